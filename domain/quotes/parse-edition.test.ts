import { describe, expect, it } from "vitest";
import { editionNamed, editions, priced, riskWith } from "../../tests/support/rating.ts";
import { InvalidEdition, parseEdition } from "./parse-edition.ts";
import { canonicalJson, type Edition } from "./rating-plan.ts";

const comprehensive = editionNamed("nakhla-comprehensive");
const thirdParty = editionNamed("falaj-third-party");

type Keys = (string | number)[];

const partAt = (value: unknown, keys: Keys): Record<string, unknown> =>
  keys.reduce<Record<string, unknown>>(
    (part, key) => part[key] as Record<string, unknown>,
    value as Record<string, unknown>,
  );

const changed = (edition: Edition, keys: Keys, value: unknown): unknown => {
  const copy: unknown = structuredClone(edition);
  const last = keys.at(-1) ?? "";
  const part = partAt(copy, keys.slice(0, -1));
  if (value === undefined) delete part[last];
  else
    Object.defineProperty(part, last, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
};

const pathOf = (keys: Keys) =>
  keys.reduce<string>(
    (path, key) => (typeof key === "number" ? `${path}[${key}]` : `${path}.${key}`),
    "edition",
  );

const refusedAt = (value: unknown): string | undefined => {
  try {
    parseEdition(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidEdition)) throw error;
    return /at (.+)\.$/.exec(error.message)?.[1];
  }
};

it.each(editions)("$plan is read as it was written", (edition) => {
  expect(parseEdition(JSON.parse(JSON.stringify(edition)))).toEqual(edition);
});

it.each([null, undefined, 5, "edition", []])("%o is not an edition", (value) => {
  expect(refusedAt(value)).toBe("edition");
});

describe("an unknown key is refused", () => {
  const places: Keys[] = [
    [],
    ["driverAge", 0],
    ["drivingYears", 1],
    ["claims"],
    ["declines"],
    ["addOns"],
    ["ownDamage"],
    ["ownDamage", "valueCurve", 0],
    ["ownDamage", "carAge", 0],
    ["ownDamage", "agencyRepair"],
  ];
  const names = ["colour", "constructor", "__proto__", "ownDamage?", "soldToAge?"];

  it.each(places.flatMap((place) => names.map((name) => [[...place, name]])))("%o", (keys) => {
    expect(refusedAt(changed(comprehensive, keys, 1))).toBe(pathOf(keys));
  });
});

describe("a missing key is refused", () => {
  it.each<[Keys]>([
    [["plan"]],
    [["cover"]],
    [["driverAge"]],
    [["driverAge", 2, "from"]],
    [["driverAge", 2, "points"]],
    [["drivingYears"]],
    [["claims"]],
    [["claims", "one"]],
    [["claims", "twoOrMore"]],
    [["claimFree"]],
    [["discount"]],
    [["declines"]],
    [["addOns"]],
    [["ownDamage"]],
    [["ownDamage", "valueCurve"]],
    [["ownDamage", "valueCurve", 1, "valueAed"]],
    [["ownDamage", "valueCurve", 1, "points"]],
    [["ownDamage", "carAge"]],
    [["ownDamage", "financed"]],
    [["ownDamage", "excessStep"]],
    [["ownDamage", "agencyRepair", "soldToAge"]],
    [["ownDamage", "agencyRepair", "points"]],
  ])("%o", (keys) => {
    expect(refusedAt(changed(comprehensive, keys, undefined))).toBe(pathOf(keys));
  });
});

describe("what is not an integer in range is refused", () => {
  const places: Keys[] = [
    ["driverAge", 1, "from"],
    ["driverAge", 1, "points"],
    ["drivingYears", 0, "points"],
    ["claims", "one"],
    ["claims", "twoOrMore"],
    ["claimFree", 2],
    ["discount"],
    ["declines", "maxCarAge"],
    ["declines", "minDriverAge"],
    ["declines", "maxValueAed"],
    ["addOns", "omanCover"],
    ["commission"],
    ["ownDamage", "valueCurve", 0, "valueAed"],
    ["ownDamage", "valueCurve", 6, "points"],
    ["ownDamage", "carAge", 0, "points"],
    ["ownDamage", "financed"],
    ["ownDamage", "excessStep"],
    ["ownDamage", "agencyRepair", "soldToAge"],
    ["ownDamage", "agencyRepair", "includedToAge"],
    ["ownDamage", "agencyRepair", "points"],
  ];
  const values = [0.5, "100", null, true, Infinity, NaN, -10_001, 10_000_001];

  it.each(places.map((keys) => [keys]))("%o", (keys) => {
    const found = values.map((value) => refusedAt(changed(comprehensive, keys, value)));
    expect(found).toEqual(values.map(() => pathOf(keys)));
  });

  it.each<[Keys, number]>([
    [["discount"], -1],
    [["discount"], 10_001],
    [["claimFree", 0], -1],
    [["claims", "one"], -1],
    [["ownDamage", "financed"], -1],
    [["ownDamage", "excessStep"], -1],
    [["ownDamage", "agencyRepair", "points"], -1],
    [["addOns", "omanCover"], -1],
    [["commission"], -1],
    [["commission"], 5_001],
    [["ownDamage", "valueCurve", 6, "points"], 1_000_001],
    [["ownDamage", "carAge", 3, "points"], 30_001],
    [["driverAge", 0, "points"], 30_001],
    [["drivingYears", 0, "points"], 30_001],
    [["claims", "one"], 30_001],
    [["claims", "twoOrMore"], 30_001],
    [["ownDamage", "financed"], 30_001],
    [["ownDamage", "excessStep"], 30_001],
    [["ownDamage", "agencyRepair", "points"], 30_001],
  ])("%o as %i", (keys, value) => {
    expect(refusedAt(changed(comprehensive, keys, value))).toBe(pathOf(keys));
  });
});

