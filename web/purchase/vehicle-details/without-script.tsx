import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { brand } from "../../../brand.ts";
import type { Language } from "../../../domain/language.ts";
import { emirateNames } from "../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { askedPlate } from "./form-answers.ts";

/** Rendered by the server alone: a message that carries the plate of the home page's form. */
export function WithoutScript() {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const plate = plateIn(useLocation().search, language);
  const message = plate
    ? t("plate.noScript.messageWithPlate", { plate })
    : t("plate.noScript.message");
  const [subject, text] = [t("plate.noScript.subject"), message].map(encodeURIComponent);

  return (
    <Banner
      kind="warning"
      title={t("plate.noScript.title")}
      actions={
        <>
          {brand.whatsapp && (
            <ButtonLink size="small" icon="chat" href={`${brand.whatsapp}?text=${text}`}>
              {t("plate.noScript.whatsapp")}
            </ButtonLink>
          )}
          <ButtonLink
            size="small"
            variant="quiet"
            icon="mail"
            href={`mailto:${brand.email}?subject=${subject}&body=${text}`}
          >
            {t("plate.noScript.email")}
          </ButtonLink>
        </>
      }
    >
      {t("plate.noScript.text")} {plate && t("plate.noScript.carried", { plate })}
    </Banner>
  );
}

/** Undefined without a number: the emirate alone was not typed. */
function plateIn(search: string, language: Language): string | undefined {
  const { emirate, code, number } = askedPlate(search) ?? {};
  if (!number) return undefined;
  const label = emirate && code ? listedPlateCode(emirate, code)?.[language] : undefined;
  return [emirate && emirateNames[emirate][language], label, number].filter(Boolean).join(" ");
}
