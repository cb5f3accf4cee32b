import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyDraft, withAnswer, withType } from "../../../domain/purchase/draft.ts";
import { PURCHASE_LIFETIME_MS, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { loadDocumentsOnFile, saveDocumentsOnFile } from "./documents-on-file.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";
import {
  handlesOf,
  saveDraftField,
  loadDraft,
  readDraftField,
  savedAt,
  saveDraft,
} from "./stored-draft.ts";

const draft = withAnswer(emptyDraft("renew"), "emirate", "dubai");
let stored: Map<string, string>;
let isFull: boolean;

beforeEach(async () => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, text);
    },
  });
  await clearPurchase();
});

test("a draft is read as it was saved", () => {
  expect(saveDraft(draft)).toBe(true);
  expect(loadDraft()).toEqual(draft);
});

test("pictures are named by handles, in the specified shape, and stay named", () => {
  saveDraft(draft, ["id_front", "ownership_back"]);
  saveDraft(withAnswer(draft, "plateNumber", "1"));
  const { documents } = JSON.parse(stored.get(purchaseKeys.draft) ?? "") as { documents: unknown };
  expect(documents).toEqual(handlesOf(["id_front", "ownership_back"]));
  expect(documents).toHaveProperty("id", { front: "id_front", back: "" });
});

test("data stored beside the answers stays when they change", () => {
  saveDraftField("userInfo", { username: "Nobody" });
  expect(readDraftField("userInfo")).toBeUndefined();

  saveDraft(draft);
  saveDraftField("userInfo", { username: "Mariam" });
  saveDraft(withAnswer(draft, "plateNumber", "1"));
  expect(readDraftField("userInfo")).toEqual({ username: "Mariam" });
  saveDraftField("userInfo", undefined);
  expect(readDraftField("userInfo")).toBeUndefined();
});

test("documents on file belong to a renewal until new ones are chosen", () => {
  const onFile = { documentsFrom: "r-1", slots: ["id_front", "license_back"] } as const;
  saveDraft(draft);
  saveDocumentsOnFile(onFile);
  expect(loadDocumentsOnFile()).toEqual(onFile);

  saveDraft(withType(draft, "new"));
  expect(loadDocumentsOnFile()).toBeUndefined();
  saveDraft(draft);
  expect(loadDocumentsOnFile()).toEqual(onFile);
  saveDocumentsOnFile(undefined);
  expect(loadDocumentsOnFile()).toBeUndefined();
});

test.each([
  [{ documentsFrom: "r-1" }],
  [{ documentsFrom: 7, documentsOnFile: ["id_front"] }],
  [{ documentsFrom: "r-1", documentsOnFile: ["passport"] }],
])("%j is no request with documents on file", (changes) => {
  stored.set(purchaseKeys.draft, JSON.stringify({ ...draft, ...changes }));
  expect(loadDocumentsOnFile()).toBeUndefined();
});

test("a draft lives for a day after the last change, then everything is erased", () => {
  saveDraft(draft);
  writePurchaseKey(purchaseKeys.choice, "{}");
  stored.set("i18nextLng", "ar");
  const at = savedAt() ?? 0;

  expect(loadDraft(at + PURCHASE_LIFETIME_MS - 1)).toEqual(draft);
  expect(loadDraft(at + PURCHASE_LIFETIME_MS)).toBeUndefined();
  expect([...stored]).toEqual([["i18nextLng", "ar"]]);
});

test("answers that storage refuses stay available in this tab", () => {
  saveDraft(emptyDraft("renew"));
  isFull = true;
  expect(saveDraft(draft)).toBe(false);
  expect(loadDraft()).toEqual(draft);

  isFull = false;
  expect(saveDraft(draft)).toBe(true);
  expect(readPurchaseKey(purchaseKeys.draft)).toBe(stored.get(purchaseKeys.draft));
});

test("a draft without a time gets one", () => {
  stored.set(purchaseKeys.draft, '{"type":"renew"}');
  expect(loadDraft()).toEqual(emptyDraft("renew"));
  expect(savedAt()).toBeGreaterThan(0);
});

describe("what others left under the key", () => {
  test.each(["", "no json", "null", "[]", '"renew"', '{"type":"lend"}', '{"savedAt":1}'])(
    "%s is no draft",
    (text) => {
      stored.set(purchaseKeys.draft, text);
      expect(loadDraft()).toBeUndefined();
    },
  );
});

test("an answer that was emptied does not come back under an earlier name", () => {
  saveDraft(draft);
  const record = JSON.parse(stored.get(purchaseKeys.draft) ?? "") as Record<string, unknown>;
  stored.set(purchaseKeys.draft, JSON.stringify({ ...record, value: "", vehicleValue: "90000" }));
  const before = loadDraft();
  expect(before?.value).toBe("90000");
  saveDraft(withAnswer(before ?? draft, "value", ""));
  expect(loadDraft()?.value).toBe("");
});
