import { expect, test } from "vitest";
import { sampleQuote } from "../../prices/sample-quote.ts";
import { whatMoved } from "./what-moved.ts";

const at = (id: string, priceFils: number) => sampleQuote(id, { priceFils });
const before = [at("a", 95_550), at("b", 99_645), at("c", 109_200)];

test("names the cheapest price that moved and counts the others", () => {
  const now = [at("a", 95_550), at("c", 80_000), at("b", 99_000)];
  expect(whatMoved({ before, opening: before }, now, undefined)).toEqual({
    first: { quote: now[1], byFils: -29_200 },
    others: 1,
    gone: [],
  });
});

test("names the chosen quote before a cheaper one", () => {
  const now = [at("a", 90_000), at("b", 100_000), at("c", 109_200)];
  expect(whatMoved({ before, opening: before }, now, "b").first).toEqual({
    quote: now[1],
    byFils: 355,
  });
  expect(
    whatMoved({ before, opening: before }, now, "c").first,
    "the chosen one stayed",
  ).toMatchObject({
    byFils: -5_550,
  });
});

test("says which quotes are gone, and counts a new one as no move", () => {
  const now = [at("a", 95_550), at("d", 1)];
  expect(whatMoved({ before, opening: before }, now, undefined)).toEqual({
    others: 0,
    gone: [before[1], before[2]],
  });
});

test("an answer that moves nothing is told what all answers on this page have moved", () => {
  const opening = [at("a", 55_125), at("b", 70_000)];
  const now = [at("a", 74_419), at("b", 70_000)];
  expect(whatMoved({ before: now, opening }, now, undefined)).toEqual({
    inAll: { quote: now[0], byFils: 19_294 },
    others: 0,
    gone: [],
  });
  expect(whatMoved({ before: opening, opening }, now, undefined).inAll).toBeUndefined();
});
