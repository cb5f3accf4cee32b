import { expect, test } from "vitest";
import { isSendable, outcomeOf } from "./sent-offers.ts";

const draft = { id: "a", state: "draft", approval: null } as const;

test("of offers sent together some went and some wait", () => {
  const before = [draft, { ...draft, id: "b" }, { ...draft, id: "c", state: "open" as const }];
  const after = [
    { ...draft, state: "open" as const },
    { ...draft, id: "b", approval: "1" },
    { ...draft, id: "c", state: "open" as const },
    { ...draft, id: "new", approval: "2" },
  ];
  const { went, waiting } = outcomeOf(before, after);
  expect(went.map(({ id }) => id)).toEqual(["a"]);
  expect(waiting.map(({ id }) => id)).toEqual(["b", "new"]);
});

test("what waited before is not told again, what was asked again is", () => {
  const waits = { ...draft, approval: "1" };
  expect(outcomeOf([waits], [waits])).toEqual({ went: [], waiting: [] });
  expect(outcomeOf([waits], [{ ...waits, approval: "2" }]).waiting).toHaveLength(1);
});

const whole = {
  ...draft,
  why: "Cheap.",
  validUntil: "2026-03-02",
  doubts: [],
  insurerRef: "",
  priceReason: "",
};

test.each([
  [{}, true],
  [{ state: "open" }, false],
  [{ approval: "1" }, false],
  [{ why: "" }, false],
  [{ validUntil: "2026-03-01" }, false],
  [{ doubts: ["offBy10"] }, false],
  [{ doubts: ["offBy10"], insurerRef: "Q-1" }, false],
  [{ doubts: ["offBy10"], insurerRef: "Q-1", priceReason: "Third car." }, true],
  [{ doubts: ["sumInsured"], priceReason: "Third car." }, true],
] as const)("a draft with %j may be sent with others: %s", (change, isReady) => {
  const asked = { ...whole, ...change };
  expect(isSendable({ ...asked, doubts: [...asked.doubts] }, "2026-03-02")).toBe(isReady);
});
