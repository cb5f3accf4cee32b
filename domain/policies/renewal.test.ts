import { describe, expect, test } from "vitest";
import type { PolicyState } from "./policy-state.ts";
import { isRenewedBy, isSameCar, mayBeRenewedOn, mayRenew, type Owned } from "./renewal.ts";

const unknown = { chassis: null, plate: null, emirate: null };
const car = { chassis: "JTDBR32E720012345", plate: "A 12345", emirate: "dubai" };

test.each([
  ["2027-02-02", false],
  ["2027-02-03", true],
  ["2027-04-04", true],
  ["2027-05-04", true],
  ["2027-05-05", false],
])("a policy until 4 April may be renewed on %s: %s", (day, may) => {
  expect(mayBeRenewedOn("2027-04-04", day)).toBe(may);
});

describe("the same car", () => {
  test.each([
    ["has the same chassis number, whatever its plate", { ...car, plate: "B 1" }, true],
    [
      "has no other chassis number on the same plate",
      { ...car, chassis: "WVWZZZ1JZXW000001" },
      false,
    ],
    ["has the same plate where a chassis number is not known", { ...car, chassis: null }, true],
    ["may have its plate in another spelling", { ...unknown, plate: "a-١٢٣٤٥" }, true],
    ["has a plate of the same emirate", { ...car, chassis: null, emirate: "ajman" }, false],
    ["has no other plate", { ...unknown, plate: "A 12346" }, false],
    ["must be known", unknown, false],
  ])("%s", (_what, other, isSame) => {
    expect(isSameCar(car, other)).toBe(isSame);
    expect(isSameCar(other, car)).toBe(isSame);
  });
});

describe("a policy is renewed", () => {
  const policy = { car, cover: { startsOn: "2026-03-05", endsOn: "2027-04-04" } };
  const renewed = (cover: { startsOn: string; endsOn: string }, next = car) =>
    isRenewedBy(policy, { car: next, cover });

  test.each([
    ["before the last sixty days", "2027-02-02", false],
    ["sixty days before its end", "2027-02-03", true],
    ["on the day after", "2027-04-05", true],
    ["thirty days later", "2027-05-04", true],
    ["after that", "2027-05-05", false],
  ])("by cover that begins %s: %s", (_when, startsOn, isRenewed) => {
    expect(renewed({ startsOn, endsOn: "2028-06-01" })).toBe(isRenewed);
  });

  test("only by cover that goes on after it", () => {
    expect(renewed({ startsOn: "2027-03-01", endsOn: "2027-04-04" })).toBe(false);
    expect(renewed({ startsOn: "2027-03-01", endsOn: "2027-04-05" })).toBe(true);
  });

  test("only by cover that begins after it began", () => {
    const short = { car, cover: { startsOn: "2027-03-05", endsOn: "2027-04-04" } };
    const other = { car, cover: { startsOn: "2027-03-05", endsOn: "2028-04-04" } };
    expect(isRenewedBy(short, other)).toBe(false);
  });

  test("only by cover of the same car", () => {
    const another = { ...car, chassis: "WVWZZZ1JZXW000001" };
    expect(renewed({ startsOn: "2027-04-05", endsOn: "2028-05-04" }, another)).toBe(false);
  });
});

describe("a renewal is offered", () => {
  const days = { startsOn: "2026-03-05", endsOn: "2027-04-04" };
  const insured = (state: PolicyState = "active", endedOn: string | null = null): Owned => ({
    id: "insured",
    car,
    sale: { state: "issued", startDate: days.startsOn, policy: { ...days, state, endedOn } },
    createdAt: new Date("2026-03-01T08:00:00Z"),
  });
  const later = (more: Partial<Owned["sale"]>, other: Partial<Owned> = {}): Owned => ({
    id: "later",
    car: { ...car, chassis: null },
    sale: { state: "awaiting_payment", startDate: null, policy: null, ...more },
    createdAt: new Date("2027-02-20T08:00:00Z"),
    ...other,
  });
  const offered = (owned: Owned, today: string, ...others: Owned[]) =>
    mayRenew(owned, [owned, ...others], today);

  test.each([
    ["2027-02-02", false],
    ["2027-02-03", true],
    ["2027-04-04", true],
    ["2027-04-05", false],
  ])(
    "from sixty days before the last day of a policy to that day, on %s: %s",
    (today, isOffered) => {
      expect(offered(insured(), today)).toBe(isOffered);
    },
  );

  test.each(["to_accept", "refused", "cancelled", "total_loss", "renewed", "expired"] as const)(
    "not for a policy that is %s",
    (state) => {
      expect(offered(insured(state), "2027-03-01")).toBe(false);
    },
  );

  const unpaid = { startDate: "2027-04-05" };
  test.each<[string, Owned, boolean]>([
    ["a request that is under way", later({ state: "lead" }), false],
    ["one that is not paid yet", later(unpaid), false],
    ["what is paid without a day", later({ state: "paid" }), false],
    ["what is paid for the days after it", later({ ...unpaid, state: "paid" }), false],
    ["what is paid for days before", later({ state: "paid", startDate: "2026-03-05" }), true],
    ["what was cancelled", later({ ...unpaid, state: "cancelled" }), true],
    ["an older lead", later({ state: "lead" }, { createdAt: new Date("2026-01-01") }), true],
    ["what another car has", later(unpaid, { car: { ...unknown, plate: "B 7" } }), true],
  ])("beside %s: %#", (_what, other, isOffered) => {
    expect(offered(insured(), "2027-03-01", other)).toBe(isOffered);
  });
});
