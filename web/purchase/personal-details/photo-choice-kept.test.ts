import { beforeEach, expect, test } from "vitest";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import { emptyDraft } from "../../../domain/purchase/draft.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { savePicture } from "../draft/pictures.ts";
import { saveDraft } from "../draft/stored-draft.ts";
import { foundPhotos, keepPhotoChoice, photoChoiceFor } from "./photo-choice-kept.ts";

const draft = emptyDraft("renew");
const needed = documentsNeeded(draft);
const [first = "id_front", ...others] = needed;
const on = (slots: typeof needed) => new Map(slots.map((slot) => [slot, new Blob()]));
const onFile = (slots: typeof needed) => ({ documentsFrom: "MZ-1", slots });

beforeEach(async () => {
  await clearPurchase();
  saveDraft(draft);
});

test.each([
  ["none", on([]), undefined],
  ["some", on([first]), undefined],
  ["some", on([]), onFile([first])],
  ["all", on([first]), onFile(others)],
  ["all", on([...needed]), undefined],
] as const)("finds %s of the photos on the device and on file", (found, pictures, filed) => {
  expect(foundPhotos(draft, { pictures, onFile: filed, emiratesId: "" })).toBe(found);
});

test("photos that are there are sent, and nobody has to add some", () => {
  expect(["none", "some", "all"].map((found) => photoChoiceFor(found as "none"))).toEqual([
    "later",
    "now",
    "now",
  ]);
});

test("later holds until the photos change", async () => {
  keepPhotoChoice("later");
  expect(photoChoiceFor("some")).toBe("later");
  await savePicture("id_front", new Blob(["1"]));
  expect(photoChoiceFor("some")).toBe("now");

  keepPhotoChoice("later");
  expect(photoChoiceFor("all")).toBe("later");
  keepPhotoChoice("now");
  expect(photoChoiceFor("all")).toBe("now");
});
