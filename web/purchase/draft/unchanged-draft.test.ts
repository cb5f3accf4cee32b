import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { PURCHASE_LIFETIME_MS } from "../../../domain/purchase/purchase-keys.ts";
import { editing } from "./editing-sample.ts";
import { loadEditing, saveEditing } from "./editing.ts";
import { editedRequest } from "../editing/edited-request.ts";
import { picturesChange, removePicture, savePicture } from "./pictures.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { isDraftUnchanged } from "./unchanged-draft.ts";
import { loadDraft, saveDraft } from "./stored-draft.ts";

const shown = withAnswer(emptyDraft("renew"), "plateNumber", "11111");

beforeEach(async () => {
  vi.useRealTimers();
  await clearPurchase();
  await clearPurchase();
  saveDraft(shown);
});

test("answers are unchanged while they are stored, as typed or as read", () => {
  expect(isDraftUnchanged(shown)).toBe(true);
  expect(isDraftUnchanged(loadDraft() ?? emptyDraft("new"))).toBe(true);

  saveDraft(withAnswer(shown, "value", "50,000 "), ["id_front"]);
  expect(isDraftUnchanged(withAnswer(shown, "value", "50,000 "))).toBe(true);
});

test("sent, erased or expired answers count as changed", async () => {
  vi.useFakeTimers({ now: Date.now() + PURCHASE_LIFETIME_MS, toFake: ["Date"] });
  expect(isDraftUnchanged(shown)).toBe(false);

  vi.useRealTimers();
  saveDraft(shown);
  await clearPurchase();
  expect(isDraftUnchanged(shown)).toBe(false);
});

test("an edit whose answers expired does not fall back to the device's purchase", () => {
  saveEditing(editing);
  saveDraft(withAnswer(shown, "plateNumber", "33333"));
  vi.useFakeTimers({ now: Date.now() + PURCHASE_LIFETIME_MS, toFake: ["Date"] });
  expect(loadDraft()).toBeUndefined();
  expect(loadEditing()?.requestId).toBe(editing.requestId);
  expect(editedRequest("")).toBe(editing.requestId);
  expect(loadDraft()).toBeUndefined();
});

test("a picture that was replaced or removed is noticed", async () => {
  const seen = new Set([picturesChange()]);
  await savePicture("id_front", new Blob(["one"]));
  seen.add(picturesChange());
  await savePicture("id_front", new Blob(["two"]));
  seen.add(picturesChange());
  await removePicture("id_front");
  seen.add(picturesChange());
  expect(seen.size).toBe(4);
  expect(isDraftUnchanged(shown)).toBe(true);
});

test("answers that were changed, or another car's, are not those on show", () => {
  saveDraft(withAnswer(shown, "plateNumber", "22222"));
  expect(isDraftUnchanged(shown)).toBe(false);
});

test("an edit holds its own answers, even if the device's change", async () => {
  saveEditing(editing);
  expect(isDraftUnchanged(shown)).toBe(false);
  const edited = withAnswer(shown, "plateNumber", "33333");
  saveDraft(edited);
  expect(isDraftUnchanged(edited)).toBe(true);
  await clearPurchase();
  expect(isDraftUnchanged(edited)).toBe(false);
});
