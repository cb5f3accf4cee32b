import type { CoverValue } from "../quotes/cover.ts";
import type { PlanContent } from "./plan-content.ts";

/** Greater ones are a slip of the keyboard: dirhams, days, minutes, years, percent. */
const most: Partial<Record<CoverValue["kind"], number>> = {
  limit: 100_000_000,
  days: 366,
  minutes: 1_440,
  years: 40,
  percent: 100,
};

const amountOf = (value: CoverValue): number | undefined =>
  Object.values(value).find((part): part is number => typeof part === "number");

const isPossible = (value: CoverValue): boolean => {
  const limit = most[value.kind];
  if (limit === undefined) return true;
  const amount = amountOf(value) ?? Number.NaN;
  return Number.isInteger(amount) && amount >= 0 && amount <= limit;
};

const isWritten = ({ en, ar }: { en: string; ar: string }) => en.trim() !== "" && ar.trim() !== "";

/** The name of the first field that a plan may not have like this; undefined when it may. */
export function wrongPlanField({
  name,
  description,
  cover,
  terms,
}: Pick<PlanContent, "name" | "description" | "cover" | "terms">):
  "name" | "description" | "cover" | "terms" | undefined {
  if (!isWritten(name)) return "name";
  if (!isWritten(description)) return "description";
  const named = new Set(cover.map(({ benefit }) => benefit));
  if (cover.length === 0 || named.size !== cover.length) return "cover";
  if (!cover.every(({ value }) => isPossible(value))) return "cover";
  return new Set(terms).size === terms.length ? undefined : "terms";
}
