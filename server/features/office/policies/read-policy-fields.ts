import type { PolicyField } from "../../../../contract/office/policies/routes.ts";
import { dayInDubai, parseCalendarDay } from "../../../../domain/calendar-day.ts";
import { type Fils, filsFromAed } from "../../../../domain/money.ts";
import type { PolicyTerms } from "../../../../domain/policies/compare-policy.ts";
import { datesProblem } from "../../../../domain/policies/policy-dates.ts";
import { readChassisNumber, readPolicyNumber } from "../../../../domain/support/policy-numbers.ts";
import { type TrafficState, trafficStates } from "../../../../domain/policies/policy-state.ts";
import { Problem } from "../../../http/problem.ts";

/** What staff typed, read. */
export type AskedPolicy = {
  /** Version of the request. */
  version: number;
  number: string;
  chassis: string;
  terms: PolicyTerms;
  traffic: TrafficState | undefined;
  reason: string | null;
  isForCustomer: boolean;
};

const needed: readonly PolicyField[] = [
  "version",
  "number",
  "startDate",
  "endDate",
  "premium",
  "chassis",
  "insuredName",
];

/** Fields may follow the PDFs: then they are read at the end. */
export const isReadable = (fields: Record<string, string>) =>
  needed.every((field) => field in fields);

const longest: Partial<Record<PolicyField, number>> = { insuredName: 100, bank: 100, plate: 40 };
const MAX_TEXT = 500;

/**
 * @throws {Problem} policies.missing; policies.unreadable; policies.datesReversed;
 *   policies.datesUnlikely
 */
export const readPolicyFields = (fields: Record<string, string>, now: Date): AskedPolicy => {
  const textOf = (field: PolicyField) => {
    const text = (fields[field] ?? "").trim().replaceAll(/\s+/g, " ");
    if (text.length > (longest[field] ?? MAX_TEXT))
      throw new Problem("policies.unreadable", { field });
    return text;
  };
  const given = (field: PolicyField) => textOf(field) || null;
  const read = <Value>(
    field: PolicyField,
    readText: (text: string) => Value | undefined,
  ): Value => {
    const text = textOf(field);
    if (text === "") throw new Problem("policies.missing", { field });
    const value = readText(text);
    if (value === undefined) throw new Problem("policies.unreadable", { field });
    return value;
  };
  const amount = (text: string): Fils | undefined => filsFromAed(text) || undefined;

  const startsOn = read("startDate", parseCalendarDay);
  const endsOn = read("endDate", parseCalendarDay);
  const wrong = datesProblem({ startsOn, endsOn }, dayInDubai(now));
  if (wrong) {
    const code = wrong.problem === "reversed" ? "policies.datesReversed" : "policies.datesUnlikely";
    throw new Problem(code, { field: wrong.field });
  }
  const traffic = given("traffic");
  const version = Number(fields["version"]);
  if (!Number.isSafeInteger(version)) throw new Problem("policies.missing", { field: "version" });
  return {
    version,
    number: read("number", readPolicyNumber),
    chassis: read("chassis", readChassisNumber),
    terms: {
      startsOn,
      endsOn,
      premiumFils: read("premium", amount),
      sumInsuredFils: given("sumInsured") === null ? null : read("sumInsured", amount),
      insuredName: read("insuredName", (text) => text),
      plate: given("plate"),
      bank: given("bank"),
    },
    traffic:
      traffic === null
        ? undefined
        : read("traffic", (text) => trafficStates.find((one) => one === text)),
    reason: given("reason"),
    isForCustomer: given("to") === "customer",
  };
};
