import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { PlanDocument } from "../../../../domain/insurance/plan-documents.ts";
import { wrongPlanField } from "../../../../domain/insurance/read-plan.ts";
import {
  type BenefitCode,
  benefits,
  type CoverLine,
  type CoverValue,
} from "../../../../domain/quotes/cover.ts";

/** How a line of cover stands on the screen; `none` where the plan does not list it. */
export type CoverField = {
  kind: CoverValue["kind"] | "none";
  amount: string;
  group: CoverLine["group"];
};

/** Papers are brought and taken away by themselves, not typed. */
export type PlanValues = Omit<PlanContent, "cover" | "documents"> & {
  cover: Readonly<Record<BenefitCode, CoverField>>;
  /** Order in which the plan lists its lines. */
  order: readonly BenefitCode[];
};

const unitOf = {
  limit: "aed",
  days: "days",
  minutes: "minutes",
  years: "years",
  percent: "percent",
} as const;

export const hasAmount = (kind: CoverField["kind"]): kind is keyof typeof unitOf => kind in unitOf;

const amountOf = (value: CoverValue) =>
  String(Object.values(value).find((part) => typeof part === "number") ?? "");

const notListed: CoverField = { kind: "none", amount: "", group: "additional" };

export const fieldOf = (line: CoverLine | undefined): CoverField =>
  line ? { kind: line.value.kind, amount: amountOf(line.value), group: line.group } : notListed;

export const valuesOf = ({ documents: _papers, ...content }: PlanContent): PlanValues => {
  const order = content.cover.map(({ benefit }) => benefit);
  const fields = benefits.map((benefit) => [
    benefit,
    fieldOf(content.cover.find((line) => line.benefit === benefit)),
  ]);
  return {
    ...content,
    cover: Object.fromEntries(fields) as PlanValues["cover"],
    order: [...new Set([...order, ...benefits])],
  };
};

/** Undefined for what is no line, and for an amount that is no whole number. */
const lineOf = (
  benefit: BenefitCode,
  { kind, amount, group }: CoverField,
): CoverLine | undefined => {
  if (kind === "none") return undefined;
  if (!hasAmount(kind)) return { benefit, value: { kind }, group };
  const whole = amount.replaceAll(",", "").trim();
  if (!/^\d{1,9}$/.test(whole)) return undefined;
  return { benefit, value: { kind, [unitOf[kind]]: Number(whole) } as CoverValue, group };
};

export const contentOf = (
  { order, cover, ...rest }: PlanValues,
  documents: readonly PlanDocument[] = [],
): PlanContent => ({
  ...rest,
  cover: order.flatMap((benefit) => lineOf(benefit, cover[benefit]) ?? []),
  documents,
});

const alone = { en: "-", ar: "-" };

/** Whether the amount of a line is missing, or more than it can be. */
export const isWrongLine = (benefit: BenefitCode, field: CoverField): boolean => {
  if (field.kind === "none") return false;
  const line = lineOf(benefit, field);
  if (!line) return true;
  return (
    wrongPlanField({ name: alone, description: alone, cover: [line], terms: [] }) !== undefined
  );
};
