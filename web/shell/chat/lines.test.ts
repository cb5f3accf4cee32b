import { describe, expect, it } from "vitest";
import type { ChatLine } from "../../../contract/chat.ts";
import {
  lastNumber,
  mergeLines,
  notSent,
  sendAgain,
  stillUnsent,
  type Unsent,
  withLine,
} from "./lines.ts";

const line = (number: number, key: string | null = null): ChatLine => ({
  number,
  kind: key ? "customer" : "staff",
  event: null,
  by: null,
  text: `line ${number}`,
  key,
  at: "2026-11-30T08:30:00.000Z",
});
const numbers = (lines: readonly ChatLine[]) => lines.map(({ number }) => number);

const failed = (key: string): Unsent => ({ key, text: key, state: "failed" });
const waiting = (key: string): Unsent => ({ key, text: key, state: "waiting" });

describe("lines that arrive", () => {
  it.each([
    ["in a row", [1, 2], [3], [1, 2, 3]],
    ["twice", [1, 2], [2, 3, 3], [1, 2, 3]],
    ["in another order", [4], [6, 2], [2, 4, 6]],
    ["with gaps between colleagues", [1], [7], [1, 7]],
    ["before all others", [], [], []],
  ])("%s stand once, by their numbers", (_how, known, more, expected) => {
    const merged = mergeLines(
      known.map((number) => line(number)),
      more.map((number) => line(number)),
    );
    expect(numbers(merged)).toEqual(expected);
    expect(lastNumber(merged)).toBe(expected.at(-1) ?? 0);
  });
});

describe("lines that were not sent", () => {
  it("are forgotten once the server has them", () => {
    expect(stillUnsent([failed("a"), waiting("b")], [line(1, "a"), line(2)])).toEqual([
      waiting("b"),
    ]);
  });

  it("go before the next one, in the order in which they were typed", () => {
    expect(withLine([failed("a"), failed("b")], { key: "c", text: "c" })).toEqual([
      waiting("a"),
      waiting("b"),
      waiting("c"),
    ]);
  });

  it("wait all together when one of them failed, and are sent again together", () => {
    const after = notSent([waiting("a"), waiting("b")]);
    expect(after).toEqual([failed("a"), failed("b")]);
    expect(sendAgain(after)).toEqual([waiting("a"), waiting("b")]);
  });
});
