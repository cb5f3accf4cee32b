import { dayInDubai, parseCalendarDay } from "../calendar-day.ts";
import { documentsNeeded, type DocumentSlot } from "../documents/documents.ts";
import { parseCarBody, parseCarOrigin, parseCylinderCount } from "../vehicle/car.ts";
import { emiratesIdIsEmpty, parseEmiratesId } from "../vehicle/emirates-id.ts";
import { parseEmirate } from "../vehicle/emirates.ts";
import { plateCodeProblem } from "../vehicle/plate-codes.ts";
import { plateNumberProblem } from "../vehicle/plate-number.ts";
import {
  type AnswerField,
  fieldsOf,
  hiyazaTypes,
  lacksMethod,
  priceFieldsOf,
  type PurchaseDraft,
} from "./draft.ts";
import { isVccSource } from "./vcc-sources.ts";

const missingCodes = ["required", "invalid", "digitsOnly", "tooLong"] as const;
type MissingCode = (typeof missingCodes)[number];

export type Missing = {
  field: AnswerField | DocumentSlot | "emiratesID" | "inputMethod";
  code: MissingCode;
};

const chosenFrom =
  (known: (answer: string) => unknown) =>
  (answer: string): MissingCode | undefined => {
    if (answer.trim() === "") return "required";
    return known(answer) ? undefined : "invalid";
  };
const anything = chosenFrom(() => true);
const emirate = chosenFrom(parseEmirate);

const problems: Record<
  AnswerField,
  (answer: string, draft: PurchaseDraft, now: Date) => MissingCode | undefined
> = {
  emirate,
  plateSource: emirate,
  registerEmirate: emirate,
  plateCode: (answer, draft) => {
    const source = parseEmirate(draft.type === "renew" ? draft.emirate : draft.plateSource);
    return source ? plateCodeProblem(source, answer) : anything(answer);
  },
  plateNumber: plateNumberProblem,
  cylinderType: chosenFrom(parseCylinderCount),
  carType: chosenFrom(parseCarBody),
  carOrigin: chosenFrom(parseCarOrigin),
  vccCardSource: chosenFrom(isVccSource),
  vccDate: (answer, _draft, now) => {
    const day = parseCalendarDay(answer);
    return day && day > dayInDubai(now) ? "invalid" : chosenFrom(parseCalendarDay)(answer);
  },
  vccCardNumber: anything,
  hiyazaType: (answer) =>
    answer === "" || hiyazaTypes.some((type) => type === answer) ? undefined : "invalid",
  hiyazaCertificateNumber: anything,
};

export function missingVehicleAnswers(draft: PurchaseDraft, now: Date): Missing[] {
  const missing = fieldsOf(draft).flatMap((field): Missing[] => {
    const code = problems[field](draft[field], draft, now);
    return code ? [{ field, code }] : [];
  });
  return lacksMethod(draft) ? [{ field: "inputMethod", code: "required" }, ...missing] : missing;
}

export function missingForPrice(draft: PurchaseDraft, now: Date): Missing[] {
  const needed: readonly string[] = [...priceFieldsOf(draft), "inputMethod"];
  return missingVehicleAnswers(draft, now).filter(({ field }) => needed.includes(field));
}

function missingEmiratesId(emiratesId: string): Missing[] {
  if (emiratesIdIsEmpty(emiratesId)) return [{ field: "emiratesID", code: "required" }];
  return parseEmiratesId(emiratesId) ? [] : [{ field: "emiratesID", code: "invalid" }];
}

/** Specification part 2, 5.1. The Emirates ID is not part of the draft (ruling P1). */
export function missingAnswers(
  draft: PurchaseDraft,
  presentDocuments: Iterable<DocumentSlot>,
  emiratesId: string,
  now: Date,
): Missing[] {
  const present = new Set(presentDocuments);
  return [
    ...missingVehicleAnswers(draft, now),
    ...(draft.type === "new" ? missingEmiratesId(emiratesId) : []),
    ...documentsNeeded(draft)
      .filter((slot) => !present.has(slot))
      .map((field): Missing => ({ field, code: "required" })),
  ];
}
