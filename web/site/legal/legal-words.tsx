import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { Language } from "../../i18n/language.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";

const { claims } = brand;

const mail = (address: string) => (
  <a href={`mailto:${address}`}>
    <Ltr>{address}</Ltr>
  </a>
);

const facts = (language: Language) => ({
  name: brand.name[language],
  legalName: brand.legalName[language],
  email: mail(brand.email),
  legalEmail: mail(brand.legalEmail),
  telephone: (
    <a href={brand.telephoneLink}>
      <Ltr>{brand.telephone}</Ltr>
    </a>
  ),
  instalments: claims.instalments,
  claimFrom: claims.claimDays.from,
  claimTo: claims.claimDays.to,
});

export function LegalWords({ text, language }: { text: string; language: Language }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const known: Readonly<Record<string, ReactNode>> = {
    ...facts(language),
    contact: <a href={pathOf(paths.contact)}>{t("contact.title")}</a>,
    privacyChoices: <a href={pathOf(paths.privacyChoices)}>{t("choices.title")}</a>,
  };

  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : known[part]}</Fragment>);
}
