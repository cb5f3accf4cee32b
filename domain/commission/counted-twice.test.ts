import fc from "fast-check";
import { expect, it } from "vitest";
import { anyPolicy } from "../../tests/support/any-policy.ts";
import { countedCommission, type CountedPolicy } from "../../tests/support/counted-commission.ts";
import { monthOf, type CommissionEntry } from "./entry.ts";
import { commissionOfPolicy, returnedCommission } from "./expected.ts";
import { monthSums } from "./sums.ts";

const policies = fc.array(anyPolicy, { minLength: 1_000, maxLength: 1_000 });

it("earns over 1,000 policies what a second count says, policy by policy and month by month", () => {
  fc.assert(
    fc.property(policies, (all) => {
      const counted = new Map<string, number>();
      const entries = all.flatMap((one, at): CommissionEntry[] => {
        const own = { insurer: `i${at % 3}`, month: monthOf(one.startsOn), line: `${at}` };
        const sold = commissionOfPolicy(one, one)?.amountFils ?? 0;
        const back = returnedCommission(sold, one);
        const alone = countedCommission(one satisfies CountedPolicy);
        expect({ one, sold, back }).toEqual({ one, ...alone });
        const key = `${own.month} ${own.insurer}`;
        counted.set(key, (counted.get(key) ?? 0) + alone.sold - alone.back);
        return [
          { ...own, kind: "sale", amountFils: sold },
          { ...own, kind: "cancellation", amountFils: 0 - back },
        ];
      });
      const sums = monthSums(entries).map(({ month, insurer, expectedFils }) => [
        `${month} ${insurer}`,
        expectedFils,
      ]);
      expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(counted));
    }),
    { numRuns: 10 },
  );
});

it.each([
  ["2026-12-10", "2026-12-09", 100],
  ["2026-12-10", "2026-12-10", 80],
  ["2026-12-10", "2027-01-10", 80],
  ["2026-12-10", "2027-01-11", 70],
  ["2027-01-31", "2027-02-28", 80],
  ["2027-01-31", "2027-03-01", 70],
  ["2026-12-10", "2027-04-11", 50],
  ["2026-12-10", "2027-06-11", 30],
  ["2026-12-10", "2027-10-10", 30],
  ["2026-12-10", "2027-10-11", 0],
])("a cover from %s that ends on %s gives back %i of 100", (startsOn, endedOn, percent) => {
  const points = 1_000;
  const own = { state: "cancelled" as const, premiumFils: 105_000, startsOn, endedOn };
  const one = { ...own, endsOn: "2028-01-09", points, ledger: null };
  expect(countedCommission(one)).toEqual({ sold: 10_000, back: percent * 100 });
  expect(returnedCommission(10_000, one)).toBe(percent * 100);
});
