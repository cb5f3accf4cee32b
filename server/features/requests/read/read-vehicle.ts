import { parseCalendarDay } from "../../../../domain/calendar-day.ts";
import { apiAnswerField } from "../../../../domain/purchase/api-answer-fields.ts";
import {
  type AnswerField,
  fieldsOf,
  plateOf,
  type PurchaseDraft,
} from "../../../../domain/purchase/draft.ts";
import {
  type Missing,
  missingVehicleAnswers,
} from "../../../../domain/purchase/missing-answers.ts";
import {
  parseCarBody,
  parseCarOrigin,
  parseCylinderCount,
} from "../../../../domain/vehicle/car.ts";
import { emiratesIdIsEmpty, parseEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import { parseEmirate } from "../../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../../domain/vehicle/plate-codes.ts";
import { normalisePlateNumber } from "../../../../domain/vehicle/plate-number.ts";
import { invalidField, missingField, orRefuse } from "./sent-fields.ts";

/** Fields of a lead's contact form; the agent asks for the rest. */
const contactFormFields: readonly string[] = ["cylinderType", "carType"];

/** Missing answers are reported before wrong ones. */
const rank = ({ code }: Missing) => (code === "required" ? 0 : 1);

const refuseMethod = (draft: PurchaseDraft, inputMethod: string | undefined, all: boolean) => {
  if (draft.type === "renew") return;
  if (inputMethod === undefined && all) throw missingField("inputMethod");
  // The draft falls back to a plate when it does not know the method.
  const asked = inputMethod ?? draft.inputMethod;
  if (asked.toLowerCase() !== draft.inputMethod.toLowerCase()) throw invalidField("inputMethod");
};

const refuseProblems = (draft: PurchaseDraft, all: boolean, now: Date) => {
  const problems = missingVehicleAnswers(draft, now).filter(
    ({ field, code }) => all || code !== "required" || contactFormFields.includes(field),
  );
  const [problem] = problems.toSorted((one, other) => rank(one) - rank(other));
  if (!problem) return;
  const name = apiAnswerField(draft.type, problem.field as AnswerField);
  throw problem.code === "required" ? missingField(name) : invalidField(name);
};

const plateColumns = (draft: PurchaseDraft) => {
  const plate = plateOf(draft);
  const emirate = parseEmirate(plate?.emirate ?? "");
  const code = (emirate && plate && listedPlateCode(emirate, plate.code)?.code) ?? plate?.code;
  return {
    plateEmirate: emirate ?? null,
    plateCode: code?.replace(/\s+/g, " ") || null,
    plateNumber: normalisePlateNumber(plate?.number ?? "") || null,
  };
};

const ownAnswers = (draft: PurchaseDraft): Record<string, string> => {
  if (draft.type === "renew") return {};
  const answers = {
    inputMethod: draft.inputMethod,
    registerEmirate: parseEmirate(draft.registerEmirate) ?? "",
    vccCardSource: draft.vccCardSource,
    vccDate: parseCalendarDay(draft.vccDate) ?? "",
    vccCardNumber: draft.vccCardNumber,
    hiyazaType: draft.hiyazaType,
    hiyazaCertificateNumber: draft.hiyazaCertificateNumber,
  };
  const asked: readonly string[] = ["inputMethod", ...fieldsOf(draft)];
  const given = Object.entries(answers).filter(([name, text]) => asked.includes(name) && text);
  return Object.fromEntries(given);
};

/** Specification part 2, 5.1. `all`: every answer of the form is required. */
export const readVehicle = (
  draft: PurchaseDraft,
  inputMethod: string | undefined,
  all: boolean,
  now: Date,
) => {
  refuseMethod(draft, inputMethod, all);
  refuseProblems(draft, all, now);
  return {
    type: draft.type,
    ...plateColumns(draft),
    cylinders: orRefuse(parseCylinderCount(draft.cylinderType), "cylinderType"),
    body: orRefuse(parseCarBody(draft.carType), "carType"),
    origin:
      draft.carOrigin === "" ? "khaleegy" : orRefuse(parseCarOrigin(draft.carOrigin), "carOrigin"),
    answers: ownAnswers(draft),
  };
};

export const readEmiratesId = (emiratesID: string | undefined, isNeeded: boolean) => {
  const isThere = emiratesID !== undefined && !emiratesIdIsEmpty(emiratesID);
  if (isThere) return orRefuse(parseEmiratesId(emiratesID), "emiratesID");
  if (isNeeded) throw missingField("emiratesID");
  return undefined;
};
