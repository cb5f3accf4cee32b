import { describe, expect, it } from "vitest";
import {
  accepting,
  type Answers,
  editionNamed,
  editions,
  lineOf,
  priced,
  riskWith,
} from "../../tests/support/rating.ts";
import { addOns, type AddOn } from "./add-ons.ts";
import { rateWithChoices } from "./rate.ts";

const choicesOf = (plan: string, answers: Answers = {}) => {
  const rated = rateWithChoices(editionNamed(plan), riskWith(answers));
  if (rated.outcome === "declined") throw new Error(`Declined: ${rated.reasons.join(", ")}`);
  return rated.choices;
};

describe("agency repair", () => {
  type Row = [plan: string, age: number, sold: boolean, byDefault: string, fils: number];
  const none = (plan: string): Row[] => [
    [plan, 0, false, "garage", 0],
    [plan, 5, false, "garage", 0],
  ];

  // Percent of the tariff's part: what the insurer's discount leaves of AED 1,300.
  it.each<Row>([
    ["nakhla-comprehensive", 0, true, "garage", 13_650],
    ["nakhla-comprehensive", 3, true, "garage", 13_650],
    ["nakhla-comprehensive", 4, false, "garage", 0],
    ["qandeel-comprehensive", 0, true, "garage", 11_700],
    ["qandeel-comprehensive", 5, true, "garage", 11_700],
    ["qandeel-comprehensive", 6, false, "garage", 0],
    ["falaj-comprehensive", 0, true, "garage", 14_560],
    ["falaj-comprehensive", 5, true, "garage", 14_560],
    ["falaj-comprehensive", 6, false, "garage", 0],
    ["marsa-comprehensive", 0, true, "agency", 0],
    ["marsa-comprehensive", 3, true, "agency", 0],
    ["marsa-comprehensive", 4, true, "garage", 11_050],
    ["marsa-comprehensive", 5, true, "garage", 11_050],
    ["marsa-comprehensive", 6, false, "garage", 0],
    ["sidrah-comprehensive", 0, true, "agency", 0],
    ["sidrah-comprehensive", 5, true, "agency", 0],
    ["sidrah-comprehensive", 6, false, "garage", 0],
    ...none("hazm-comprehensive"),
    ...none("lulwa-comprehensive"),
  ])("%s, car of %i years: sold %s, %s by default, %i fils", (...row) => {
    const [plan, age, isSold, byDefault, fils] = row;
    const answers: Answers = { year: 2026 - age };
    expect(priced(accepting(plan), riskWith(answers)).repair).toBe(byDefault);

    const asked = priced(accepting(plan), riskWith({ ...answers, repair: "agency" }));
    expect(asked.repair).toBe(isSold ? "agency" : "garage");
    expect(asked.unavailable).toEqual(isSold ? [] : ["agency"]);
    expect(lineOf(asked, "agencyRepair")).toBe(fils);
    const offered = choicesOf(plan, answers).repair.map(({ code }) => code);
    expect(offered).toEqual(isSold ? ["garage", "agency"] : ["garage"]);
  });

  it("may be left out where it is included, at the same price", () => {
    const { repair, priceFils } = priced(
      accepting("sidrah-comprehensive"),
      riskWith({ repair: "garage" }),
    );
    expect(repair).toBe("garage");
    expect(priceFils).toBe(122_850);
  });
});

