import { useTranslation } from "react-i18next";
import { tomorrowInDubai } from "../../../domain/calendar-day.ts";
import {
  consentKinds,
  defaultPreviousClaims,
  parsePreviousClaims,
  startDateProblem,
} from "../../../domain/purchase/confirmation.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  DEFAULT_VEHICLE_VALUE_AED,
  parseVehicleValue,
} from "../../../domain/vehicle/vehicle-value.ts";
import type { ConfirmationAnswers } from "../draft/stored-choice.ts";

export const confirmationFields = [
  "startDate",
  "previousClaims",
  "vehicleValue",
  ...consentKinds,
] as const;

/** Given only if the value is exactly the ticked box's. */
export const TICKED = "yes";

const defaultValue = String(DEFAULT_VEHICLE_VALUE_AED).replace(/\B(?=\d{3}$)/, ",");

export type ConfirmationValues = Record<(typeof confirmationFields)[number], string>;

/** Earlier answers that are still valid, else the specified defaults (ruling P5). */
export function initialAnswers(
  before: ConfirmationAnswers,
  draft: Pick<PurchaseDraft, "vehicleValue">,
  now: Date,
): ConfirmationAnswers {
  const startDate = startDateProblem(before.startDate, now) ? "" : before.startDate;
  return {
    startDate: startDate || tomorrowInDubai(now),
    previousClaims: parsePreviousClaims(before.previousClaims) ?? defaultPreviousClaims,
    vehicleValue: draft.vehicleValue || before.vehicleValue || defaultValue,
  };
}

export function useConfirmationProblems() {
  const { t } = useTranslation("purchase");

  return (values: ConfirmationValues): Partial<ConfirmationValues> => {
    const date = startDateProblem(values.startDate, new Date());
    return {
      ...(date && { startDate: t(`check.problems.startDate.${date}`) }),
      ...(!parsePreviousClaims(values.previousClaims) && {
        previousClaims: t("check.problems.previousClaims"),
      }),
      ...(parseVehicleValue(values.vehicleValue) === undefined && {
        vehicleValue: t("check.problems.vehicleValue"),
      }),
      ...Object.fromEntries(
        consentKinds
          .filter((kind) => values[kind] !== TICKED)
          .map((kind) => [kind, t(`check.consents.required.${kind}`)]),
      ),
    };
  };
}
