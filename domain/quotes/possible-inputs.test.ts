import { describe, expect, it } from "vitest";
import { possibleInputs } from "./possible-inputs.ts";
import type { GivenInputs } from "./risk.ts";

const day = "2026-11-22";

describe("years of driving", () => {
  const given = (birthYear: number, source: "asked" | "assumed" = "asked"): GivenInputs => ({
    driverBirthYear: { value: birthYear, source },
    drivingYears: { value: 40, source: "asked" },
  });

  it("that the driver is too young for are no answer", () => {
    const { driverBirthYear } = given(2004);
    expect(possibleInputs(given(2004), day)).toEqual({ driverBirthYear });
  });

  it.each([
    given(1969),
    given(2004, "assumed"),
    { drivingYears: { value: 40, source: "asked" } },
    {},
  ] as GivenInputs[])("stay beside %o", (inputs) => {
    expect(possibleInputs(inputs, day)).toBe(inputs);
  });
});
