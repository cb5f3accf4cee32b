import type * as z from "zod/mini";
import type { AgreementContent } from "../../../../contract/office/insurance/contents.ts";
import { isCalendarDay } from "../../../../domain/calendar-day.ts";
import { MAX_COMMISSION } from "../../../../domain/insurance/agreement.ts";
import { type CoverType, coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import { readDecimal } from "./read-decimal.ts";

export type Agreement = z.infer<typeof AgreementContent>;

export type LineValues = { isSold: boolean; commission: string };

/** What is typed of an agreement. */
export type AgreementValues = {
  validFrom: string;
  validUntil: string;
  lines: Record<CoverType, LineValues>;
};

export const valuesOf = (agreement: Agreement): AgreementValues => {
  const line = (cover: CoverType): LineValues => {
    const found = agreement.lines.find((one) => one.cover === cover);
    const points = found?.commission ?? null;
    return { isSold: found !== undefined, commission: points === null ? "" : String(points / 100) };
  };
  return {
    validFrom: agreement.validFrom,
    validUntil: agreement.validUntil ?? "",
    lines: { thirdParty: line("thirdParty"), comprehensive: line("comprehensive") },
  };
};

/** @returns undefined where it is no percentage of ours */
const pointsOf = (typed: string): number | null | undefined => {
  if (typed.trim() === "") return null;
  const percent = readDecimal(typed, 2);
  if (percent === undefined) return undefined;
  const points = Math.round(percent * 100);
  return points <= MAX_COMMISSION ? points : undefined;
};

/** `wrong` names the fields that may not be like this, and is empty where there is an agreement. */
export function readAgreement({ validFrom, validUntil, lines }: AgreementValues): {
  agreement: Agreement | undefined;
  wrong: readonly string[];
} {
  const sold = coverTypes
    .filter((cover) => lines[cover].isSold)
    .map((cover) => ({ cover, commission: pointsOf(lines[cover].commission) }));
  const isEnd = validUntil === "" || (isCalendarDay(validUntil) && validUntil >= validFrom);
  const wrong = [
    ...(isCalendarDay(validFrom) ? [] : ["validFrom"]),
    ...(isEnd ? [] : ["validUntil"]),
    ...(sold.length === 0 ? ["lines"] : []),
    ...sold.flatMap(({ cover, commission }) =>
      commission === undefined ? [`commission-${cover}`] : [],
    ),
  ];
  if (wrong.length > 0) return { agreement: undefined, wrong };
  const stated = sold.map(({ cover, commission }) => ({ cover, commission: commission ?? null }));
  return {
    agreement: { validFrom, validUntil: validUntil === "" ? null : validUntil, lines: stated },
    wrong,
  };
}
