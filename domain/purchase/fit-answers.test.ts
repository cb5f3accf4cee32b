import { describe, expect, it } from "vitest";
import { MAX_BANK_LENGTH, parseFitAnswer } from "./fit-answers.ts";
import { type FitField } from "./fit-fields.ts";

const rows: [FitField, string, string | undefined][] = [
  ["bank", "  Emirates   NBD ", "Emirates NBD"],
  ["bank", "بنك دبي الإسلامي", "بنك دبي الإسلامي"],
  ["bank", "12345", undefined],
  ["bank", "", undefined],
  ["bank", "b".repeat(MAX_BANK_LENGTH), "b".repeat(MAX_BANK_LENGTH)],
  ["bank", "b".repeat(MAX_BANK_LENGTH + 1), undefined],
  ["registrationEnds", "2027-01-31", "2027-01-31"],
  ["registrationEnds", "٣١/١/٢٠٢٧", "2027-01-31"],
  ["registrationEnds", "2027-02-30", undefined],
  ["registrationEnds", "2037-01-01", undefined],
  ["registrationEnds", "2015-01-01", undefined],
  ["registrationEnds", "soon", undefined],
  ["drivingToOman", "True", "true"],
  ["drivingToOman", "false", "false"],
  ["drivingToOman", "maybe", undefined],
  ["driverUnder25", "true", "true"],
  ["driverUnder25", "1", undefined],
];

describe("an answer about the fit", () => {
  it.each(rows)("%s %j is stored as %j", (field, text, stored) => {
    expect(parseFitAnswer(field, text, "2026-11-22")).toBe(stored);
  });
});
