import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { type AccountCopy, takeCopy } from "./account-copy.ts";
import { clearPurchase } from "./clear-purchase.ts";
import { loadEmiratesId, loadPictures, saveEmiratesId, savePicture } from "./pictures.ts";
import { loadDraft, saveDraft } from "./stored-draft.ts";

const renewalOf = (plateNumber: string) =>
  withAnswer(emptyDraft("renew"), "plateNumber", plateNumber);

const copy: AccountCopy = {
  record: renewalOf("60125"),
  draft: renewalOf("60125"),
  choice: undefined,
  emiratesId: "",
  slots: ["id_front", "license_front"],
  savedAt: "2026-03-01T08:00:00.000Z",
};

const onDevice = async () => ({
  plate: loadDraft()?.plateNumber,
  emiratesId: await loadEmiratesId(),
  pictures: await Promise.all(
    [...(await loadPictures())].map(async ([slot, one]) => [slot, await one.text()]),
  ),
});

const mine = {
  plate: "11111",
  emiratesId: "784-1990-1234567-1",
  pictures: [
    ["id_front", "mine"],
    ["id_back", "mine"],
  ],
};

beforeEach(async () => {
  await clearPurchase();
  saveDraft(renewalOf(mine.plate), ["id_front", "id_back"]);
  await savePicture("id_front", new Blob(["mine"]));
  await savePicture("id_back", new Blob(["mine"]));
  await saveEmiratesId(mine.emiratesId);
});

test.each([
  ["breaks", () => Promise.reject(new TypeError("The connection broke."))],
  ["is refused", () => Promise.resolve(new Response(null, { status: 401 }))],
])("a copy with a picture that %s leaves the device as it is", async (_, second) => {
  const answers = [() => Promise.resolve(new Response("of the account")), second];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  expect(await takeCopy(copy, () => {})).toBe(false);
  expect(await onDevice()).toEqual(mine);
});

test("a copy takes the place of all that was on the device", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("of the account")));
  expect(await takeCopy(copy, () => {})).toBe(true);
  expect(await onDevice()).toEqual({
    plate: "60125",
    emiratesId: undefined,
    pictures: copy.slots.map((slot) => [slot, "of the account"]),
  });
});
