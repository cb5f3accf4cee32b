import { isDeepStrictEqual } from "node:util";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import { fitFields } from "../../../../domain/purchase/fit-fields.ts";
import { leadCause, type LeadCause, sendKind } from "../../../../domain/purchase/send-kind.ts";
import type { GivenInputs } from "../../../../domain/quotes/risk.ts";
import { parseCoverType } from "../../../../domain/quotes/package-kinds.ts";
import type { Keys } from "../../../adapters/keys.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import { openEmiratesId, sealEmiratesId } from "../../../records/requests/emirates-id-column.ts";
import { givenContact } from "../read/read-contact.ts";
import { inputsKept } from "../read/read-inputs.ts";
import { type Basis, type Purchase, readPurchase } from "../read/read-purchase.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { WithInputs } from "../../../records/requests/stored-inputs.ts";
import { draftWith } from "../read/sent-draft.ts";
import { readFields, type SentFields } from "../read/sent-fields.ts";
import { storedDraft } from "../../../records/requests/stored-draft.ts";

export type RequestChange = Partial<RequestRow>;

/** The price is for these, and for the rated inputs. */
const pricedColumns = [
  "plateEmirate",
  "plateCode",
  "plateNumber",
  "cylinders",
  "body",
  "origin",
  "coverType",
] as const satisfies readonly (keyof RequestRow)[];

/** Whether the policy fits does not rate. */
const ownAnswersOf = (answers: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !fitFields.some((field) => field === name)),
  );

/** Where an answer comes from does not rate. */
const valuesOf = (inputs: GivenInputs) =>
  Object.fromEntries(Object.entries(inputs).map(([input, { value }]) => [input, value]));

export type Edited = {
  purchase: Purchase;
  draftBefore: PurchaseDraft;
  columns: RequestChange;
  isRiskChanged: boolean;
  /** Make and model never rate, but an agent's offer was for them. */
  isCarChanged: boolean;
  namesPackage: boolean;
  leadBefore: LeadCause | undefined;
  leadAfter: LeadCause | undefined;
  /** An agent's offer was accepted: only an agent prices another car. */
  hasAccepted: boolean;
};

export const differing = (request: RequestRow, columns: RequestChange): RequestChange =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => !isDeepStrictEqual(request[name as keyof RequestRow], value),
    ),
  );

const coverTypeOf = (purchase: Purchase) =>
  purchase.kind === "lead" ? purchase.answers.coverType : purchase.chosen.coverType;

type Reading = { keys: Pick<Keys, "sealing">; now: Date; hasAccepted: boolean };

/** Whatever the answers say, only an agent prices these. */
const isForAgent = ({ state }: RequestRow, { hasAccepted }: Reading) =>
  state === "lead" || state === "offered" || hasAccepted;

const companyFields = ["companyname", "companyprice", "companytype"] as const;

/** Columns that a send fills with defaults, and the fields that name them in an edit. */
const filledColumns = {
  username: ["username"],
  phone: ["phonenumber"],
  startDate: ["startDate"],
  make: ["make"],
  model: ["model"],
} as const satisfies { [Column in keyof RequestRow]?: readonly string[] };

/** Not judged again: a start date may have passed, an agent may have left a gap. */
const unnamedColumns = (request: RequestRow, named: Record<string, unknown>): RequestChange =>
  Object.fromEntries(
    Object.entries(filledColumns)
      .filter(([, fields]) => fields.every((field) => !(field in named)))
      .map(([column]) => [column, request[column as keyof typeof filledColumns]]),
  );

const emiratesIdColumn = (
  request: RequestRow,
  { emiratesId }: Purchase,
  keys: Pick<Keys, "sealing">,
): RequestChange => {
  if (emiratesId === undefined || emiratesId === openEmiratesId(request, keys)) return {};
  return { emiratesIdSealed: sealEmiratesId(request.id, emiratesId, keys) };
};

const basisOf = (
  request: WithInputs,
  sent: Record<string, string>,
  { keys, now }: Reading,
): Basis => {
  const unlessNamed = <Value>(field: keyof SentFields, value: Value | null): Value | undefined =>
    field in sent ? undefined : (value ?? undefined);
  const draft = storedDraft(request);
  return {
    draft,
    inputMethod: unlessNamed("inputMethod", draft.inputMethod),
    emiratesId: unlessNamed("emiratesID", openEmiratesId(request, keys) ?? null),
    chosen: {
      companyName: unlessNamed("companyname", request.companyNameEn),
      coverType: unlessNamed("companytype", request.coverType),
      priceFils: unlessNamed("companyprice", request.priceFils),
    },
    inputs: inputsKept(request.inputs, request.ratedOn ?? dayInDubai(now), sent),
  };
};

const kindOf = (
  request: WithInputs,
  sent: Record<string, string>,
  { draft, chosen }: Basis,
  reading: Reading,
) => {
  if (isForAgent(request, reading)) return "lead";
  const coverType = parseCoverType(sent["companytype"] ?? "") ?? chosen.coverType;
  return sendKind(draftWith(draft, sent), coverType ?? "thirdParty");
};

export const readEdited = (
  request: WithInputs,
  sent: Record<string, string>,
  reading: Reading & { customer: Customer },
): Edited => {
  const { type } = request;
  const { customer, keys, now } = reading;
  const named: Record<string, unknown> = { ...givenContact(readFields(type, sent)), ...sent };
  const basis = basisOf(request, sent, reading);
  const kind = kindOf(request, sent, basis, reading);
  const purchase = readPurchase(type, sent, { customer, now }, kind, basis);
  if (purchase.answers.email !== request.email)
    throw new Problem("requests.foreignEmail", { field: "email" });
  const coverType = coverTypeOf(purchase);
  const columns = {
    ...purchase.answers,
    ...unnamedColumns(request, named),
    ...emiratesIdColumn(request, purchase, keys),
    coverType,
  };
  const changed = differing(request, columns);
  const isChanged = (name: keyof RequestRow) => name in changed;
  const isRiskChanged =
    pricedColumns.some(isChanged) ||
    !isDeepStrictEqual(ownAnswersOf(request.answers), ownAnswersOf(purchase.answers.answers)) ||
    !isDeepStrictEqual(valuesOf(request.inputs), valuesOf(purchase.answers.inputs));
  return {
    purchase,
    draftBefore: basis.draft,
    columns,
    isRiskChanged,
    isCarChanged: isRiskChanged || isChanged("make") || isChanged("model"),
    namesPackage: companyFields.some((name) => name in named),
    leadBefore: leadCause(basis.draft, request.coverType ?? "thirdParty"),
    leadAfter: leadCause(purchase.draft, coverType ?? "thirdParty"),
    hasAccepted: reading.hasAccepted,
  };
};
