import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyOf, rowsOf } from "./counted-rows.ts";
import { createTally } from "./tally.ts";

describe("counted rows", () => {
  it("add up days in their month, in one order", () => {
    const counts = new Map([
      [keyOf("2026-11-30", "/", "en", "visits"), 2],
      [keyOf("2026-11-01", "/", "en", "visits"), 3],
      [keyOf("2026-12-01", "/", "ar", "visits"), 1],
    ]);
    const rows = rowsOf(counts).map(({ span, start, of, counts: { visits } }) =>
      [span, start, ...of, visits].join(" "),
    );
    expect(rows).toEqual([
      "day 2026-11-01 / en 3",
      "day 2026-11-30 / en 2",
      "day 2026-12-01 / ar 1",
      "month 2026-11-01 / en 5",
      "month 2026-12-01 / ar 1",
    ]);
    expect(rowsOf(new Map([...counts].toReversed()))).toEqual(rowsOf(counts));
  });

  it("keep what is counted of the same row together", () => {
    const counts = new Map([
      [keyOf("2026-11-30", "/", "en", "lcp", 95), 2],
      [keyOf("2026-11-30", "/", "en", "lcp", 7), 1],
      [keyOf("2026-11-30", "/", "en", "cls", 0), 4],
    ]);
    expect(rowsOf(counts).map(({ span, of, counts: of2 }) => [span, of.at(-1), of2])).toEqual([
      ["day", "cls", { 0: 4 }],
      ["day", "lcp", { 7: 1, 95: 2 }],
      ["month", "cls", { 0: 4 }],
      ["month", "lcp", { 7: 1, 95: 2 }],
    ]);
  });
});

type Step = { add: string; count: number } | "flush" | "failed flush";

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ add: fc.constantFrom("a", "b", "c"), count: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.constant<Step>("flush") },
  { weight: 2, arbitrary: fc.constant<Step>("failed flush") },
);

/** Two processes, each with a tally of its own, add to the same table. */
const anySteps = fc.array(fc.tuple(fc.nat(1), anyStep), { maxLength: 60 });

describe("a tally", () => {
  it("writes what a plain count says, in any order of additions, writes and failures", async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const table = new Map<string, number>();
        let fails = false;
        const write = async (counts: ReadonlyMap<string, number>) => {
          const failsNow = fails;
          await Promise.resolve();
          if (failsNow) throw new Error("The database is away");
          for (const [key, count] of counts) table.set(key, (table.get(key) ?? 0) + count);
        };
        const tallies = [createTally(write), createTally(write)] as const;
        const expected = new Map<string, number>();
        const running: Promise<unknown>[] = [];
        for (const [at, step] of steps) {
          const tally = tallies[at === 0 ? 0 : 1];
          if (typeof step === "object") {
            tally.add(step.add, step.count);
            expected.set(step.add, (expected.get(step.add) ?? 0) + step.count);
            continue;
          }
          fails = step === "failed flush";
          // Not awaited: what is added meanwhile must not be lost either.
          running.push(tally.flush().catch(() => undefined));
        }
        fails = false;
        await Promise.all(running);
        for (const tally of tallies) await tally.flush();
        expect(table).toEqual(expected);
      }),
    );
  });
});
