import { describe, expect, it } from "vitest";
import { ratedFacts } from "./rated-facts.ts";

const day = "2026-11-27";
const unanswered = {
  year: "",
  value: "",
  financed: "",
  claims: "",
  claimFreeYears: "",
  driverBirthYear: "",
  drivingYears: "",
};
const comprehensive = [
  "value",
  "year",
  "driverBirthYear",
  "drivingYears",
  "claimLast24Months",
  "claimFreeYears",
  "financed",
  "excess",
  "repair",
  "addOns",
];
const thirdParty = ["driverBirthYear", "drivingYears", "claimLast24Months", "claimFreeYears"];

const inputs = (facts: ReturnType<typeof ratedFacts>) => facts.map(({ input }) => input);
const assumed = (facts: ReturnType<typeof ratedFacts>) =>
  inputs(facts.filter(({ isAssumed }) => isAssumed));

describe("the facts that a price is rated with", () => {
  it("are assumed where nothing was answered, and the plan's own terms never are", () => {
    const facts = ratedFacts(unanswered, comprehensive, day);
    expect(Object.fromEntries(facts.map(({ input, text }) => [input, text]))).toEqual({
      year: "2023",
      value: "222300",
      financed: "false",
      claims: "none",
      claimFreeYears: "0",
      driverBirthYear: "1991",
      drivingYears: "5",
    });
    expect(assumed(facts)).toEqual(inputs(facts));
  });

  it("keep the words of an answer", () => {
    const facts = ratedFacts({ ...unanswered, value: "400,000" }, comprehensive, day);
    expect(facts).toContainEqual({ input: "value", text: "400,000", isAssumed: false });
    expect(assumed(facts)).not.toContain("value");
  });

  it("leave out what the price does not read, unless it was answered or is sent in any case", () => {
    expect(inputs(ratedFacts(unanswered, thirdParty, day))).toEqual([
      "value",
      "claims",
      "claimFreeYears",
      "driverBirthYear",
      "drivingYears",
    ]);
    expect(inputs(ratedFacts({ ...unanswered, financed: "true" }, [], day))).toEqual([
      "value",
      "financed",
      "claims",
    ]);
  });

  it.each([
    ["out of range", { driverBirthYear: "2024" }, "driverBirthYear"],
    [
      "impossible beside another one",
      { driverBirthYear: "2004", drivingYears: "40" },
      "drivingYears",
    ],
  ])("are assumed where an answer is %s", (_, answers, input) => {
    const facts = ratedFacts({ ...unanswered, ...answers }, comprehensive, day);
    expect(assumed(facts)).toContain(input);
  });
});
