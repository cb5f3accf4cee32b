import { isDeepStrictEqual } from "node:util";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import { parsePreviousClaims } from "../../../../domain/purchase/confirmation.ts";
import { leadCause, type LeadCause, sendKind } from "../../../../domain/purchase/send-kind.ts";
import { parseCoverType } from "../../../../domain/quotes/package-kinds.ts";
import type { Keys } from "../../../adapters/keys.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import { openEmiratesId, sealEmiratesId } from "../store/emirates-id-column.ts";
import { givenContact } from "../read/read-contact.ts";
import { type Basis, type Purchase, readPurchase } from "../read/read-purchase.ts";
import type { RequestRow } from "../store/requests-store.ts";
import { draftWith } from "../read/sent-draft.ts";
import { readFields, type SentFields } from "../read/sent-fields.ts";
import { storedDraft } from "../store/stored-draft.ts";

export type RequestChange = Partial<RequestRow>;

/** The car, the driver and the cover: a price was made for these. */
const ratedColumns = [
  "plateEmirate",
  "plateCode",
  "plateNumber",
  "cylinders",
  "body",
  "origin",
  "answers",
  "coverType",
  "previousClaims",
  "vehicleValueAed",
  "make",
  "model",
  "modelYear",
  "driverBirthYear",
  "claimFreeYears",
] as const satisfies readonly (keyof RequestRow)[];

/** A request as an edit leaves it, before it has a price again. */
export type Edited = {
  purchase: Purchase;
  /** The draft it was, for what its pictures show. */
  draftBefore: PurchaseDraft;
  columns: RequestChange;
  isRatedAnew: boolean;
  /** Whether the edit names a package, a price or a cover. */
  namesPackage: boolean;
  /** Why it needs an agent's offer, before the edit and after it. */
  leadBefore: LeadCause | undefined;
  leadAfter: LeadCause | undefined;
};

/** Those of the columns whose value the request does not have yet. */
export const differing = (request: RequestRow, columns: RequestChange): RequestChange =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => !isDeepStrictEqual(request[name as keyof RequestRow], value),
    ),
  );

const coverTypeOf = (purchase: Purchase) =>
  purchase.kind === "lead" ? purchase.answers.coverType : purchase.chosen.coverType;

/** Only an agent gives these a price, whatever the answers say. */
const waitsForAgent = ({ state }: RequestRow) => state === "lead" || state === "offered";

const companyFields = ["companyname", "companyprice", "companytype"] as const;

/** Columns that a send fills by itself, and the fields that name them in an edit. */
const filledColumns = {
  username: ["username"],
  phone: ["phonenumber"],
  startDate: ["startDate"],
  previousClaims: ["previousClaims"],
  previousClaimsSource: ["previousClaims", "previousClaimsSource"],
  vehicleValueAed: ["vehicleValue"],
  vehicleValueSource: ["vehicleValue", "vehicleValueSource"],
  make: ["make"],
  model: ["model"],
  modelYear: ["modelYear"],
  driverBirthYear: ["driverBirthYear"],
  claimFreeYears: ["claimFreeYears"],
} as const satisfies { [Column in keyof RequestRow]?: readonly string[] };

/** Those of them that the edit leaves out stay, unjudged: a start date that has passed, an agent's gap. */
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

/** What the request says of everything that the edit does not name. */
const basisOf = (
  request: RequestRow,
  sent: Record<string, string>,
  keys: Pick<Keys, "sealing">,
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
    risk: {
      previousClaims: unlessNamed(
        "previousClaims",
        parsePreviousClaims(request.previousClaims ?? "") ?? null,
      ),
      vehicleValueAed: unlessNamed("vehicleValue", request.vehicleValueAed),
    },
  };
};

const kindOf = (request: RequestRow, sent: Record<string, string>, { draft, chosen }: Basis) => {
  if (waitsForAgent(request)) return "lead";
  const coverType = parseCoverType(sent["companytype"] ?? "") ?? chosen.coverType;
  return sendKind(draftWith(draft, sent), coverType ?? "thirdParty");
};

/**
 * Reads an edit by the rules of a send: what it does not name is as it was stored.
 * @throws {Problem} those of `readPurchase`
 */
export const readEdited = (
  request: RequestRow,
  sent: Record<string, string>,
  { customer, keys, now }: { customer: Customer; keys: Pick<Keys, "sealing">; now: Date },
): Edited => {
  const { type } = request;
  const named: Record<string, unknown> = { ...givenContact(readFields(type, sent)), ...sent };
  const basis = basisOf(request, sent, keys);
  const kind = kindOf(request, sent, basis);
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
  return {
    purchase,
    draftBefore: basis.draft,
    columns,
    isRatedAnew: ratedColumns.some((name) => name in changed),
    namesPackage: companyFields.some((name) => name in named),
    leadBefore: leadCause(basis.draft, request.coverType ?? "thirdParty"),
    leadAfter: leadCause(purchase.draft, coverType ?? "thirdParty"),
  };
};
