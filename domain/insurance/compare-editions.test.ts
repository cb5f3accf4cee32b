import { describe, expect, it } from "vitest";
import {
  editionNamed,
  editions,
  lineOf,
  priced,
  ratingDay,
  riskWith,
} from "../../tests/support/rating.ts";
import type { Edition } from "../quotes/rating-plan.ts";
import { compareEditions, differenceOf } from "./compare-editions.ts";
import { FIXED_RISKS } from "./fixed-risks.ts";

const falaj = editionNamed("falaj-comprehensive");

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Those that neither edition declines are in one of the three, and in one bar. */
const accepted = ({ declined, newlyDeclined, newlyAccepted }: ReturnType<typeof compareEditions>) =>
  FIXED_RISKS - declined - newlyDeclined - newlyAccepted;

const compare = (after: Partial<Edition>, before = falaj) =>
  compareEditions(before, { ...before, ...after }, ratingDay);

describe("two editions", () => {
  it.each(editions)("that are alike are all the same: $plan", (edition) => {
    const found = compare({}, edition);
    expect(found.same).toBe(accepted(found));
    expect(found.same).toBeGreaterThan(150);
    expect(found).toMatchObject({ cheaper: 0, dearer: 0, newlyDeclined: 0, differences: [] });
  });

  it.each(editions)("of which one takes five points more off: $plan", (edition) => {
    const found = compare({ discount: edition.discount + 500 }, edition);
    expect(found.dearer).toBe(0);
    expect(found.cheaper).toBeGreaterThan(0);
    expect(found.cheaper + found.same).toBe(accepted(found));
    expect(sum(found.buckets)).toBe(accepted(found));
    expect(sum(found.buckets.slice(0, 6))).toBe(found.cheaper);
  });

  it("list the largest differences first", () => {
    const { differences, dearer } = compare({ driverAge: [{ from: 0, points: 9_000 }] });
    expect(dearer).toBe(differences.length);
    const points = differences.map((one) => one.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(points[0]).toBeGreaterThan(2_000);
  });

  it("of which one falls to the floor of the law", () => {
    const { reachFloor, reachCap } = compare({ discount: 9_900 });
    expect(reachFloor).toBeGreaterThan(50);
    expect(reachCap).toBe(0);
    expect(compare({ driverAge: [{ from: 0, points: 30_000 }] }).reachCap).toBeGreaterThan(50);
  });

  it("of which one declines more", () => {
    const stricter = compare({ declines: { ...falaj.declines, minDriverAge: 30 } });
    expect(stricter.newlyDeclined).toBeGreaterThan(30);
    expect(stricter.newlyAccepted).toBe(0);
    const milder = compare({ declines: {} });
    expect(milder.newlyAccepted).toBeGreaterThan(30);
    expect(milder.newlyDeclined).toBe(0);
  });
});

describe("one risk", () => {
  it("has both ledgers line by line, which add up to the prices", () => {
    const risk = riskWith({ value: 60_000, financed: true, repair: "agency", addOns: ["offRoad"] });
    const after = {
      ...falaj,
      discount: 2_500,
      ownDamage: falaj.ownDamage && {
        ...falaj.ownDamage,
        financed: 0,
      },
    };
    const { lines } = differenceOf(falaj, after as Edition, risk);
    expect(sum(lines.map(({ beforeFils }) => beforeFils))).toBe(priced(falaj, risk).priceFils);
    expect(sum(lines.map(({ afterFils }) => afterFils))).toBe(
      priced(after as Edition, risk).priceFils,
    );
    expect(lines.find(({ code }) => code === "financed")).toMatchObject({
      beforeFils: lineOf(priced(falaj, risk), "financed"),
      afterFils: 0,
    });
  });

  it("that one of the two declines has the other's ledger alone", () => {
    const after = { ...falaj, declines: { maxCarAge: 2 } };
    const found = differenceOf(falaj, after, riskWith({ year: 2020 }));
    expect(found.after).toEqual({ outcome: "declined", reasons: ["carTooOld"] });
    expect(found.lines.every(({ afterFils }) => afterFils === 0)).toBe(true);
  });
});
