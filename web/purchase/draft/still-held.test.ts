import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { PURCHASE_LIFETIME_MS } from "../../../domain/purchase/purchase-keys.ts";
import { editing } from "./editing-sample.ts";
import { saveEditing } from "./editing.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { isStillHeld } from "./still-held.ts";
import { loadDraft, saveDraft } from "./stored-draft.ts";

const shown = withAnswer(emptyDraft("renew"), "plateNumber", "11111");

beforeEach(async () => {
  vi.useRealTimers();
  await clearPurchase();
  await clearPurchase();
  saveDraft(shown);
});

test("answers are held as long as they are kept, as typed or as read", () => {
  expect(isStillHeld(shown)).toBe(true);
  expect(isStillHeld(loadDraft() ?? emptyDraft("new"))).toBe(true);

  saveDraft(withAnswer(shown, "value", "50,000 "), ["id_front"]);
  expect(isStillHeld(withAnswer(shown, "value", "50,000 "))).toBe(true);
});

test("sent, erased or expired answers are not held", async () => {
  vi.useFakeTimers({ now: Date.now() + PURCHASE_LIFETIME_MS, toFake: ["Date"] });
  expect(isStillHeld(shown)).toBe(false);

  vi.useRealTimers();
  saveDraft(shown);
  await clearPurchase();
  expect(isStillHeld(shown)).toBe(false);
});

test("answers that were changed, or another car's, are not those on show", () => {
  saveDraft(withAnswer(shown, "plateNumber", "22222"));
  expect(isStillHeld(shown)).toBe(false);
});

test("an edit holds its own answers, even if the device's change", async () => {
  saveEditing(editing);
  expect(isStillHeld(shown)).toBe(false);
  const edited = withAnswer(shown, "plateNumber", "33333");
  saveDraft(edited);
  expect(isStillHeld(edited)).toBe(true);
  await clearPurchase();
  expect(isStillHeld(edited)).toBe(false);
});
