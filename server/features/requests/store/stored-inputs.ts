import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { parseClaims } from "../../../../domain/quotes/claims.ts";
import type { InputSource } from "../../../../domain/quotes/rated-inputs.ts";
import { type GivenInputs, inputOf, storedInputs } from "../../../../domain/quotes/risk.ts";
import { MAX_CLAIM_FREE_YEARS } from "../../../../domain/vehicle/vehicle-facts.ts";
import type { RequestRow } from "./requests-store.ts";

const given = <Value>(value: Value | null | undefined, source: InputSource | null) =>
  value === null || value === undefined ? undefined : { value, source: source ?? "assumed" };

/** Of a row from before prices had editions. */
const inputsOfBefore = (row: RequestRow): GivenInputs => {
  const { claimFreeYears } = row;
  const inputs = {
    value: given(row.vehicleValueAed, row.vehicleValueSource),
    year: given(row.modelYear, "asked"),
    driverBirthYear: given(row.driverBirthYear, "asked"),
    claims: given(parseClaims(row.previousClaims ?? ""), row.previousClaimsSource),
    claimFreeYears: given(
      claimFreeYears === null ? null : Math.min(claimFreeYears, MAX_CLAIM_FREE_YEARS),
      "asked",
    ),
  } satisfies { [Input in keyof GivenInputs]: GivenInputs[Input] | undefined };
  return Object.fromEntries(
    Object.entries(inputs).filter(([, input]) => input !== undefined),
  ) as GivenInputs;
};

/** The Dubai day from which the row's ages count. */
const dayOf = ({ ratedOn, updatedAt }: RequestRow) => ratedOn ?? dayInDubai(updatedAt);

export const inputsOfRow = (row: RequestRow): GivenInputs =>
  row.inputs === null ? inputsOfBefore(row) : storedInputs(row.inputs, dayOf(row));

/** What was answered, or what is assumed in its place (ruling P23). */
export const inputOfRow = <Input extends keyof GivenInputs>(row: RequestRow, input: Input) =>
  inputOf({ inputs: inputsOfRow(row), day: dayOf(row) }, input);

export type WithInputs = RequestRow & { inputs: GivenInputs };

export const withInputs = (row: RequestRow): WithInputs => ({ ...row, inputs: inputsOfRow(row) });
