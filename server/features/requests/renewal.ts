import { RenewFields } from "../../../contract/requests.ts";
import { normaliseEmail } from "../../../domain/accounts/email.ts";
import { toLatinDigits } from "../../../domain/digits.ts";
import { filsFromAed } from "../../../domain/money.ts";
import {
  type AnswerSource,
  type ConsentKind,
  consentKinds,
  DEFAULT_VEHICLE_VALUE_AED,
  defaultPreviousClaims,
  parsePreviousClaims,
  parseVehicleValue,
  startDateProblem,
  tomorrowInDubai,
} from "../../../domain/purchase/confirmation.ts";
import { parseCoverType } from "../../../domain/quotes/package-kinds.ts";
import {
  isPricedOnline,
  parseCarBody,
  parseCarOrigin,
  parseCylinderCount,
} from "../../../domain/vehicle/car.ts";
import { parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { normalisePlateNumber, plateNumberProblem } from "../../../domain/vehicle/plate-number.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";

type FieldName = keyof typeof RenewFields.shape;
type Fields = Partial<Record<FieldName, string>>;

/** The fields that a priced renewal cannot do without (specification part 2, 7.1). */
const needed = [
  "emirate",
  "plateCode",
  "plateNumber",
  "cylinderType",
  "carType",
  "carOrigin",
  "companyname",
  "companyprice",
  "companytype",
] as const satisfies readonly FieldName[];

type Complete = Fields & Record<(typeof needed)[number], string>;

const invalid = (field: string) => new Problem("requests.invalidField", { field });

/** The value, or a refusal of its field. */
const orRefuse = <Value>(value: Value | undefined, field: FieldName): Value => {
  if (value === undefined) throw invalid(field);
  return value;
};

const isComplete = (fields: Fields): fields is Complete =>
  needed.every((name) => fields[name] !== undefined);

/** The known fields, trimmed; an empty one is not there. */
const readFields = (sent: Record<string, string>): Fields => {
  const parsed = RenewFields.safeParse(sent);
  if (!parsed.success) throw invalid(String(parsed.error.issues[0]?.path[0] ?? ""));
  const trimmed = Object.entries(parsed.data).map(([name, text]) => [name, text?.trim()]);
  return Object.fromEntries(trimmed.filter(([, text]) => text));
};

const refuseForeignEmail = ({ email }: Fields, customer: Customer) => {
  if (email !== undefined && normaliseEmail(email) !== normaliseEmail(customer.email))
    throw new Problem("requests.foreignEmail", { field: "email" });
};

/** Ruling P3: other origins have no price; their sends lack more than this one field. */
const refuseUnpriced = ({ carOrigin }: Fields) => {
  if (carOrigin === undefined) return;
  const origin = orRefuse(parseCarOrigin(carOrigin.toLowerCase()), "carOrigin");
  if (!isPricedOnline(origin))
    throw new Problem("requests.notPricedOnline", { field: "carOrigin" });
};

const readName = (text: string | undefined, customer: Customer) => {
  if (text === undefined) return customer.username;
  if (/\p{Cc}/u.test(text)) throw invalid("username");
  return text;
};

const readVehicle = (fields: Complete) => {
  const emirate = orRefuse(parseEmirate(fields.emirate), "emirate");
  if (plateNumberProblem(fields.plateNumber)) throw invalid("plateNumber");
  return {
    plateEmirate: emirate,
    // Ruling P15 makes an unlisted code a lead; until leads are taken here it is refused.
    plateCode: orRefuse(listedPlateCode(emirate, fields.plateCode)?.code, "plateCode"),
    plateNumber: normalisePlateNumber(fields.plateNumber),
    cylinders: orRefuse(parseCylinderCount(toLatinDigits(fields.cylinderType)), "cylinderType"),
    body: orRefuse(parseCarBody(fields.carType.toLowerCase()), "carType"),
    origin: "khaleegy" as const,
  };
};

const sourceOf = (answer: string | undefined, source: string | undefined): AnswerSource =>
  answer !== undefined && source === "asked" ? "asked" : "assumed";

/** Ruling P5: what was not answered is assumed, and stored as such. */
const readRisk = ({ previousClaims, vehicleValue, ...fields }: Fields) => ({
  previousClaims:
    previousClaims === undefined
      ? defaultPreviousClaims
      : orRefuse(parsePreviousClaims(previousClaims), "previousClaims"),
  previousClaimsSource: sourceOf(previousClaims, fields.previousClaimsSource),
  vehicleValueAed:
    vehicleValue === undefined
      ? DEFAULT_VEHICLE_VALUE_AED
      : orRefuse(parseVehicleValue(vehicleValue), "vehicleValue"),
  vehicleValueSource: sourceOf(vehicleValue, fields.vehicleValueSource),
});

const readStartDate = (text: string | undefined, now: Date) => {
  if (text === undefined) return tomorrowInDubai(now);
  const day = toLatinDigits(text);
  if (startDateProblem(day, now)) throw new Problem("requests.startDate", { field: "startDate" });
  return day;
};

const isTicked = (text: string | undefined) =>
  ["true", "on", "yes", "1"].includes(text?.toLowerCase() ?? "");

/** Ruling P15: each ticked box with the version of the text it stood beside. */
const readConsents = (fields: Fields): { kind: ConsentKind; version: string }[] => {
  const version = fields.consentVersion;
  if (version === undefined) return [];
  return consentKinds.filter((kind) => isTicked(fields[kind])).map((kind) => ({ kind, version }));
};

/**
 * A renewal as it is stored, from the fields as they were sent. Whose e-mail it is comes first:
 * rights are checked before the rest of the body.
 * @throws {Problem} requests.foreignEmail, .notPricedOnline, .missing, .invalidField, .startDate
 */
export const parseRenewal = (sent: Record<string, string>, customer: Customer, now: Date) => {
  const fields = readFields(sent);
  refuseForeignEmail(fields, customer);
  refuseUnpriced(fields);
  if (!isComplete(fields)) {
    const field = needed.find((name) => fields[name] === undefined);
    throw new Problem("requests.missing", field ? { field } : {});
  }
  return {
    answers: {
      type: "renew" as const,
      username: readName(fields.username, customer),
      email: normaliseEmail(customer.email),
      phone: fields.phonenumber ?? customer.phone,
      ...readVehicle(fields),
      ...readRisk(fields),
      startDate: readStartDate(fields.startDate, now),
    },
    chosen: {
      companyName: fields.companyname,
      coverType: orRefuse(parseCoverType(fields.companytype), "companytype"),
      /** Undefined for what is no amount: it equals no price. */
      priceFils: filsFromAed(fields.companyprice),
    },
    consents: readConsents(fields),
  };
};

export type Renewal = ReturnType<typeof parseRenewal>;
