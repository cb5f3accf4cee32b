import { expect, test } from "vitest";
import { emptyDraft } from "../../../domain/purchase/draft.ts";
import { sampleQuote } from "../../prices/sample-quote.ts";
import { answeredCount, askedFor, assumptionsOf, changedFacts, ratedDraft } from "./sharpening.ts";

const day = "2026-11-22";
const draft = { ...emptyDraft("renew"), value: "60000" };

test("an impossible answer keeps what was rated before, an emptied one is rated as assumed", () => {
  expect(ratedDraft(draft, { ...draft, value: "12", year: "2024" }, day)).toEqual({
    ...draft,
    year: "2024",
  });
  expect(ratedDraft(draft, { ...draft, value: "" }, day).value).toBe("");
});

test("of two answers that cannot both be true the first stays rated, until one is corrected", () => {
  const young = { ...draft, driverBirthYear: "2004" };
  const driving = { ...young, drivingYears: "40" };
  expect(ratedDraft(young, driving, day)).toEqual(young);
  const corrected = { ...driving, driverBirthYear: "1964" };
  expect(ratedDraft(young, corrected, day)).toEqual(corrected);
});

test("two new answers that contradict those of before, too, are both left out", () => {
  const rated = { ...draft, driverBirthYear: "1970", drivingYears: "30" };
  const typed = { ...draft, driverBirthYear: "2004", drivingYears: "52" };
  expect(ratedDraft(rated, typed, day)).toEqual(rated);
});

test("only facts that changed are stored", () => {
  expect(changedFacts(draft, { ...draft, value: "", excess: "350" })).toEqual({
    value: "",
    excess: "350",
  });
});

test("choices and impossible answers are no answered questions", () => {
  const answered = { ...draft, claims: "true", excess: "0", year: "1066" };
  expect(answeredCount(answered, askedFor([]), day)).toBe(2);
});

test("only what the shown quotes read is asked", () => {
  const thirdParty = sampleQuote("a", { inputsRead: ["driverBirthYear", "claimLast24Months"] });
  expect(askedFor([thirdParty])).toEqual(["driverBirthYear", "claims"]);
  expect(askedFor([])).toHaveLength(7);
});

test("an assumption is listed once, in the order of the questions", () => {
  const claims = { input: "claimLast24Months", value: false };
  const year = { input: "year", value: 2023 };
  const quotes = [
    sampleQuote("a", { assumptions: [claims] }),
    sampleQuote("b", { assumptions: [claims, year] }),
  ];
  expect(assumptionsOf(quotes)).toEqual([year, claims]);
});
