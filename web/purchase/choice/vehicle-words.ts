import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { plateOf } from "../../../domain/purchase/draft.ts";
import { parseCarBody, parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { useSite } from "../../i18n/use-site.ts";

/** A draft's vehicle in words, and its plate as the drawing wants it. */
export function useVehicleWords(draft: PurchaseDraft) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const plate = plateOf(draft);
  const emirate = plate && parseEmirate(plate.emirate);
  const body = parseCarBody(draft.carType);
  const origin = parseCarOrigin(draft.carOrigin);

  return {
    plate: plate &&
      emirate && {
        emirate,
        code: plate.code,
        number: plate.number,
        label: t("quotes.vehicle.plate", {
          emirate: emirateNames[emirate][language],
          code: plate.code,
          number: plate.number,
        }),
      },
    emirate: emirate && emirateNames[emirate][language],
    cylinders: t("quotes.vehicle.cylinders", { cylinders: draft.cylinderType }),
    body: body ? t(`quotes.vehicle.body.${body}`) : "",
    origin: origin ? t(`quotes.vehicle.origin.${origin}`) : "",
  };
}
