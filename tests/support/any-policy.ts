import fc from "fast-check";
import { addDays } from "../../domain/calendar-day.ts";
import { policyStates } from "../../domain/policies/policy-state.ts";

const premium = fc.integer({ min: 1, max: 3_000_000 });
const line = (code: string, amountFils: number) => ({ code, amountFils });

/** One that explains the premium, one with another sum, or none. */
const ledgerOf = (premiumFils: number) =>
  fc.oneof(
    fc.constantFrom(null, []),
    fc
      .tuple(fc.integer({ min: 0, max: premiumFils }), fc.integer({ min: -5_000, max: 5_000 }))
      .map(([vat, discount]) => [
        line("tariffMinimum", premiumFils - vat - discount),
        line("discount", discount),
        line("vat", vat),
      ]),
    premium.map((other) => [line("tariffMinimum", other), line("vat", Math.round(other / 20))]),
  );

/** A policy in any state, with the ledger of what was sold and the share of its agreement. */
export const anyPolicy = premium.chain((premiumFils) =>
  fc
    .record({
      state: fc.oneof(fc.constant("cancelled" as const), fc.constantFrom(...policyStates)),
      start: fc.integer({ min: 0, max: 1_500 }),
      days: fc.integer({ min: 30, max: 420 }),
      /** Before the first day, within the cover, on its last day, or after it. */
      ended: fc.option(fc.integer({ min: -20, max: 440 }), { freq: 10 }),
      points: fc.option(fc.integer({ min: 0, max: 5_000 }), { freq: 10 }),
      ledger: ledgerOf(premiumFils),
    })
    .map(({ state, start, days, ended, points, ledger }) => {
      const startsOn = addDays("2026-01-01", start);
      const endsOn = addDays(startsOn, days);
      const endedOn = ended === null ? null : addDays(startsOn, ended);
      return { state, premiumFils, startsOn, endsOn, endedOn, points, ledger };
    }),
);
