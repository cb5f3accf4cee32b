import { dayInDubai } from "../../../domain/calendar-day.ts";
import { type GivenInputs, inputOf, storedInputs } from "../../../domain/quotes/risk.ts";
import type { RequestRow } from "./requests-store.ts";

/** The Dubai day from which the row's ages count. */
const dayOf = ({ ratedOn, updatedAt }: RequestRow) => ratedOn ?? dayInDubai(updatedAt);

export const inputsOfRow = (row: RequestRow): GivenInputs => storedInputs(row.inputs, dayOf(row));

/** What was answered, or what is assumed in its place (ruling P23). */
export const inputOfRow = <Input extends keyof GivenInputs>(row: RequestRow, input: Input) =>
  inputOf({ inputs: inputsOfRow(row), day: dayOf(row) }, input);

export type WithInputs = RequestRow & { inputs: GivenInputs };

export const withInputs = (row: RequestRow): WithInputs => ({ ...row, inputs: inputsOfRow(row) });
