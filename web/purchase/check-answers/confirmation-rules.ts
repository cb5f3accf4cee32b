import { useTranslation } from "react-i18next";
import { dayInDubai, tomorrowInDubai } from "../../../domain/calendar-day.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";
import { consentKinds, startDateProblem } from "../../../domain/purchase/confirmation.ts";
import { parseFitAnswer } from "../../../domain/purchase/fit-answers.ts";
import { type FitField, fitFields } from "../../../domain/purchase/fit-fields.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { parseClaims } from "../../../domain/quotes/claims.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";
import { assumedText } from "../draft/input-fields.ts";
import type { ConfirmationAnswers } from "../draft/stored-choice.ts";

/** Answers that are part of the draft: the form's field, the draft's name. */
export const ratedFields = { previousClaims: "claims", vehicleValue: "value" } as const;
export type RatedField = keyof typeof ratedFields;

export const confirmationFields = [
  "startDate",
  "previousClaims",
  "vehicleValue",
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
  draft: Pick<PurchaseDraft, "value" | "claims" | FitField>,
  now: Date,
): ConfirmationAnswers & Record<RatedField | FitField, string> {
  const tomorrow = tomorrowInDubai(now);
  const startDate = startDateProblem(before.startDate, now) ? tomorrow : before.startDate;
  const value = parseVehicleValue(draft.value || assumedText("value", tomorrow));
  return {
    startDate,
    previousClaims: parseClaims(draft.claims) ?? assumedText("claims", tomorrow),
    vehicleValue: value === undefined ? draft.value : formatNumber(value, "en"),
    bank: draft.bank,
    registrationEnds: draft.registrationEnds,
    drivingToOman: draft.drivingToOman,
    driverUnder25: draft.driverUnder25,
  };
}

export function useConfirmationProblems() {
  const { t } = useTranslation("purchase");

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
      ...(!parseClaims(values.previousClaims) && {
        previousClaims: t("check.problems.previousClaims"),
      }),
      ...(parseVehicleValue(values.vehicleValue) === undefined && {
        vehicleValue: t("check.problems.vehicleValue"),
      }),
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
