import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { riskOfDraft } from "./risk-of-draft.ts";

const draft = { ...emptyDraft("renew"), carType: "saloon", cylinderType: "4" };

test("a risk has the draft's car and the answers that are in range", () => {
  const answered = { ...draft, value: "90000", year: "1900", addOns: "omanCover" };
  expect(riskOfDraft(answered, "2026-11-22")).toEqual({
    body: "saloon",
    cylinders: "4",
    day: "2026-11-22",
    inputs: {
      value: { value: 90_000, source: "asked" },
      addOns: { value: ["omanCover"], source: "asked" },
    },
  });
});

test("a draft without cylinders has no risk yet", () => {
  expect(riskOfDraft({ ...draft, cylinderType: "" }, "2026-11-22")).toBeUndefined();
});
