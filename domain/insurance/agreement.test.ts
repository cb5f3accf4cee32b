import { describe, expect, it } from "vitest";
import { type Agreement, commissionOn, isInForce, maySell, standingOf } from "./agreement.ts";
import { wrongAgreementField } from "./read-agreement.ts";

const TODAY = "2026-11-28";
const both = [
  { cover: "thirdParty", commission: 1_000 },
  { cover: "comprehensive", commission: null },
] as const;
const from = (validFrom: string, validUntil: string | null = null): Agreement => ({
  validFrom,
  validUntil,
  lines: both,
});

describe("an agreement", () => {
  it("counts on its first and on its last day", () => {
    const one = from("2026-01-01", TODAY);
    const days = ["2025-12-31", "2026-01-01", TODAY, "2026-11-29"];
    expect(days.map((day) => isInForce(one, day))).toEqual([false, true, true, false]);
  });

  it.each([
    ["2025-12-31", "thirdParty", null],
    ["2026-06-30", "thirdParty", 1_000],
    ["2026-06-30", "comprehensive", null],
    ["2026-07-01", "thirdParty", 800],
  ] as const)("on %s pays for %s: %s", (day, cover, points) => {
    const lines = [{ cover: "thirdParty", commission: 800 }] as const;
    const next = { ...from("2026-07-01"), lines };
    expect(commissionOn([next, from("2026-01-01", "2026-06-30")], cover, day)).toBe(points);
  });

  it("allows its own lines only", () => {
    const [line] = both;
    const one = { ...from("2026-01-01"), lines: [line] };
    expect(maySell([one], "thirdParty", TODAY)).toBe(true);
    expect(maySell([one], "comprehensive", TODAY)).toBe(false);
    expect(maySell([], "thirdParty", TODAY)).toBe(false);
  });

  it.each([
    ["open-ended", [from("2026-01-01")], "openEnded", null],
    ["dated", [from("2026-01-01", "2027-09-30")], "dated", "2027-09-30"],
    ["about to end", [from("2026-01-01", "2026-12-31")], "endsSoon", "2026-12-31"],
    [
      "followed by another",
      [from("2026-01-01", "2026-12-31"), from("2027-01-01", "2027-12-31")],
      "dated",
      "2027-12-31",
    ],
    [
      "followed by one that is open-ended",
      [from("2027-01-01"), from("2026-01-01", "2026-12-31")],
      "openEnded",
      null,
    ],
    [
      "followed after a gap",
      [from("2026-01-01", "2026-12-31"), from("2027-01-02")],
      "endsSoon",
      "2026-12-31",
    ],
    ["still to come", [from("2026-12-01")], "future", "2026-12-01"],
    ["over", [from("2025-01-01", "2026-10-31")], "ended", "2026-10-31"],
    ["missing", [], "none", null],
  ] as const)("that is %s is told so", (_what, agreements, standing, on) => {
    expect(standingOf(agreements, TODAY)).toEqual({ standing, on });
  });

  it.each([
    [{}, undefined],
    [{ validFrom: "2026-02-30" }, "validFrom"],
    [{ validUntil: "2025-12-31" }, "validUntil"],
    [{ lines: [] }, "lines"],
    [{ lines: [both[0], both[0]] }, "lines"],
    [{ lines: [{ cover: "thirdParty", commission: 5_001 }] }, "commission"],
    [{ lines: [{ cover: "thirdParty", commission: 0.5 }] }, "commission"],
  ] as const)("with %j is wrong at %s", (change, field) => {
    expect(wrongAgreementField({ ...from("2026-01-01"), ...change })).toBe(field);
  });
});
