import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { insureAgain } from "../insure-again.ts";

/** What comes after the purchase: a claim, the next year, another price. */
export function NextForCar({ request }: { request: RequestDetails }) {
  const { t } = useTranslation("profile/one-request");
  const { language, pathOf } = useSite();
  const { plateInfo, state, selectedPlan: plan } = request;
  if (state !== "paid" && state !== "issued") return null;

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("nextForCar.claim")}</h2>
      <ol className="mt-3 grid list-decimal gap-2 ps-5 text-label">
        <li>{t("nextForCar.police")}</li>
        <li>
          {t("nextForCar.call", {
            insurer: plan?.insurerName[language] ?? t("theInsurer"),
          })}
        </li>
        <li>
          {t("nextForCar.stalls")}{" "}
          <a href={brand.telephoneLink} className="font-medium text-link underline">
            <Ltr className="whitespace-nowrap">{brand.telephone}</Ltr>
          </a>
        </li>
      </ol>
      <h3 className="mt-6 text-label font-strong tracking-normal">{t("nextForCar.again")}</h3>
      <div className="mt-3 grid gap-3">
        {plateInfo && (
          <ButtonLink
            variant="quiet"
            className="lg:px-4"
            icon="refresh"
            href={pathOf(insureAgain(request))}
          >
            {t("nextForCar.renew")}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          className="lg:px-4"
          icon="plus"
          href={pathOf(paths.vehicleDetails)}
        >
          {t("nextForCar.newQuote")}
        </ButtonLink>
      </div>
    </Card>
  );
}