// Whole dirhams before VAT; 0 where the plan includes it, null where it is not sold.
describe("add-ons", () => {
  type Prices = [driver: number | null, passengers: number | null, roadside: number, oman: number];
  type OwnDamage = [disaster: number, replacement: number | null, offRoad: number, rental: number];
  const thirdParty: [string, ...Prices][] = [
    ["hazm", 120, null, 75, 100],
    ["nakhla", 120, 150, 0, 100],
    ["qandeel", 0, 150, 0, 100],
    ["lulwa", 120, 150, 0, 100],
    ["falaj", 120, 150, 0, 0],
    ["marsa", 0, 0, 0, 100],
    ["sidrah", 0, 0, 0, 0],
  ];
  const comprehensive: [string, ...Prices, ...OwnDamage][] = [
    ["nakhla", 0, 150, 0, 100, 150, 300, 200, 175],
    ["hazm", 120, 150, 0, 100, 0, null, 200, 175],
    ["qandeel", 0, 0, 0, 100, 150, 300, 200, 0],
    ["lulwa", 120, 150, 0, 100, 0, 300, 0, 175],
    ["falaj", 120, 150, 0, 0, 0, 300, 200, 175],
    // Its cover lines include passengers.
    ["marsa", 0, 0, 0, 0, 150, 300, 200, 175],
    ["sidrah", 0, 0, 0, 0, 0, 0, 200, 0],
  ];
  const rows = [
    ...thirdParty.map(([insurer, ...aed]) => ({ plan: `${insurer}-third-party`, aed })),
    ...comprehensive.map(([insurer, ...aed]) => ({ plan: `${insurer}-comprehensive`, aed })),
  ].flatMap(({ plan, aed }) => addOns.map((addOn, at) => ({ plan, addOn, aed: aed[at] ?? null })));

  it("stand in this order", () => {
    expect(addOns).toEqual([
      "driverCover",
      "passengerCover",
      "roadsideAssistance",
      "omanCover",
      "naturalDisaster",
      "vehicleReplacement",
      "offRoad",
      "carRental",
    ]);
  });

  it.each(rows)("$plan, $addOn: AED $aed", ({ plan, addOn, aed }) => {
    const quote = priced(editionNamed(plan), riskWith({ addOns: [addOn] }));
    expect(quote.addOns).toEqual(aed === null ? [] : [addOn]);
    expect(quote.unavailable).toEqual(aed === null ? [addOn] : []);
    expect(lineOf(quote, addOn)).toBe((aed ?? 0) * 100);

    const offered = choicesOf(plan).addOns.find(({ code }) => code === addOn);
    expect(offered?.included).toBe(aed === null ? undefined : aed === 0);
  });

  it("cost the same difference whether or not they are chosen", () => {
    const oman = (chosen: AddOn[]) =>
      choicesOf("hazm-comprehensive", { addOns: chosen }).addOns.find(
        ({ code }) => code === "omanCover",
      );
    expect(oman([])).toEqual({ code: "omanCover", amountFils: 10_500, included: false });
    expect(oman(["omanCover"])).toEqual(oman([]));
  });
});

describe("the excess", () => {
  it("is offered with the difference that it makes, VAT included", () => {
    // 5 % of AED 1,300 for each step, less Falaj's 20 %.
    expect(choicesOf("falaj-comprehensive").excess).toEqual([
      { aed: 0, amountFils: 16_380 },
      { aed: 350, amountFils: 10_920 },
      { aed: 700, amountFils: 5_460 },
      { aed: 1_000, amountFils: 0 },
    ]);
    expect(choicesOf("falaj-comprehensive", { excess: 700 }).excess).toEqual([
      { aed: 0, amountFils: 10_920 },
      { aed: 350, amountFils: 5_460 },
      { aed: 700, amountFils: 0 },
      { aed: 1_000, amountFils: -5_460 },
    ]);
  });

  it("above the highest is unavailable and rated as the highest", () => {
    const quote = priced(editionNamed("falaj-comprehensive"), riskWith({ excess: 1_400 }));
    expect(quote).toMatchObject({ unavailable: ["excess"], excessAed: 1_000, priceFils: 109_200 });
  });
});

describe("what cannot be had", () => {
  it("is named once each and leaves the price as it is", () => {
    const answers: Answers = { excess: 1_200, repair: "agency", addOns: ["vehicleReplacement"] };
    const quote = priced(editionNamed("hazm-comprehensive"), riskWith(answers));
    expect(quote.unavailable).toEqual(["excess", "agency", "vehicleReplacement"]);
    expect(quote.priceFils).toBe(99_645);
  });

  it.each(editions.filter(({ cover }) => cover === "thirdParty"))(
    "with $plan are the add-ons for one's own car",
    ({ plan }) => {
      const own = ["naturalDisaster", "vehicleReplacement", "offRoad", "carRental"] as const;
      const quote = priced(editionNamed(plan), riskWith({ addOns: own }));
      expect(quote.unavailable).toEqual(own);
      expect(choicesOf(plan)).toMatchObject({ excess: [], repair: [] });
      expect(quote.priceFils).toBe(priced(editionNamed(plan), riskWith()).priceFils);
    },
  );
});
