import { useTranslation } from "react-i18next";
import { dayInDubai, tomorrowInDubai } from "../../../domain/calendar-day.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";
import { consentKinds, startDateProblem } from "../../../domain/purchase/confirmation.ts";
import { parseFitAnswer } from "../../../domain/purchase/fit-answers.ts";
import { type FitField, fitFields } from "../../../domain/purchase/fit-fields.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { contradictionIn } from "../../../domain/purchase/contradiction.ts";
import { parseClaims } from "../../../domain/quotes/claims.ts";
import { parseInput } from "../../../domain/quotes/risk.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";
import type { ConfirmationAnswers } from "../draft/stored-choice.ts";
import { type FactField, factFieldNames } from "./facts/fact-names.ts";
import { type FactInput, factInputs, ratedFacts } from "./facts/rated-facts.ts";

export const confirmationFields = [
  ...factInputs.map((input) => factFieldNames[input]),
  "startDate",
  ...fitFields,
  "fullName",
  ...consentKinds,
] as const;

/** Given only if the value is exactly the ticked box's. */
export const TICKED = "yes";

export type ConfirmationValues = Record<(typeof confirmationFields)[number], string>;

/** Answers that are still valid, else what is assumed (rulings P5, P23). */
export function initialAnswers(
  before: ConfirmationAnswers,
  draft: Pick<PurchaseDraft, FactInput | FitField>,
  now: Date,
): ConfirmationAnswers & Record<FactField | FitField, string> {
  const tomorrow = tomorrowInDubai(now);
  const startDate = startDateProblem(before.startDate, now) ? tomorrow : before.startDate;
  const facts = ratedFacts(draft, factInputs, dayInDubai(now));
  return {
    startDate,
    ...(Object.fromEntries(
      facts.map(({ input, text }) => [factFieldNames[input], asTyped(input, text)]),
    ) as Record<FactField, string>),
    bank: draft.bank,
    registrationEnds: draft.registrationEnds,
    drivingToOman: draft.drivingToOman,
    driverUnder25: draft.driverUnder25,
  };
}

const asTyped = (input: FactInput, text: string): string => {
  if (input === "claims") return parseClaims(text) ?? text;
  const value = input === "value" ? parseVehicleValue(text) : undefined;
  return value === undefined ? text : formatNumber(value, "en");
};

export function useConfirmationProblems() {
  const { t } = useTranslation(["purchase", "prices"]);

  /** A fact without an answer is assumed. The texts of the others come with their fields. */
  const wrongFacts = (values: ConfirmationValues, day: string): Partial<ConfirmationValues> => {
    const wrong = factInputs.filter((input) => {
      const text = values[factFieldNames[input]];
      return text.trim() !== "" && parseInput(input, text, day) === undefined;
    });
    const impossible = contradictionIn(values, values, day);
    return {
      ...(impossible && { [impossible.field]: t("prices:sharpen.impossible", impossible) }),
      ...Object.fromEntries(wrong.map((input) => [factFieldNames[input], messageOf(input)])),
    };
  };
  const messageOf = (input: FactInput) => {
    if (input === "value") return t("check.problems.vehicleValue");
    // A select offers nothing else.
    if (input === "claims" || input === "financed") return t("check.problems.previousClaims");
    return t(`prices:sharpen.wrong.${input}`);
  };

  return (values: ConfirmationValues): Partial<ConfirmationValues> => {
    const now = new Date();
    const date = startDateProblem(values.startDate, now);
    const name = contactNameProblem(values.fullName);
    const unfit = fitFields.filter(
      (field) =>
        values[field].trim() !== "" &&
        parseFitAnswer(field, values[field], dayInDubai(now)) === undefined,
    );
    return {
      ...(date && { startDate: t(`check.problems.startDate.${date}`) }),
      ...wrongFacts(values, dayInDubai(now)),
      ...Object.fromEntries(unfit.map((field) => [field, t(`check.problems.fit.${field}`)])),
      ...(name && {
        fullName: t(`check.problems.${name}`),
      }),
      ...Object.fromEntries(
        consentKinds
          .filter((kind) => values[kind] !== TICKED)
          .map((kind) => [kind, t(`check.consents.required.${kind}`)]),
      ),
    };
  };
}
