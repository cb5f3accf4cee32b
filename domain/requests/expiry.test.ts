import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter, dayInDubai } from "../calendar-day.ts";
import { DAY_MS } from "../durations.ts";
import { expiryBounds, expiryStep, type Unpaid } from "./expiry.ts";
import { requestStates } from "./request-state.ts";

const at = (day: string) => new Date(`${day}T09:00:00+04:00`);

const unpaid = (change: Partial<Unpaid> = {}): Unpaid => ({
  state: "awaiting_payment",
  touchedAt: at("2026-01-01"),
  startDate: "2026-01-20",
  expiryWarnedAt: null,
  ...change,
});

describe("an unpaid request that its customer left (ruling P20)", () => {
  test.each([
    ["is left alone for 26 days", "2026-01-27", {}, undefined],
    ["is announced on day 27", "2026-01-28", {}, { step: "warn", endsOn: "2026-01-31" }],
    ["is announced once", "2026-01-29", { warned: "2026-01-28" }, undefined],
    ["ends on day 30", "2026-01-31", { warned: "2026-01-28" }, { step: "expire" }],
    ["already due, is announced first", "2026-06-01", {}, { step: "warn", endsOn: "2026-06-04" }],
    ["already due, keeps its three days", "2026-06-03", { warned: "2026-06-01" }, undefined],
    ["then ends", "2026-06-04", { warned: "2026-06-01" }, { step: "expire" }],
    [
      "touched after the mail, is left alone",
      "2026-02-20",
      { touched: "2026-01-30", warned: "2026-01-28", start: "2026-03-01" },
      undefined,
    ],
    [
      "touched after the mail, is announced again",
      "2026-02-26",
      { touched: "2026-01-30", warned: "2026-01-28", start: "2026-03-01" },
      { step: "warn", endsOn: "2026-03-01" },
    ],
    [
      "touched daily, ends 30 days after its start date",
      "2026-02-19",
      { touched: "2026-02-18", warned: "2026-02-16" },
      { step: "expire" },
    ],
    [
      "without a start date, ends by its touch",
      "2026-01-31",
      { warned: "2026-01-28", start: null },
      { step: "expire" },
    ],
  ] as const)(
    "%s",
    (_what, today, given: { touched?: string; warned?: string; start?: string | null }, step) => {
      const request = unpaid({
        ...(given.touched !== undefined && { touchedAt: at(given.touched) }),
        ...(given.warned !== undefined && { expiryWarnedAt: at(given.warned) }),
        ...(given.start !== undefined && { startDate: given.start }),
      });
      expect(expiryStep(request, at(today))).toEqual(step);
    },
  );

  test.each(requestStates.filter((state) => state !== "awaiting_payment"))(
    "never ends in %s",
    (state) => {
      const request = unpaid({ state, expiryWarnedAt: at("2026-05-01") });
      expect(expiryStep(request, at("2026-06-01"))).toBeUndefined();
    },
  );

  const moment = fc
    .integer({ min: 0, max: 200 * DAY_MS })
    .map((ms) => at("2026-01-01").getTime() + ms);

  test("is found whenever something is to be done, and never ends without three days' notice", () => {
    fc.assert(
      fc.property(
        moment,
        fc.option(moment),
        fc.option(moment),
        moment,
        (touched, warned, start, today) => {
          const now = new Date(today);
          const request = unpaid({
            touchedAt: new Date(touched),
            expiryWarnedAt: warned === null ? null : new Date(warned),
            startDate: start === null ? null : dayInDubai(new Date(start)),
          });
          const step = expiryStep(request, now);
          if (!step) return;
          const { touchedBefore, startedUntil } = expiryBounds(now);
          const { touchedAt, startDate, expiryWarnedAt } = request;
          const isFound =
            touchedAt < touchedBefore || (startDate !== null && startDate <= startedUntil);
          expect(isFound).toBe(true);
          if (step.step === "warn") {
            expect(step.endsOn >= dayInDubai(now, 3)).toBe(true);
            return;
          }
          expect(expiryWarnedAt).not.toBeNull();
          const noticed = dayInDubai(expiryWarnedAt ?? now);
          expect(dayAfter(noticed, 3) <= dayInDubai(now)).toBe(true);
        },
      ),
    );
  });
});
