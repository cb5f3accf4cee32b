import { expect, test } from "vitest";
import type { DeskDocument, DeskDocumentRequest } from "../../../contract/office/documents/part.ts";
import { documentsByKind, judgedOf, purchaseOf, slotsToAsk, standingOf } from "./by-kind.ts";

const picture = (slot: string, more: Partial<DeskDocument> = {}): DeskDocument => ({
  _id: `${slot} ${more.isWaiting ? "new" : "old"}`,
  slot,
  bytes: 1,
  version: 1,
  isWaiting: false,
  receivedAt: "2026-03-01T08:00:00Z",
  verdict: null,
  ...more,
});

const accepted = {
  is: "accepted",
  reason: null,
  staff: { id: "a", name: { en: "A", ar: "أ" }, extension: null },
  at: "",
} as const;
const asked = (slots: string[], state: DeskDocumentRequest["state"]) =>
  ({ slots, state }) as unknown as DeskDocumentRequest;

const standing = (documents: DeskDocument[], documentRequests: DeskDocumentRequest[] = []) => {
  const [one] = documentsByKind({ documents });
  return one && standingOf(one, { documents, documentRequests });
};

test("sides of a document stand together, in the order of the form", () => {
  const documents = [picture("license_front"), picture("id_back"), picture("id_front")];
  expect(
    documentsByKind({ documents }).map(({ kind, sides }) => [
      kind,
      ...sides.map((one) => one.side),
    ]),
  ).toEqual([
    ["id", "front", "back"],
    ["license", "front"],
  ]);
});

test("new pictures are judged first", () => {
  const fresh = picture("id_front", { isWaiting: true });
  const [one] = documentsByKind({ documents: [picture("id_front"), picture("id_back"), fresh] });
  expect(one && judgedOf(one)).toEqual([fresh]);
});

test("a document stands as its least settled side does", () => {
  const both = [picture("id_front", { verdict: accepted }), picture("id_back")];
  expect(standing(both)).toBe("none");
  expect(standing([picture("id_front", { verdict: accepted })])).toBe("accepted");
  expect(standing([...both, picture("id_back", { isWaiting: true })])).toBe("waiting");
  expect(standing(both, [asked(["id_back"], "open")])).toBe("asked");
  expect(standing(both, [asked(["id_back"], "expired")])).toBe("none");
});

test("what identified the car decides what may be asked for", () => {
  const vcc = { type: "new", answers: { inputMethod: "vcc" } } as const;
  expect(purchaseOf(vcc)).toEqual({ type: "new", inputMethod: "vcc" });
  expect(slotsToAsk(vcc)).toContain("document_front");
  expect(slotsToAsk({ type: "renew", answers: {} })).toContain("ownership_back");
});
