import { beforeEach, expect, test, vi } from "vitest";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { loadEmiratesId, loadPictures, saveEmiratesId, savePicture } from "../draft/pictures.ts";
import { rememberScope } from "../draft/purchase-scope.ts";
import { editing } from "../draft/editing-sample.ts";
import { saveEditing } from "../draft/editing.ts";
import { createPictureShelf } from "./picture-shelf.ts";

/** Preparing takes as long as a test wants. */
const preparing: (() => void)[] = [];
vi.mock(import("../../pictures/downscale.ts"), () => ({
  downscale: async (file: Blob) => {
    await new Promise<void>((resolve) => preparing.push(resolve));
    return { picture: file, hints: [] };
  },
}));

const photo = (content: string) => new File([content], "card.jpg", { type: "image/jpeg" });

/** A form whose picture of the card's front is being prepared. */
const preparingForm = async () => {
  const shelf = createPictureShelf();
  await shelf.restore();
  shelf.add("id_front", photo("of the form"));
  await vi.waitUntil(() => preparing.length > 0);
  return {
    shelf,
    finish: async () => {
      for (const end of preparing.splice(0)) end();
      await shelf.settled();
    },
  };
};

const storedPictures = async () =>
  Promise.all([...(await loadPictures())].map(async ([slot, one]) => [slot, await one.text()]));

const mine = [["id_front", "mine"]];

beforeEach(async () => {
  await clearPurchase();
  await clearPurchase();
  await savePicture("id_front", new Blob(["mine"]));
});

test("a picture is stored in the purchase where it was chosen", async () => {
  saveEditing(editing);
  const { shelf, finish } = await preparingForm();
  await finish();
  expect(await storedPictures()).toEqual([["id_front", "of the form"]]);
  expect(shelf.present()).toEqual(["id_front"]);
});

const endings: [string, () => Promise<void> | void][] = [
  ["ended", clearPurchase],
  [
    "made room for another",
    async () => {
      await clearPurchase();
      saveEditing({ ...editing, scope: "s2" });
    },
  ],
];
test.each(endings)("a picture of an edit that has %s is dropped", async (_name, end) => {
  saveEditing(editing);
  const { shelf, finish } = await preparingForm();
  await end();
  const before = await storedPictures();
  await finish();
  expect(await storedPictures()).toEqual(before);
  expect(shelf.tiles()).toEqual({});

  // Nor does what is done to that form later concern the device.
  shelf.add("id_front", photo("too late"));
  await vi.waitUntil(() => preparing.length > 0);
  await finish();
  shelf.remove("id_front");
  expect(await storedPictures()).toEqual(before);
  await clearPurchase();
  expect(await storedPictures()).toEqual(end === clearPurchase ? [] : mine);
});

test("an edit that ends in the very moment of saving leaves the device as it was", async () => {
  saveEditing(editing);
  const { shelf, finish } = await preparingForm();
  const finished = finish();
  await vi.waitUntil(() => preparing.length === 0);
  shelf.clear();
  await Promise.all([finished, clearPurchase()]);
  expect(await storedPictures()).toEqual(mine);
});

test("a form that was emptied belongs to the device again", async () => {
  saveEditing(editing);
  const { shelf, finish } = await preparingForm();
  shelf.clear();
  await clearPurchase();
  await finish();
  expect(await storedPictures()).toEqual(mine);

  shelf.add("id_back", photo("new"));
  await vi.waitUntil(() => preparing.length > 0);
  await finish();
  expect(await storedPictures()).toEqual([...mine, ["id_back", "new"]]);
});

test("pictures and number of a purchase that is over are not stored", async () => {
  saveEditing(editing);
  const isSameScope = rememberScope();
  const late = savePicture("id_back", new Blob(["late"]), isSameScope);
  await clearPurchase();
  expect(await late).toBeUndefined();
  expect(await saveEmiratesId("784-1990-7654321-1", isSameScope)).toBeUndefined();
  expect(await storedPictures()).toEqual(mine);
  expect(await loadEmiratesId()).toBeUndefined();
});
