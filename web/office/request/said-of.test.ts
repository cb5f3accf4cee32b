import { expect, test } from "vitest";
import { saidOf } from "./said-of.ts";

type Known = Parameters<typeof saidOf>[0];
const me = "7a1c";

const request = (offers: object[] = [], events: [string, string | null][] = []) =>
  ({
    offers: offers.map((offer) => ({ version: 1, ...offer })),
    history: events.map(([event, id]) => ({ event, staff: id && { id } })),
  }) as Known;

const draft = { id: "a", state: "draft" };
const open = { id: "a", state: "open" };
const other = { id: "b", state: "open" };

test("offers that went out are counted, with those that were drafts", () => {
  expect(saidOf(request([draft]), request([open, other]), me)).toEqual({
    what: "offersSent",
    count: 2,
  });
  expect(saidOf(request([open, other]), request([{ ...open, version: 2 }, other]), me)).toEqual({
    what: "offersSent",
    count: 1,
  });
});

test("a draft was kept, an offer withdrawn", () => {
  expect(saidOf(request(), request([draft]), me)?.what).toBe("offersKept");
  expect(saidOf(request([open]), request([{ ...open, state: "withdrawn" }]), me)?.what).toBe(
    "offersWithdrawn",
  );
});

test("what one did oneself is said, and not what a colleague did meanwhile", () => {
  const before = request([], [["taken", me]]);
  const after = (...events: [string, string | null][]) => request([], [["taken", me], ...events]);
  expect(saidOf(before, after(["snoozed", me], ["noteAdded", "b2"]), me)?.what).toBe("snoozed");
  expect(saidOf(before, after(["snoozed", "b2"]), me)).toBeUndefined();
  expect(saidOf(before, after(["noteAdded", me]), me)).toBeUndefined();
  expect(saidOf(before, before, me)).toBeUndefined();
});
