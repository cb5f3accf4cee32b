import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { brand, EXAMPLE_LICENCE } from "../../../brand.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";

/** Facts that a broker's site must state by law. */
export function CompanyFacts() {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const installation = useRouteLoaderData<SiteFacts>("root")?.installation;

  return (
    <dl className="grid max-w-form">
      <Fact name={t("company.about.paper.name")}>{brand.legalName[language]}</Fact>
      <Fact name={t("company.about.paper.licence")}>
        {t("company.about.paper.licenceText")} <Ltr>{installation?.licenceNumber}</Ltr>{" "}
        {installation?.licenceNumber === EXAMPLE_LICENCE && t("company.about.paper.example")}
      </Fact>
      <Fact name={t("company.about.paper.risk")}>{t("company.about.paper.riskText")}</Fact>
      <Fact name={t("company.about.paper.telephone")}>
        <TextLink href={brand.telephoneLink}>
          <Ltr>{brand.telephone}</Ltr>
        </TextLink>
      </Fact>
      <Fact name={t("company.about.paper.email")}>
        <TextLink href={`mailto:${brand.email}`}>
          <Ltr>{brand.email}</Ltr>
        </TextLink>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 border-t border-line py-3 sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="text-label text-ink-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
