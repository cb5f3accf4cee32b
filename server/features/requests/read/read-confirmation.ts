import { toLatinDigits } from "../../../../domain/digits.ts";
import {
  type ConsentKind,
  consentKinds,
  startDateProblem,
} from "../../../../domain/purchase/confirmation.ts";
import { parseMakeOrModel } from "../../../../domain/vehicle/vehicle-facts.ts";
import { Problem } from "../../../http/problem.ts";
import { readOptional, type SentFields } from "./sent-fields.ts";

/** Never rated (ruling P23). */
export const readMakeAndModel = (fields: SentFields) => ({
  make: readOptional(fields, "make", parseMakeOrModel) ?? null,
  model: readOptional(fields, "model", parseMakeOrModel) ?? null,
});

/** YYYY-MM-DD. @throws {Problem} requests.startDate */
export const readStartDate = ({ startDate }: SentFields, now: Date): string | undefined => {
  if (startDate === undefined) return undefined;
  const day = toLatinDigits(startDate);
  if (startDateProblem(day, now)) throw new Problem("requests.startDate", { field: "startDate" });
  return day;
};

const isTicked = (text: string | undefined) =>
  ["true", "on", "yes", "1"].includes(text?.toLowerCase() ?? "");

/** Ruling P15: with the version of the text that stood beside the box. */
export const readConsents = (fields: SentFields): { kind: ConsentKind; version: string }[] => {
  const version = fields.consentVersion;
  if (version === undefined) return [];
  return consentKinds.filter((kind) => isTicked(fields[kind])).map((kind) => ({ kind, version }));
};
