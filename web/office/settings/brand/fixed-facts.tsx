import { useTranslation } from "react-i18next";
import { EXAMPLE_LICENCE } from "../../../../brand.ts";
import type { BrandShown } from "../../../../contract/office/settings/brand.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Facts, Panel } from "../../kit/panel.tsx";
import { useLanguage } from "../../kit/use-language.ts";

/** What is stated when the product is started. */
export function FixedFacts({
  name,
  legalName,
  licenceNumber,
  isDemonstration,
}: BrandShown["fixed"]) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel heading={t("settings.brand.fixed.heading")}>
      <p className="mb-2 text-sm text-ink-muted">{t("settings.brand.fixed.text")}</p>
      <Facts
        facts={[
          { question: t("settings.brand.fixed.name"), answer: name[language] },
          { question: t("settings.brand.fixed.legalName"), answer: legalName[language] },
          {
            question: t("settings.brand.fixed.licence"),
            answer: (
              <>
                <Ltr>{licenceNumber}</Ltr>{" "}
                {licenceNumber === EXAMPLE_LICENCE && t("settings.brand.fixed.example")}
              </>
            ),
          },
          {
            question: t("settings.brand.fixed.mode"),
            answer: t(`settings.brand.fixed.${isDemonstration ? "demonstration" : "production"}`),
          },
        ]}
      />
    </Panel>
  );
}
