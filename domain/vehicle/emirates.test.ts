import { expect, test } from "vitest";
import { emirateNames, emirates, parseEmirate } from "./emirates.ts";

test("there are seven emirates, each with both names", () => {
  expect(emirates).toHaveLength(7);
  for (const emirate of emirates) {
    expect(parseEmirate(emirateNames[emirate].en)).toBe(emirate);
    expect(parseEmirate(emirateNames[emirate].ar)).toBe(emirate);
  }
});

test.each([
  ["abu_dhabi", "abu_dhabi"],
  ["Abu Dhabi", "abu_dhabi"],
  ["abudhabi", "abu_dhabi"],
  ["RAS-AL-KHAIMAH", "ras_al_khaimah"],
  [" Umm al Quwain ", "umm_al_quwain"],
] as const)("%s is understood as %s", (text, emirate) => {
  expect(parseEmirate(text)).toBe(emirate);
});

test.each(["", "doha", "al_ain", "constructor"])("%s is not an emirate", (text) => {
  expect(parseEmirate(text)).toBeUndefined();
});
