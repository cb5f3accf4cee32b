import { expect, it } from "vitest";
import { greatestFirst } from "./greatest-first.ts";

it("sets rows without a value last, and does not order what is not told", () => {
  const rows = [
    ["a", 0],
    ["none", 90],
    ["b", null],
    ["c", 7],
    ["d", null],
    ["e", 12],
  ] as const;
  const sorted = greatestFirst(
    rows.map(([value, now]) => ({ value, count: { now, before: 1 } })),
    ({ count }) => count,
  );
  expect(sorted.map(({ value }) => value)).toEqual(["e", "c", "b", "d", "a", "none"]);
});
