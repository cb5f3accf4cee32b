import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { isCalendarDay } from "../../../domain/calendar-day.ts";
import type { AnswerField } from "../../../domain/purchase/draft.ts";
import { vccSources } from "../../../domain/purchase/vcc-sources.ts";
import { parseCarBody, parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { formatDay } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useLanguage } from "./use-language.ts";

const methods = ["plateNumber", "vcc", "hiyaza"] as const;

/** The plate is one answer. */
const partsOfPlate = ["emirate", "plateCode", "plateNumber"] as const;
const isPartOfPlate = (field: string) => partsOfPlate.some((one) => one === field);

export type ShownAnswer = AnswerField | "inputMethod" | "make" | "model";

/** An answer in words, the whole plate as `plateSource`; empty where none was given. */
export function useAnswerWords({ answers }: Pick<DeskRequest, "answers">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  const plateOf = (source: string) => {
    const emirate = parseEmirate(source);
    const { plateCode = "", plateNumber = "" } = answers;
    if (!emirate || plateNumber === "") return "";
    const code = listedPlateCode(emirate, plateCode)?.[language] ?? plateCode;
    return (
      <span>
        {emirateNames[emirate][language]} <bdi>{code}</bdi> <Ltr>{plateNumber}</Ltr>
      </span>
    );
  };

  return (field: ShownAnswer): ReactNode => {
    const given = answers[field] ?? "";
    if (isPartOfPlate(field)) return "";
    if (field === "plateSource") return plateOf(given || (answers["emirate"] ?? ""));
    const emirate = field === "registerEmirate" && parseEmirate(given);
    if (emirate) return emirateNames[emirate][language];
    if (field === "vccDate" && isCalendarDay(given)) return formatDay(given, language);
    const source = field === "vccCardSource" && vccSources.find(({ id }) => id === given);
    if (source) return source[language];
    const body = field === "carType" && parseCarBody(given);
    if (body) return t(`request.values.${body}`);
    const origin = field === "carOrigin" && parseCarOrigin(given);
    if (origin) return t(`request.values.${origin}`);
    const method = field === "inputMethod" && methods.find((one) => one === given);
    if (method) return t(`request.values.${method}`);
    return given && <bdi>{given}</bdi>;
  };
}
