import { expect, test } from "vitest";
import { hasNoSum, hasOwnEnd, type PolicyValues, typedValues } from "./policy-fields.ts";

const before: PolicyValues = {
  number: "MTR/1",
  chassis: "",
  premium: "",
  startDate: "2026-12-01",
  endDate: "2027-12-31",
  sumInsured: "",
  insuredName: "",
  plate: "",
  bank: "",
  traffic: "unknown",
  reason: "",
};

test("the end follows a typed start by 13 months, the last day included", () => {
  const typed = typedValues(before, { startDate: "2026-12-08" }, false);
  expect(typed).toMatchObject({ number: "MTR/1", startDate: "2026-12-08", endDate: "2028-01-07" });
  expect(hasOwnEnd(typed)).toBe(false);
});

test("an end that somebody typed stays", () => {
  const typed = typedValues(before, { endDate: "2027-11-30" }, false);
  expect(hasOwnEnd(typed)).toBe(true);
  expect(typedValues(typed, { startDate: "2026-12-08" }, true).endDate).toBe("2027-11-30");
});

test.each(["", "0002-12-08", "0202-12-08"])(
  "a start that is half typed (%s) moves no end",
  (day) => {
    expect(typedValues(before, { startDate: day }, false).endDate).toBe(before.endDate);
  },
);

test("only cover of third parties may have no sum insured", () => {
  const sold = { sumInsuredFils: null } as Parameters<typeof hasNoSum>[0]["sold"];
  expect(hasNoSum({ coverType: "thirdParty", sold })).toBe(true);
  expect(hasNoSum({ coverType: "comprehensive", sold })).toBe(false);
});
