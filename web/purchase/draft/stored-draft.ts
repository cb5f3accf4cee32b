import {
  documentKinds,
  documentSides,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { inputFields } from "../../../domain/quotes/rated-inputs.ts";
import { isExpired, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { forgetSent } from "./sent-request.ts";
import { eraseAnswers } from "./clear-purchase.ts";
import { readScope } from "./purchase-scope.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";

type StoredDraft = { draft: PurchaseDraft; savedAt: number | undefined };

/** Undefined when there are none or they are a day old. */
export function loadDraft(now = Date.now()): PurchaseDraft | undefined {
  const stored = readDraft(readPurchaseKey(purchaseKeys.draft));
  if (!stored) return undefined;
  if (isExpired(stored.savedAt ?? now, now)) {
    void eraseAnswers();
    return undefined;
  }
  // A draft without a time expires a day from now.
  if (stored.savedAt === undefined) saveDraft(stored.draft);
  return stored.draft;
}

/** Stored pictures stay where none are given. False if only this tab keeps the answers. */
export function saveDraft(draft: PurchaseDraft, pictures?: Iterable<DocumentSlot>): boolean {
  if (readScope() === undefined) forgetSent();
  const stored = storedRecord();
  const documents = pictures ? handlesOf(pictures) : (stored?.["documents"] ?? handlesOf([]));
  return writePurchaseKey(
    purchaseKeys.draft,
    JSON.stringify({ ...withoutInputs(stored), ...draft, documents, savedAt: Date.now() }),
  );
}

/** An earlier spelling that stayed would bring back an answer that was emptied; a method was chosen. */
const withoutInputs = (stored: Record<string, unknown> | undefined) =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([name]) => name !== "isMethodOpen" && !inputFields.some((field) => field === name),
    ),
  );

/** Stored under a name of its own, such as `userInfo` (specification part 2, 3.1). */
export const readDraftField = (name: string): unknown => storedRecord()?.[name];

/** Undefined removes it. Does nothing without a draft. */
export function saveDraftField(name: string, value: unknown) {
  const stored = storedRecord();
  if (stored) writePurchaseKey(purchaseKeys.draft, JSON.stringify({ ...stored, [name]: value }));
}

/** Milliseconds since 1970. */
export function savedAt(): number | undefined {
  return readDraft(readPurchaseKey(purchaseKeys.draft))?.savedAt;
}

/** Validated, because anyone can write to storage. */
function readDraft(text: string | undefined): StoredDraft | undefined {
  const stored = parsed(text);
  const draft = parseDraft(stored);
  const at = stored?.["savedAt"];
  return draft && { draft, savedAt: typeof at === "number" ? at : undefined };
}

/** `documents` as specified, with handles instead of pictures (ruling P1). */
export function handlesOf(pictures: Iterable<DocumentSlot>) {
  const present = new Set(pictures);
  const sidesOf = (kind: (typeof documentKinds)[number]) =>
    documentSides
      .map((side) => [side, `${kind}_${side}` as const] as const)
      .map(([side, slot]) => [side, present.has(slot) ? slot : ""]);

  return Object.fromEntries(
    documentKinds.map((kind) => [kind, Object.fromEntries(sidesOf(kind))]),
  ) as Record<(typeof documentKinds)[number], Record<(typeof documentSides)[number], string>>;
}

const storedRecord = () => parsed(readPurchaseKey(purchaseKeys.draft));

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
