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

test("the sent request is remembered for a day after its purchase is erased", async () => {
  saveDraft(emptyDraft("renew"));
  rememberSent(sent);
  await clearPurchase();
  expect(recallSent()).toEqual(sent);
  expect(recallSent(Date.now() + PURCHASE_LIFETIME_MS)).toBeUndefined();
  expect([...stored]).toEqual([]);
});

test("a later purchase is not taken for the sent one, neither when begun nor when erased", async () => {
  rememberSent(sent);
  saveDraft(emptyDraft("renew"));
  expect(recallSent()).toBeUndefined();
  await clearPurchase();
  expect(recallSent()).toBeUndefined();
});

test("an edit does not count as another purchase", () => {
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
