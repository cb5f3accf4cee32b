import { brand } from "../../../../brand.ts";
import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import type { Bilingual, Language } from "../../../../domain/language.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { PlaceholderValues } from "../../../../domain/texts/placeholders.ts";
import { emirateNames, parseEmirate } from "../../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../../domain/vehicle/plate-codes.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";

/** What a field knows besides, or better than the request. */
export type OwnFacts = {
  insurer?: Bilingual | undefined;
  plan?: Bilingual | undefined;
  priceFils?: number | undefined;
  startDate?: string | undefined;
  /** Day in Dubai. */
  lastDay?: string | undefined;
};

export type Known = OwnFacts & {
  request?: DeskRequest | undefined;
  customer: string;
  colleague: Bilingual;
};

const plateIn = ({ plate }: DeskRequest, language: Language) => {
  const emirate = plate && parseEmirate(plate.emirate);
  if (!plate || !emirate) return "";
  const code = listedPlateCode(emirate, plate.code)?.[language] ?? plate.code;
  return `${emirateNames[emirate][language]} ${isolated(`${code} ${plate.number}`, language)}`;
};

/** The list of names is fetched only where it is needed. */
const carIn = async ({ answers }: DeskRequest, language: Language) => {
  const { make = "", model = "" } = answers;
  if (make === "" || language === "en") return `${make} ${model}`.trim();
  const { makes, named } = await import("../../../../domain/vehicle/makes.ts");
  const known = named(makes, make);
  const knownModel = named(known?.models ?? [], model);
  return `${known?.[language] ?? make} ${knownModel?.[language] ?? model}`.trim();
};

/** What fills the placeholders of a text in this language; what is not known is empty. */
export async function knownValues(known: Known, language: Language): Promise<PlaceholderValues> {
  const { request, customer, colleague } = known;
  const priceFils = known.priceFils ?? request?.priceFils;
  const startDate = known.startDate || request?.startDate;
  return {
    customer: customer.trim(),
    colleague: colleague[language],
    telephone: isolated(brand.telephone, language),
    number: request ? isolated(request.number, language) : "",
    car: request ? await carIn(request, language) : "",
    plate: request ? plateIn(request, language) : "",
    insurer: (known.insurer ?? request?.insurerName)?.[language] ?? "",
    plan: (known.plan ?? request?.planName)?.[language] ?? "",
    price: priceFils ? formatAmount(priceFils) : "",
    startDate: startDate ? formatDay(startDate, language) : "",
    lastDay: known.lastDay ? formatDay(known.lastDay, language) : "",
  };
}
