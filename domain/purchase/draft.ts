import { toLatinDigits } from "../digits.ts";
import {
  inputMethods,
  purchaseTypes,
  type InputMethod,
  type PurchaseType,
} from "../ways-of-buying.ts";
import { factFields, type FactField, storedFact } from "./facts.ts";
import { type FitField, fitFields } from "./fit-fields.ts";

export const hiyazaTypes = ["dubai", "nonDubai"] as const;
export type HiyazaType = (typeof hiyazaTypes)[number];

/** Names of the stored draft (specification part 2, 3.1). */
export const answerFields = [
  "emirate",
  "plateCode",
  "plateNumber",
  "cylinderType",
  "carType",
  "carOrigin",
  "registerEmirate",
  "plateSource",
  "vccCardSource",
  "vccDate",
  "vccCardNumber",
  "hiyazaType",
  "hiyazaCertificateNumber",
] as const;
export type AnswerField = (typeof answerFields)[number];

export type DraftField = AnswerField | FactField | FitField;
type Answers = { [Field in DraftField]: string };

type Common = Answers & {
  /** Nobody has chosen the input method yet, which a new policy's price needs. */
  isMethodOpen?: "yes";
};
type RenewDraft = Common & { type: "renew"; inputMethod: InputMethod };
type NewDraftBy<Method extends InputMethod> = Common & {
  type: "new";
  inputMethod: Method;
};
type NewDraft = NewDraftBy<"plateNumber"> | NewDraftBy<"vcc"> | NewDraftBy<"hiyaza">;

/** One model for both forms, so that switching between them loses no answer. */
export type PurchaseDraft = RenewDraft | NewDraft;

const allFields = [...answerFields, ...factFields, ...fitFields];
const MAX_ANSWER = 200;

const commonFields = ["cylinderType", "carType", "carOrigin"] as const;

const methodFields: Record<InputMethod, readonly AnswerField[]> = {
  plateNumber: ["plateSource", "plateCode", "plateNumber"],
  vcc: ["vccCardSource", "vccDate", "vccCardNumber"],
  hiyaza: ["hiyazaType", "hiyazaCertificateNumber"],
};

export function fieldsOf(draft: PurchaseDraft): readonly AnswerField[] {
  if (draft.type === "renew") return ["emirate", "plateCode", "plateNumber", ...commonFields];
  const ofMethod = lacksMethod(draft) ? [] : methodFields[draft.inputMethod];
  return [...ofMethod, "registerEmirate", ...commonFields];
}

/** What a price needs (ruling P21). */
export const priceFieldsOf = (draft: PurchaseDraft): readonly AnswerField[] =>
  draft.type === "renew" ? fieldsOf(draft) : commonFields;

export function relevantAnswers(draft: PurchaseDraft): Partial<Answers> {
  const fields = [...fieldsOf(draft), ...factFields];
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

export function plateOf(
  draft: PurchaseDraft,
): { emirate: string; code: string; number: string } | undefined {
  if (draft.type === "new" && draft.inputMethod !== "plateNumber") return undefined;
  const emirate = draft.type === "renew" ? draft.emirate : draft.plateSource;
  return { emirate, code: draft.plateCode, number: draft.plateNumber };
}

export function emptyDraft(type: PurchaseType): PurchaseDraft {
  const answers = Object.fromEntries(allFields.map((field) => [field, ""])) as Answers;
  return { ...answers, type, inputMethod: "plateNumber" };
}

export function withType(draft: PurchaseDraft, type: PurchaseType): PurchaseDraft {
  return { ...draft, type } as PurchaseDraft;
}

export function withInputMethod(draft: PurchaseDraft, inputMethod: InputMethod): PurchaseDraft {
  const { isMethodOpen: _chosen, ...others } = draft;
  return { ...others, inputMethod } as PurchaseDraft;
}

export function withMethodOpen(draft: PurchaseDraft): PurchaseDraft {
  return { ...withInputMethod(draft, emptyDraft("new").inputMethod), isMethodOpen: "yes" };
}

export const lacksMethod = ({ type, isMethodOpen }: PurchaseDraft) =>
  type === "new" && isMethodOpen === "yes";

/** A new emirate resets the plate code, a new make the model (specification part 2, 5.1). */
export function withAnswer(draft: PurchaseDraft, field: DraftField, value: string): PurchaseDraft {
  const isSame = draft[field] === value;
  if (field === "make") return { ...draft, make: value, model: isSame ? draft.model : "" };
  if (field !== "emirate" && field !== "plateSource") return { ...draft, [field]: value };

  const plateCode = isSame ? draft.plateCode : "";
  return { ...draft, emirate: value, plateSource: value, plateCode };
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((item) => item === value);

export function parseDraft(stored: unknown): PurchaseDraft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;

  const record = stored as Record<string, unknown>;
  if (!isOneOf(purchaseTypes, record["type"])) return undefined;

  const draft = emptyDraft(record["type"]);
  const keep = (field: DraftField, value: unknown) => {
    if (typeof value === "string") draft[field] = toLatinDigits(value).slice(0, MAX_ANSWER).trim();
  };
  for (const field of [...answerFields, ...fitFields]) keep(field, record[field]);
  for (const field of factFields) keep(field, storedFact(record, field));
  draft.emirate ||= draft.plateSource;
  draft.plateSource ||= draft.emirate;

  if (record["isMethodOpen"] === "yes") return withMethodOpen(draft);
  const method = record["inputMethod"];
  return isOneOf(inputMethods, method) ? withInputMethod(draft, method) : draft;
}
