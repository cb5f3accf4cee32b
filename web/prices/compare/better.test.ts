import { describe, expect, it } from "vitest";
import { days, limit, minutes, no, notStated, yes, years } from "../../../domain/quotes/cover.ts";
import { bestOf, worthOfCover } from "./better.ts";

const covers: [string, Parameters<typeof worthOfCover>[0], boolean[]][] = [
  ["the higher limit", [limit(2_000_000), limit(3_500_000)], [false, true]],
  ["covered beside not covered", [no, yes], [false, true]],
  ["covered beside not named", [undefined, yes], [false, true]],
  ["covered beside not stated", [notStated, yes], [false, true]],
  ["more days", [days(7), days(10), no], [false, true, false]],
  ["fewer minutes", [minutes(30), minutes(15)], [false, true]],
  ["more years", [years(1), years(3)], [false, true]],
  ["no one of two kinds, but both beside none", [yes, limit(200_000), no], [true, true, false]],
  ["nothing of two kinds alone", [yes, limit(200_000)], [false, false]],
  ["both that are equal", [limit(9), limit(9), limit(1)], [true, true, false]],
  ["nothing where all are equal", [limit(9), limit(9)], [false, false]],
  ["nothing beside what only a wording tells", [null, yes], [false, false]],
];

describe("the better cover", () => {
  it.each(covers)("is %s", (_what, values, best) => {
    expect(bestOf(worthOfCover(values))).toEqual(best);
  });
});
