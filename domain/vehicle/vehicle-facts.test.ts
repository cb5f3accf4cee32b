import { expect, it } from "vitest";
import { isFactInvalid, type FactField } from "./vehicle-facts.ts";

const now = new Date("2026-11-20T08:00:00Z");

it.each<[FactField, string, boolean]>([
  ["make", "Toyota", false],
  ["make", "تويوتا", false],
  ["make", "", false],
  ["make", "<script>", true],
  ["model", "C 200 (W206)", false],
  ["model", "x".repeat(61), true],
  ["modelYear", "٢٠٢٧", false],
  ["modelYear", "2028", true],
  ["modelYear", "1969", true],
  ["vehicleValue", "85,000 AED", false],
  ["vehicleValue", "1", true],
  ["driverBirthYear", "2009", false],
  ["driverBirthYear", "2010", true],
  ["driverBirthYear", "1925", true],
  ["claimFreeYears", "0", false],
  ["claimFreeYears", "-1", true],
  ["claimFreeYears", "31", true],
])("%s answered %j is refused: %s", (field, text, isRefused) => {
  expect(isFactInvalid(field, text, now)).toBe(isRefused);
});
