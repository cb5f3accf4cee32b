import { expect, test } from "vitest";
import { ratedAnswersOf } from "./rated-answers.ts";

const rated = [{ input: "value", value: 90_000, source: "assumed" }];

test("what was rated counts; without a price, what was answered", () => {
  expect(ratedAnswersOf({ inputs: rated, answers: { year: "2020" } })).toEqual(rated);
  expect(ratedAnswersOf({ inputs: [], answers: { year: "2020", value: "", make: "Kia" } })).toEqual(
    [{ input: "year", value: "2020", source: "asked" }],
  );
});
