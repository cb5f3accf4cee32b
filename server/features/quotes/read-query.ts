import { inputFields } from "../../../domain/quotes/rated-inputs.ts";
import { possibleInputs } from "../../../domain/quotes/possible-inputs.ts";
import { type GivenInputs, readInputs } from "../../../domain/quotes/risk.ts";
import { Problem } from "../../http/problem.ts";

const invalid = (field: string) => new Problem("quotes.invalidInput", { field });

const textOf = (field: string, value: unknown): string => {
  const isKnown = inputFields.some((known) => known === field);
  if (!isKnown || typeof value !== "string") throw invalid(field);
  return value;
};

/** A misspelt name would give a price for another risk, so it is refused like a wrong value. */
export const readQuery = (query: Record<string, unknown>, day: string): GivenInputs => {
  const fields = Object.entries(query).map(([field, value]) => [field, textOf(field, value)]);
  const read = readInputs(Object.fromEntries(fields) as Record<string, string>, day);
  if ("invalid" in read) throw invalid(read.invalid);
  return possibleInputs(read.inputs, day);
};
