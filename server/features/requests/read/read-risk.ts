import { toLatinDigits } from "../../../../domain/digits.ts";
import {
  type AnswerSource,
  type ConsentKind,
  consentKinds,
  defaultPreviousClaims,
  parsePreviousClaims,
  type PreviousClaims,
  startDateProblem,
} from "../../../../domain/purchase/confirmation.ts";
import {
  parseClaimFreeYears,
  parseDriverBirthYear,
  parseMakeOrModel,
  parseModelYear,
} from "../../../../domain/vehicle/vehicle-facts.ts";
import {
  DEFAULT_VEHICLE_VALUE_AED,
  parseVehicleValue,
} from "../../../../domain/vehicle/vehicle-value.ts";
import { Problem } from "../../../http/problem.ts";
import { readOptional, type SentFields } from "./sent-fields.ts";

export type RiskAnswers = {
  previousClaims?: PreviousClaims | undefined;
  vehicleValueAed?: number | undefined;
};

const sourceOf = (answer: unknown, source: string | undefined): AnswerSource =>
  answer !== undefined && source === "asked" ? "asked" : "assumed";

/** Ruling P5: what was not answered is assumed, and stored as assumed. */
export const readRisk = (fields: SentFields, before: RiskAnswers) => {
  const claims =
    readOptional(fields, "previousClaims", parsePreviousClaims) ?? before.previousClaims;
  const value = readOptional(fields, "vehicleValue", parseVehicleValue) ?? before.vehicleValueAed;
  return {
    previousClaims: claims ?? defaultPreviousClaims,
    previousClaimsSource: sourceOf(claims, fields.previousClaimsSource),
    vehicleValueAed: value ?? DEFAULT_VEHICLE_VALUE_AED,
    vehicleValueSource: sourceOf(value, fields.vehicleValueSource),
  };
};

export const readFacts = (fields: SentFields, now: Date) => ({
  make: readOptional(fields, "make", parseMakeOrModel) ?? null,
  model: readOptional(fields, "model", parseMakeOrModel) ?? null,
  modelYear: readOptional(fields, "modelYear", (text) => parseModelYear(text, now)) ?? null,
  driverBirthYear:
    readOptional(fields, "driverBirthYear", (text) => parseDriverBirthYear(text, now)) ?? null,
  claimFreeYears: readOptional(fields, "claimFreeYears", parseClaimFreeYears) ?? null,
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
