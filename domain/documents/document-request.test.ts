import { describe, expect, it, test } from "vitest";
import { requestStates } from "../requests/request-state.ts";
import {
  documentLinkEnds,
  documentRequestEvents,
  documentRequestStates,
  mayAskAgain,
  mayJudgeDocuments,
  nextDocumentRequestState,
  type DocumentRequestEvent,
  type DocumentRequestState,
} from "./document-request.ts";

describe("asking for a document again", () => {
  const ways: [DocumentRequestState, DocumentRequestEvent, DocumentRequestState][] = [
    ["open", "receive", "received"],
    ["open", "withdraw", "withdrawn"],
    ["open", "expire", "expired"],
    ["received", "accept", "accepted"],
    ["received", "reject", "rejected"],
    ["received", "withdraw", "withdrawn"],
  ];

  it.each(ways)("that is %s may %s and is %s then", (from, event, to) => {
    expect(nextDocumentRequestState(from, event)).toBe(to);
  });

  it("knows no other way", () => {
    const known = documentRequestStates.flatMap((state) =>
      documentRequestEvents.filter((event) => nextDocumentRequestState(state, event)),
    );
    expect(known).toHaveLength(ways.length);
  });

  it("reaches every state from open", () => {
    const reached = new Set(["open", ...ways.map(([, , to]) => to)]);
    expect([...reached].toSorted()).toEqual([...documentRequestStates].toSorted());
  });
});

describe("its link may be sent again", () => {
  const ways = { open: true, expired: true, rejected: true } as Partial<
    Record<DocumentRequestState, boolean>
  >;

  it.each(documentRequestStates)("as long as no picture waits or was accepted: %s", (state) => {
    expect(mayAskAgain({ state, slots: ["id_front"] }, [])).toBe(ways[state] ?? false);
  });

  it("unless one of its pictures was asked for later", () => {
    const asked = { state: "expired", slots: ["id_front", "id_back"] } as const;
    expect(mayAskAgain(asked, [{ state: "open", slots: ["license_front"] }])).toBe(true);
    expect(mayAskAgain(asked, [{ state: "withdrawn", slots: ["id_back"] }])).toBe(false);
  });
});

test("a link lasts seven days", () => {
  expect(documentLinkEnds(new Date("2026-03-01T08:00:00Z"))).toEqual(
    new Date("2026-03-08T08:00:00Z"),
  );
});

test("documents are judged until the policy is issued", () => {
  expect(requestStates.filter(mayJudgeDocuments)).toEqual([
    "submitted",
    "lead",
    "offered",
    "awaiting_payment",
    "verifying_payment",
    "paid",
  ]);
});
