import type * as z from "zod/mini";
import type { saveInsurer } from "../../../../contract/office/insurance/insurers.ts";
import { isCalendarDay } from "../../../../domain/calendar-day.ts";
import { toLatinDigits } from "../../../../domain/digits.ts";
import { isQualityFigure, qualityFigures } from "../../../../domain/quotes/insurer-quality.ts";
import { type CoverType, coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import type { InsurerValues, QualityValues } from "./insurer-values.ts";
import { readDecimal } from "./read-decimal.ts";

type Body = Omit<z.infer<(typeof saveInsurer)["schema"]["body"]>, "version">;

const isEmpty = (text: string) => text.trim() === "";

/** Nothing is known of its refunds while nothing of them is filled in. */
const hasTerms = ({ ways, refundDays, sourceEn, sourceAr, readOn }: InsurerValues) =>
  ways.length > 0 || [refundDays, sourceEn, sourceAr, readOn].some((text) => !isEmpty(text));

const hasHours = ({ days, from, to }: InsurerValues) =>
  days.length > 0 || !isEmpty(from) || !isEmpty(to);

export const hasQuality = ({ sourceEn, sourceAr, asOf, ...rest }: QualityValues) =>
  [sourceEn, sourceAr, asOf, ...qualityFigures.map((figure) => rest[figure])].some(
    (text) => !isEmpty(text),
  );

const wrongQuality = (cover: CoverType, values: QualityValues): string[] => {
  if (!hasQuality(values)) return [];
  const figures = qualityFigures.filter((figure) => {
    const value = readDecimal(values[figure], 1);
    return !isEmpty(values[figure]) && (value === undefined || !isQualityFigure(value));
  });
  const texts = (["sourceEn", "sourceAr"] as const).filter((source) => isEmpty(values[source]));
  const days = isCalendarDay(values.asOf) ? [] : ["asOf"];
  return [...figures, ...texts, ...days].map((field) => `${cover}.${field}`);
};

/** Names of the fields that cannot be saved like this. */
export function wrongIn(values: InsurerValues): string[] {
  const { nameEn, nameAr, email, days, from, to, ways, sourceEn, sourceAr, readOn } = values;
  const refundDays = readDecimal(values.refundDays, 0) ?? 0;
  const wrong = {
    nameEn: isEmpty(nameEn),
    nameAr: isEmpty(nameAr),
    email: !isEmpty(email) && !/^[^\s@]+@[^\s@]+$/.test(email.trim()),
    hours: hasHours(values) && (days.length === 0 || isEmpty(from) || isEmpty(to) || to <= from),
    ...(hasTerms(values) && {
      ways: ways.length === 0,
      refundDays: refundDays < 1 || refundDays > 120,
      sourceEn: isEmpty(sourceEn),
      sourceAr: isEmpty(sourceAr),
      readOn: !isCalendarDay(readOn),
    }),
  };
  return [
    ...Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [field] : [])),
    ...coverTypes.flatMap((cover) => wrongQuality(cover, values[cover])),
  ];
}

const qualityIn = (values: QualityValues) => {
  const figures = qualityFigures.flatMap((figure) => {
    const value = readDecimal(values[figure], 1);
    return value === undefined ? [] : [[figure, value] as const];
  });
  return {
    ...Object.fromEntries(figures),
    source: { en: values.sourceEn.trim(), ar: values.sourceAr.trim() },
    asOf: values.asOf,
    isInvented: values.isInvented,
  };
};

/** @param values that {@link wrongIn} finds nothing in */
export function bodyOf(values: InsurerValues): Body {
  const line = (text: string) => toLatinDigits(text).trim() || null;
  return {
    name: { en: values.nameEn.trim(), ar: values.nameAr.trim() },
    contacts: {
      phone: line(values.phone),
      email: values.email.trim() || null,
      claimsPhone: line(values.claimsPhone),
      hours: hasHours(values) ? { days: [...values.days], from: values.from, to: values.to } : null,
    },
    refundTerms: hasTerms(values)
      ? {
          ways: [...values.ways],
          days: readDecimal(values.refundDays, 0) ?? 0,
          needsIbanCertificate: values.needsIbanCertificate,
          proofs: Object.fromEntries(
            Object.entries(values.proofs)
              .filter(([, proofs]) => proofs.length > 0)
              .map(([reason, proofs]) => [reason, [...proofs]]),
          ),
          source: { en: values.sourceEn.trim(), ar: values.sourceAr.trim() },
          readOn: values.readOn,
        }
      : null,
    qualityByCover: Object.fromEntries(
      coverTypes
        .filter((cover) => hasQuality(values[cover]))
        .map((cover) => [cover, qualityIn(values[cover])]),
    ),
  };
}
