import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { standingOfLine } from "./compare-line.ts";
import type { CommissionEntry } from "./entry.ts";
import { commissionOfPolicy, type EarningPolicy, returnedCommission } from "./expected.ts";
import { readSignedAmount } from "./read-amount.ts";
import { lineSums, monthSums, totalOf } from "./sums.ts";

const policy: EarningPolicy = {
  state: "active",
  premiumFils: 109_200,
  startsOn: "2026-01-10",
  endsOn: "2027-02-09",
  endedOn: null,
};
const sold = { points: 1_000, ledger: null };

describe("the commission of a policy", () => {
  it.each([
    [{}, 10_400],
    [{ premiumFils: 55_125 }, 5_250],
    [{ state: "expired" }, 10_400],
    [{ state: "to_accept" }, undefined],
    [{ state: "refused" }, undefined],
  ] as const)("with %j is %s fils", (change, amountFils) => {
    expect(commissionOfPolicy({ ...policy, ...change }, sold)?.amountFils).toBe(amountFils);
  });

  it("takes VAT from the ledger where the policy costs what was sold", () => {
    const ledger = [
      { code: "tariffMinimum", amountFils: 109_200 },
      { code: "vat", amountFils: 0 },
    ];
    expect(commissionOfPolicy(policy, { points: 1_000, ledger })?.amountFils).toBe(10_920);
  });

  it("is unknown where the agreement does not state it", () => {
    expect(commissionOfPolicy(policy, { points: null, ledger: null })).toBeNull();
  });

  it.each([
    ["active", null, 0],
    ["cancelled", "2026-01-09", 10_400],
    ["total_loss", "2026-02-01", 0],
    ["cancelled", "2027-02-01", 0],
  ] as const)("that is %s on %s goes back by %i fils", (state, endedOn, fils) => {
    expect(returnedCommission(10_400, { ...policy, state, endedOn })).toBe(fils);
  });

  it("goes back by the share of the premium that comes back", () => {
    const cancelled = { ...policy, state: "cancelled", endedOn: "2026-03-01" } as const;
    const whole = returnedCommission(10_000, cancelled);
    expect(whole).toBeGreaterThan(0);
    expect(whole % 100).toBe(0);
  });
});

describe("a line of a month", () => {
  it.each([
    [100, 100, true, true, "equal"],
    [100, null, true, false, "waiting"],
    [100, null, true, true, "missing"],
    [100, 90, true, true, "short"],
    [100, 110, true, true, "more"],
    [100, -5, true, true, "negative"],
    [-50, -50, true, true, "equal"],
    [-50, -60, true, true, "short"],
    [0, 10, false, true, "unknown"],
  ] as const)("with %s expected and %s received: known %s, statement %s: %s", (...given) => {
    const [expectedFils, receivedFils, isKnown, hasStatement, standing] = given;
    expect(standingOfLine({ expectedFils, receivedFils }, { isKnown, hasStatement })).toBe(
      standing,
    );
  });
});

it.each([
  ["1,234.50", 123_450],
  ["-20", -2_000],
  ["(20.05)", -2_005],
  ["٢٠", 2_000],
  ["0", 0],
  ["-0.00", 0],
  ["--5", undefined],
  ["(-5)", undefined],
  ["1.234", undefined],
  ["=1+1", undefined],
])("%s is %s fils", (written, fils) => {
  expect(readSignedAmount(written)).toBe(fils);
});

type Case = {
  insurer: string;
  month: number;
  net: number;
  points: number;
  percent: number;
  paid: number;
};

const cases = fc.array(
  fc.record<Case>({
    insurer: fc.constantFrom("a", "b", "c"),
    month: fc.integer({ min: 1, max: 12 }),
    net: fc.integer({ min: 10_000, max: 2_000_000 }),
    points: fc.integer({ min: 0, max: 5_000 }),
    percent: fc.constantFrom(0, 15, 25, 40, 60, 80, 100),
    paid: fc.integer({ min: -5_000, max: 500_000 }),
  }),
  { minLength: 1_000, maxLength: 1_000 },
);

/** Without the product's own functions: whole numbers of hundredths, kept by hand. */
const countAlone = (some: readonly Case[]) => {
  const sums: Record<string, { expected: bigint; received: bigint }> = {};
  for (const { insurer, month, net, points, percent, paid } of some) {
    const key = `2026-${String(month).padStart(2, "0")} ${insurer}`;
    const own = (sums[key] ??= { expected: 0n, received: 0n });
    const share = (BigInt(net) * BigInt(points) + 5_000n) / 10_000n;
    own.expected += share - (share * BigInt(percent) + 50n) / 100n;
    own.received += BigInt(paid);
  }
  return sums;
};

it("adds up to the fils over 1,000 policies with cancellations and what was received", () => {
  fc.assert(
    fc.property(cases, (some) => {
      const entries = some.flatMap(
        ({ insurer, month, net, points, percent, paid }, at): CommissionEntry[] => {
          const own = { insurer, month: `2026-${String(month).padStart(2, "0")}`, line: `${at}` };
          const share = Math.round((net * points) / 10_000);
          const back = Math.round((share * percent) / 100);
          return [
            { ...own, kind: "sale", amountFils: share },
            ...(back > 0 ? [{ ...own, kind: "cancellation" as const, amountFils: -back }] : []),
            { ...own, kind: "received", amountFils: paid },
          ];
        },
      );
      const alone = countAlone(some);
      const months = monthSums(entries);
      expect(months).toHaveLength(Object.keys(alone).length);
      for (const { month, insurer, expectedFils, receivedFils, differenceFils } of months) {
        const own = alone[`${month} ${insurer}`];
        expect([BigInt(expectedFils), BigInt(receivedFils)]).toEqual([
          own?.expected,
          own?.received,
        ]);
        expect(differenceFils).toBe(receivedFils - expectedFils);
      }
      const total = totalOf(entries);
      const lines = lineSums(entries);
      expect(lines).toHaveLength(some.length);
      expect(lines.reduce((sum, one) => sum + one.expectedFils, 0)).toBe(total.expectedFils);
      expect(lines.reduce((sum, one) => sum + (one.receivedFils ?? 0), 0)).toBe(total.receivedFils);
    }),
    { numRuns: 20 },
  );
});
