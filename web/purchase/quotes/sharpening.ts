import type { Package } from "../../../contract/quotes.ts";
import { type FactField, factFields, isFactInvalid } from "../../../domain/purchase/facts.ts";
import { contradictionIn } from "../../../domain/purchase/contradiction.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { type AddOn, addOns } from "../../../domain/quotes/add-ons.ts";
import { ratedInputs, type RatedInput } from "../../../domain/quotes/rated-inputs.ts";
import { parseInput } from "../../../domain/quotes/risk.ts";

/** Asked beside the prices; the choices of cover are not answers about car and driver. */
export const askedInputs = [
  "value",
  "year",
  "driverBirthYear",
  "drivingYears",
  "claimFreeYears",
  "claims",
  "financed",
] as const satisfies RatedInput[];
export type AskedInput = (typeof askedInputs)[number];

export type Facts = Partial<Record<FactField, string>>;

/**
 * The draft that is rated: what was typed, and where that is impossible what was rated before.
 * @param day today in Dubai
 */
export function ratedDraft(
  before: PurchaseDraft,
  typed: PurchaseDraft,
  day: string,
): PurchaseDraft {
  const { driverBirthYear, drivingYears } = before;
  const rated = { ...before, ...validFacts(typed, day) };
  const wrong = contradictionIn(before, rated, day);
  const kept = wrong ? { ...rated, [wrong.field]: before[wrong.field] } : rated;
  return contradictionIn(before, kept, day) ? { ...kept, driverBirthYear, drivingYears } : kept;
}

const validFacts = (typed: PurchaseDraft, day: string): Facts =>
  Object.fromEntries(
    factFields
      .filter((field) => !isFactInvalid(field, typed[field], day))
      .map((field) => [field, typed[field]]),
  );

export const changedFacts = (before: PurchaseDraft, now: PurchaseDraft): Facts =>
  Object.fromEntries(
    factFields.filter((field) => before[field] !== now[field]).map((field) => [field, now[field]]),
  );

/** The questions that these quotes are rated by; all of them until there are quotes. */
export const askedFor = (quotes: readonly Package[]): AskedInput[] => {
  const read = new Set(quotes.flatMap(({ inputsRead }) => inputsRead.map(askedInputNamed)));
  return askedInputs.filter((input) => quotes.length === 0 || read.has(input));
};

export const answeredCount = (
  draft: PurchaseDraft,
  asked: readonly AskedInput[],
  day: string,
): number => asked.filter((input) => valueOf(draft, input, day) !== undefined).length;

/** Undefined for no or an impossible answer; drafts spell some answers in several ways. */
export const valueOf = (draft: PurchaseDraft, input: RatedInput, day: string) =>
  draft[input].trim() === "" ? undefined : parseInput(input, draft[input], day);

/** Own excess, repair and add-ons of one card, as the draft writes them. */
export type OwnChoice = Partial<Record<"excess" | "repair" | "addOns", string>>;

/** `chosen` with `code` ticked or unticked, as the draft writes add-ons. */
export const withAddOnTicked = (chosen: readonly AddOn[], code: AddOn): string =>
  addOns.filter((one) => (one === code) !== chosen.includes(one)).join(",");

/** The add-ons that a draft asks for. */
export const chosenAddOns = (draft: PurchaseDraft, day: string): AddOn[] => {
  const wanted = valueOf(draft, "addOns", day);
  return addOns.filter((code) => Array.isArray(wanted) && wanted.includes(code));
};

/** Finds an input by the name that the server's answers use. */
export const askedInputNamed = (name: string): AskedInput | undefined =>
  askedInputs.find((input) => input === name || name in ratedInputs[input].readers);

/** What the shown prices assume, each once. */
export function assumptionsOf(quotes: readonly Package[]): Package["assumptions"] {
  const all = quotes.flatMap(({ assumptions }) => assumptions);
  return askedInputs.flatMap((input) =>
    all.filter(({ input: name }) => askedInputNamed(name) === input).slice(0, 1),
  );
}

/** Id of the control. */
export const fieldId = (field: FactField): string => `sharpen-${field}`;
