import { expect, test } from "vitest";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import { emptyDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isReadyToSend } from "./documents.ts";

const car = { cylinderType: "4", carType: "saloon", carOrigin: "khaleegy" };
const plate = { plateSource: "dubai", plateCode: "A", plateNumber: "48213" };
const bought = {
  ...emptyDraft("new"),
  ...car,
  ...plate,
  registerEmirate: "ajman",
} as PurchaseDraft;
const emiratesId = "784-1990-1234567-1";
const pictures = new Map(documentsNeeded(bought).map((slot) => [slot, new Blob()]));
const documents = { pictures, emiratesId, onFile: undefined };

test("a new policy with car, papers and Emirates ID is ready to send", () => {
  expect(isReadyToSend(bought, documents)).toBe(true);
});

test.each([
  ["its plate", { ...bought, plateNumber: "" }, documents],
  ["its registration emirate", { ...bought, registerEmirate: "" }, documents],
  ["the Emirates ID", bought, { ...documents, emiratesId: "" }],
  ["a photo", bought, { ...documents, pictures: new Map([...pictures].slice(1)) }],
])("a new policy without %s is not", (_, draft, found) => {
  expect(isReadyToSend(draft as PurchaseDraft, found)).toBe(false);
});

test("photos on file need not be added", () => {
  const renewal = { ...emptyDraft("renew"), ...car, ...plate, emirate: "dubai" } as PurchaseDraft;
  const onFile = { documentsFrom: "one", slots: documentsNeeded(renewal) };
  expect(isReadyToSend(renewal, { pictures: new Map(), emiratesId: "", onFile })).toBe(true);
});
