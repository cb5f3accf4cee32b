import {
  documentKinds,
  documentSides,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isExpired, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { forgetSent } from "./sent-request.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { readScope } from "./purchase-scope.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";

type StoredDraft = { draft: PurchaseDraft; savedAt: number | undefined };

/** The answers on this device; undefined when there are none or they are a day old. */
export function loadDraft(now = Date.now()): PurchaseDraft | undefined {
  const stored = readDraft(readPurchaseKey(purchaseKeys.draft));
  if (!stored) return undefined;
  if (isExpired(stored.savedAt ?? now, now)) {
    void clearPurchase();
    return undefined;
  }
  // A draft without a time starts its day now.
  if (stored.savedAt === undefined) saveDraft(stored.draft);
  return stored.draft;
}

/**
 * Keeps the answers. `pictures` are the slots that have a picture; without it those named before
 * stay, as does what others keep beside the answers. False if only this tab keeps them (private
 * mode, full storage).
 */
export function saveDraft(draft: PurchaseDraft, pictures?: Iterable<DocumentSlot>): boolean {
  if (readScope() === undefined) forgetSent();
  const stored = storedRecord();
  const documents = pictures ? handlesOf(pictures) : (stored?.["documents"] ?? handlesOf([]));
  return writePurchaseKey(
    purchaseKeys.draft,
    JSON.stringify({ ...stored, ...draft, documents, savedAt: Date.now() }),
  );
}

/** What is kept beside the answers under a name of its own, such as `userInfo` (3.1). */
export const readBeside = (name: string): unknown => storedRecord()?.[name];

/** Keeps something beside the answers; undefined removes it. Without a draft there is no place for it. */
export function keepBeside(name: string, value: unknown) {
  const stored = storedRecord();
  if (stored) writePurchaseKey(purchaseKeys.draft, JSON.stringify({ ...stored, [name]: value }));
}

/** When the answers were last kept, in milliseconds. */
export function savedAt(): number | undefined {
  return readDraft(readPurchaseKey(purchaseKeys.draft))?.savedAt;
}

/** Reads the stored text defensively: anyone may have written there. */
function readDraft(text: string | undefined): StoredDraft | undefined {
  const stored = parsed(text);
  const draft = parseDraft(stored);
  const at = stored?.["savedAt"];
  return draft && { draft, savedAt: typeof at === "number" ? at : undefined };
}

/** The specified shape of `documents`, with handles where the specification has pictures (P1). */
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
