import { beforeEach, expect, test } from "vitest";
import { emptyDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { loadDocumentsOnFile } from "../draft/documents-on-file.ts";
import { loadEmiratesId, loadPictures, saveEmiratesId, savePicture } from "../draft/pictures.ts";
import { loadDraft, saveDraft } from "../draft/stored-draft.ts";
import { editing } from "../draft/editing-sample.ts";
import { loadEditing, saveEditing } from "../draft/editing.ts";

const renewalOf = (plateNumber: string) =>
  withAnswer(emptyDraft("renew"), "plateNumber", plateNumber);

const present = async () => ({
  plate: loadDraft()?.plateNumber,
  emiratesId: await loadEmiratesId(),
  pictures: await Promise.all(
    [...(await loadPictures())].map(async ([slot, one]) => [slot, await one.text()]),
  ),
});

const mine = { plate: "11111", emiratesId: "784-1990-1234567-1", pictures: [["id_front", "mine"]] };
const nothing = { plate: undefined, emiratesId: undefined, pictures: [] };

beforeEach(async () => {
  await clearPurchase();
  await clearPurchase();
  saveDraft(renewalOf("11111"), ["id_front"]);
  await savePicture("id_front", new Blob(["mine"]));
  await saveEmiratesId(mine.emiratesId);
});

test("an edit begins without the purchase on the device, and ends with it", async () => {
  saveEditing(editing);
  expect(await present()).toEqual(nothing);

  saveDraft(renewalOf("22222"));
  await savePicture("id_back", new Blob(["new"]));
  expect(await present()).toEqual({ ...nothing, plate: "22222", pictures: [["id_back", "new"]] });
  expect(loadDocumentsOnFile()).toEqual({
    documentsFrom: editing.requestId,
    slots: editing.slots,
  });

  await clearPurchase();
  expect(loadEditing()).toBeUndefined();
  expect(await present()).toEqual(mine);
});

test("nothing of an edit that has ended stays on the device", async () => {
  saveEditing(editing);
  await savePicture("id_back", new Blob(["new"]));
  await saveEmiratesId("784-1990-7654321-1");
  await clearPurchase();

  saveEditing(editing);
  expect(await present()).toEqual(nothing);
});

test("two edits do not mix their answers", async () => {
  saveEditing(editing);
  await savePicture("id_back", new Blob(["of the first"]));
  saveEditing({ ...editing, scope: "s2" });
  expect((await present()).pictures).toEqual([]);
  saveEditing(editing);
  expect((await present()).pictures).toEqual([["id_back", "of the first"]]);
});
