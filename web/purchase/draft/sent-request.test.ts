import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../../../domain/purchase/draft.ts";
import { PURCHASE_LIFETIME_MS } from "../../../domain/purchase/purchase-keys.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { saveDraft } from "./stored-draft.ts";
import { editing } from "./editing-sample.ts";
import { saveEditing } from "./editing.ts";
import { recallSent, rememberSent } from "./sent-request.ts";

const sent = { insurerName: { en: "Hazm", ar: "حزم" } };
let stored: Map<string, string>;

beforeEach(async () => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  await clearPurchase();
  await clearPurchase();
});

test("what was sent is known when its purchase is erased, for a day", async () => {
  saveDraft(emptyDraft("renew"));
  rememberSent(sent);
  await clearPurchase();
  expect(recallSent()).toEqual(sent);
  expect(recallSent(Date.now() + PURCHASE_LIFETIME_MS)).toBeUndefined();
  expect([...stored]).toEqual([]);
});

test("another purchase is not taken for the one that was sent, once begun nor once erased", async () => {
  rememberSent(sent);
  saveDraft(emptyDraft("renew"));
  expect(recallSent()).toBeUndefined();
  await clearPurchase();
  expect(recallSent()).toBeUndefined();
});

test("the change of a request is no other purchase", () => {
  rememberSent(sent);
  saveEditing(editing);
  saveDraft(emptyDraft("renew"));
  expect(recallSent()).toEqual(sent);
});

test.each(["", "no json", "null", "{}", '{"savedAt":1}'])(
  "%j says nothing of a request",
  (text) => {
    stored.set("insuranceSent", text);
    expect(recallSent()).toBeUndefined();
  },
);