it("the dearest edition that is accepted has a ledger of exact fils", () => {
  const points = 30_000;
  const steps = [{ from: 0, points }];
  const { ownDamage } = comprehensive;
  const dearest = parseEdition({
    ...comprehensive,
    driverAge: steps,
    drivingYears: steps,
    claims: { one: points, twoOrMore: points },
    ownDamage: {
      ...ownDamage,
      valueCurve: [{ valueAed: 0, points: 1_000_000 }],
      carAge: steps,
      financed: points,
      excessStep: points,
    },
  });
  const answers = { value: 5_000_000, claims: "one", financed: true, excess: 0 } as const;
  const risk = riskWith(answers, { body: "station", cylinders: "8" });
  const { ledger } = priced(dearest, risk);
  expect(ledger.map(({ code, amountFils }) => [code, amountFils])).toEqual([
    ["tariffMinimum", 200_000],
    ["vehicleValue", 19_800_000],
    ["carAge", 60_000_000],
    ["driverAge", 240_000_000],
    ["drivingYears", 960_000_000],
    ["claims", 3_840_000_000],
    ["financed", 15_360_000_000],
    ["lowerExcess", 307_200_000_000],
    ["insurerDiscount", -98_304_000_000],
    // The cap is 7 % of AED 5,000,000.
    ["tariffCap", -229_341_000_000],
    ["vat", 1_750_000],
  ]);
});

describe("rows that do not rise are refused", () => {
  it.each<[Keys]>([
    [["driverAge"]],
    [["drivingYears"]],
    [["ownDamage", "carAge"]],
    [["ownDamage", "valueCurve"]],
  ])("%o", (keys) => {
    const rows = partAt(comprehensive, keys) as unknown as unknown[];
    expect(refusedAt(changed(comprehensive, keys, rows.toReversed()))).toBe(pathOf(keys));
    expect(refusedAt(changed(comprehensive, keys, [...rows, rows.at(-1)]))).toBe(pathOf(keys));
    expect(refusedAt(changed(comprehensive, keys, { 0: rows[0] }))).toBe(pathOf(keys));
  });

  it("a value curve without points is refused too", () => {
    const keys = ["ownDamage", "valueCurve"];
    expect(refusedAt(changed(comprehensive, keys, []))).toBe("edition.ownDamage.valueCurve");
  });
});

describe("what does not belong to the cover is refused", () => {
  it.each(["naturalDisaster", "vehicleReplacement", "offRoad", "carRental"])("%s", (addOn) => {
    expect(refusedAt(changed(thirdParty, ["addOns", addOn], 0))).toBe(`edition.addOns.${addOn}`);
    expect(refusedAt(changed(comprehensive, ["addOns", addOn], 0))).toBeUndefined();
  });

  it.each(["maxCarAge", "maxValueAed"])("a limit to the car: %s", (limit) => {
    expect(refusedAt(changed(thirdParty, ["declines", limit], 10))).toBe(
      `edition.declines.${limit}`,
    );
  });

  it("tables of own damage", () => {
    const { ownDamage } = comprehensive;
    expect(refusedAt(changed(thirdParty, ["ownDamage"], ownDamage))).toBe("edition.ownDamage");
    expect(refusedAt(changed(thirdParty, ["cover"], "comprehensive"))).toBe("edition.ownDamage");
    expect(refusedAt(changed(thirdParty, ["cover"], "full"))).toBe("edition.cover");
  });

  it.each(["", "Nakhla", "a b", "x".repeat(81), 7])("a plan called %o", (plan) => {
    expect(refusedAt(changed(thirdParty, ["plan"], plan))).toBe("edition.plan");
  });
});

describe("canonical JSON", () => {
  it("is the same in any order of keys", () => {
    const one = { b: 1, a: { d: [1, { f: null, e: "x" }], c: true } };
    const other = { a: { c: true, d: [1, { e: "x", f: null }] }, b: 1 };
    expect(canonicalJson(one)).toBe('{"a":{"c":true,"d":[1,{"e":"x","f":null}]},"b":1}');
    expect(canonicalJson(other)).toBe(canonicalJson(one));
  });

  it("keeps the order of lists", () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });

  it("leaves out what is undefined, as storing does", () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
  });

  it("differs for any two plans", () => {
    expect(new Set(editions.map(canonicalJson)).size).toBe(editions.length);
  });
});
