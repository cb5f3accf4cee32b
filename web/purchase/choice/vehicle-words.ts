import { useTranslation } from "react-i18next";
import { hiyazaTypes, plateOf, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { vccSources } from "../../../domain/purchase/vcc-sources.ts";
import { parseCarBody, parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

/** "" is not answered. */
export function useVehicleWords(draft: PurchaseDraft) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const plate = plateOf(draft);
  const emirate = plate && parseEmirate(plate.emirate);
  const body = parseCarBody(draft.carType);
  const origin = parseCarOrigin(draft.carOrigin);
  const registration = parseEmirate(draft.registerEmirate);
  const hiyazaType = hiyazaTypes.find((type) => type === draft.hiyazaType);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(draft.vccDate) && !isNaN(Date.parse(draft.vccDate));

  return {
    request: t(`quotes.vehicle.request.${draft.type}`),
    method: t(`quotes.vehicle.method.${draft.inputMethod}`),
    plate: plate &&
      emirate && {
        emirate,
        code: plate.code,
        number: plate.number,
        label: t("quotes.vehicle.plate", {
          emirate: emirateNames[emirate][language],
          code: listedPlateCode(emirate, plate.code)?.[language] ?? plate.code,
          number: plate.number,
        }),
      },
    emirate: emirate ? emirateNames[emirate][language] : "",
    registration: registration ? emirateNames[registration][language] : "",
    cardSource: vccSources.find(({ id }) => id === draft.vccCardSource)?.[language] ?? "",
    cardDate: isDay ? formatDay(draft.vccDate, language) : draft.vccDate,
    hiyazaType: hiyazaType ? t(`quotes.vehicle.hiyazaType.${hiyazaType}`) : "",
    cylinders: t("quotes.vehicle.cylinders", { cylinders: draft.cylinderType }),
    body: body ? t(`quotes.vehicle.body.${body}`) : "",
    origin: origin ? t(`quotes.vehicle.origin.${origin}`) : "",
  };
}
