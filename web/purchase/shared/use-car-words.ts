import { useTranslation } from "react-i18next";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { parseCarBody } from "../../../domain/vehicle/car.ts";
import { formatParts } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

export function useCarWords({ kind, carType, cylinderType }: SharedQuote) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const body = parseCarBody(carType);
  const parts = [
    body ? t(`quotes.vehicle.body.${body}`) : carType,
    t("quotes.vehicle.cylinders", { cylinders: cylinderType }),
  ];

  return {
    car: formatParts(parts, language),
    request: t(`quotes.vehicle.request.${kind === "renew" ? "renew" : "new"}`),
  };
}
