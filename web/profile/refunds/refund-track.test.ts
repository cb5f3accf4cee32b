import { expect, test } from "vitest";
import { refundStates } from "../../../domain/refunds/refund-state.ts";
import { trackOf } from "./refund-track.ts";

const refund = {
  state: "sent",
  needs: [],
  askedAt: "2026-11-16T08:00:00.000Z",
  approvedAt: "2026-11-17T21:00:00.000Z",
  sentAt: "2026-11-19T08:00:00.000Z",
  promisedOn: "2026-12-04",
  endedAt: null,
} satisfies Parameters<typeof trackOf>[0];

test("a refund that was sent is on its way until the promised day, with days of Dubai", () => {
  expect(trackOf(refund)).toEqual([
    { step: "asked", standing: "done", day: "2026-11-16", note: null },
    { step: "approved", standing: "done", day: "2026-11-18", note: null },
    { step: "sent", standing: "done", day: "2026-11-19", note: null },
    { step: "onItsWay", standing: "now", day: "2026-12-04", note: "by" },
    { step: "confirmed", standing: "later", day: null, note: "arrived" },
  ]);
});

test.each([
  ["proposed", [], "approved", "checking"],
  ["approved", [], "sent", "next"],
  ["approved", ["iban"], "sent", "waitingForYou"],
  ["failed", [], "sent", "again"],
  ["failed", ["certificate"], "sent", "waitingForYou"],
  ["sent", [], "onItsWay", "by"],
] as const)("a refund %s that needs %j waits in %s: %s", (state, needs, step, note) => {
  const now = trackOf({ ...refund, state, needs: [...needs] }).filter(
    ({ standing }) => standing === "now",
  );
  expect(now).toEqual([expect.objectContaining({ step, note })]);
});

test("an insurer that promised no day is not given one", () => {
  const [, , , onItsWay] = trackOf({ ...refund, promisedOn: null });
  expect(onItsWay).toMatchObject({ standing: "now", day: null, note: "noDay" });
});

test("a confirmed refund has no step left", () => {
  const track = trackOf({ ...refund, state: "confirmed", endedAt: "2026-12-02T08:00:00.000Z" });
  expect(track.map(({ standing }) => standing)).toEqual(Array(5).fill("done"));
  expect(track.at(-1)?.day).toBe("2026-12-02");
});

test("only a refund that ended without payment has no track", () => {
  const without = refundStates.filter((state) => trackOf({ ...refund, state }).length === 0);
  expect(without).toEqual(["refused", "withdrawn", "void"]);
});
