import { describe, expect, it } from "vitest";
import { contradictionIn } from "./contradiction.ts";

const day = "2026-11-20";

describe("of two answers about the driver that cannot both be true, the last one is named", () => {
  const driver = (driverBirthYear: string, drivingYears: string) => ({
    driverBirthYear,
    drivingYears,
  });

  it.each([
    ["the years", driver("2004", ""), driver("2004", "40"), "drivingYears"],
    ["the year of birth", driver("", "40"), driver("2004", "40"), "driverBirthYear"],
    [
      "the years, though the year of birth was corrected to another impossible one",
      driver("2004", ""),
      driver("2003", "40"),
      "drivingYears",
    ],
    [
      "the year of birth, though the years were",
      driver("", "40"),
      driver("2004", "30"),
      "driverBirthYear",
    ],
    [
      "the years, where an old draft holds both",
      driver("2004", "40"),
      driver("2004", "40"),
      "drivingYears",
    ],
    ["neither: both can be true", driver("2004", ""), driver("2004", "5"), undefined],
    ["neither: one is missing", driver("", ""), driver("", "40"), undefined],
    ["neither: one is out of range anyway", driver("2004", ""), driver("2004", "81"), undefined],
  ])("%s", (_, rated, typed, field) => {
    expect(contradictionIn(rated, typed, day)?.field).toBe(field);
  });

  it("with the first year of a licence", () => {
    expect(contradictionIn(driver("2004", ""), driver("2004", "40"), day)).toEqual({
      field: "drivingYears",
      birthYear: 2004,
      licenceYear: 2021,
    });
  });
});
