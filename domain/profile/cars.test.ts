import { describe, expect, it, test } from "vitest";
import { carsOf, type OfCar } from "./cars.ts";

const today = "2026-11-24";
const running = { startsOn: "2025-12-12", endsOn: "2027-01-11" };
const ahead = { startsOn: "2027-01-12", endsOn: "2028-02-11" };
const over = { startsOn: "2025-09-01", endsOn: "2026-09-30" };

const plate = (number: string, code = "A") => ({ emirate: "dubai", code, number });

const request = (id: string, more: Partial<OfCar> = {}): OfCar => ({
  _id: id,
  plateInfo: plate("1"),
  state: "issued",
  mayPay: false,
  openOffers: 0,
  isDocumentAsked: false,
  policyState: null,
  cover: null,
  mayRenew: false,
  ...more,
});
const insured = (id: string, cover: OfCar["cover"], more: Partial<OfCar> = {}) =>
  request(id, { policyState: "active", cover, ...more });
const unpaid = (id: string, more: Partial<OfCar> = {}) =>
  request(id, { state: "awaiting_payment", mayPay: true, ...more });
const cancelled = (id: string, more: Partial<OfCar> = {}) =>
  request(id, { state: "cancelled", ...more });

describe("one car", () => {
  test.each<[string, OfCar[], { standing: string; insured?: string; open?: string }]>([
    ["is insured", [insured("a", running)], { standing: "covered", insured: "a" }],
    [
      "is insured while its renewal is to be paid",
      [unpaid("b"), insured("a", running)],
      { standing: "covered", insured: "a", open: "b" },
    ],
    [
      "is insured by the policy that lasts longer",
      [insured("a", { ...running, endsOn: "2026-12-01" }), insured("b", running)],
      { standing: "covered", insured: "b" },
    ],
    ["will be insured", [insured("a", ahead)], { standing: "begins", insured: "a" }],
    [
      "will be insured again after a gap",
      [insured("b", ahead), insured("a", over, { policyState: "expired" })],
      { standing: "begins", insured: "b" },
    ],
    [
      "was insured",
      [cancelled("b"), insured("a", over, { policyState: "expired" })],
      { standing: "ended", insured: "a" },
    ],
    [
      "was insured and is asked for again",
      [request("b", { state: "lead" }), insured("a", over, { policyState: "expired" })],
      { standing: "open", open: "b" },
    ],
    ["waits for its policy", [request("a", { state: "paid" })], { standing: "open", open: "a" }],
    [
      "has more than one thing under way: what is to be done comes first",
      [request("c", { state: "lead" }), unpaid("b"), request("a", { state: "paid" })],
      { standing: "open", open: "b" },
    ],
    ["was never insured", [cancelled("a")], { standing: "none" }],
  ])("%s", (_what, requests, { standing, insured: policy, open }) => {
    const cars = carsOf(requests, today);
    expect(cars).toHaveLength(1);
    expect(cars[0]).toMatchObject({ standing, newest: { _id: requests[0]?._id } });
    expect([cars[0]?.insured?._id, cars[0]?.open?._id]).toEqual([policy, open]);
  });

  it("has the cover that goes on after the present one", () => {
    const [car] = carsOf([insured("b", ahead), insured("a", running)], today);
    expect(car).toMatchObject({ standing: "covered", insured: { _id: "a" }, next: ahead });
  });
});

describe("several cars", () => {
  const keys = (requests: OfCar[]) => carsOf(requests, today).map(({ key }) => key);

  it("are those of their plates, and without a plate of their requests", () => {
    const none = { plateInfo: null };
    expect(
      keys([
        unpaid("d", { ...none }),
        unpaid("c", { plateInfo: plate("1", "B") }),
        cancelled("b", none),
        cancelled("a"),
      ]),
    ).toEqual(["d", "dubai B 1", "dubai A 1"]);
  });

  it("begin with what ends first, and end with what was never insured", () => {
    const on = (number: string) => ({ plateInfo: plate(number) });
    const later = { ...running, endsOn: "2027-08-01" };
    const older = { ...over, endsOn: "2026-03-01" };
    expect(
      keys([
        cancelled("g", on("none")),
        insured("h", older, { ...on("older"), policyState: "expired" }),
        insured("f", over, { ...on("over"), policyState: "expired" }),
        unpaid("e", on("open")),
        insured("d", { ...ahead, startsOn: "2027-02-01" }, on("much later")),
        insured("c", ahead, on("ahead")),
        insured("b", later, on("later")),
        insured("a", running, on("soon")),
      ]).map((key) => key.replace("dubai A ", "")),
    ).toEqual(["soon", "later", "ahead", "much later", "open", "over", "older", "none"]);
  });
});
