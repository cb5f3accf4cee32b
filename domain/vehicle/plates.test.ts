import { describe, expect, test } from "vitest";
import { emirates } from "./emirates.ts";
import { isListedPlateCode, listedPlateCode, plateCodeProblem, plateCodes } from "./plate-codes.ts";
import { normalisePlateNumber, plateNumberProblem } from "./plate-number.ts";

describe("[2-5.1 plate codes] plate codes", () => {
  test.each([
    ["abu_dhabi", 25, "1", "white"],
    ["dubai", 36, "A", "White"],
    ["sharjah", 12, "1", "white"],
    ["ajman", 27, "A", "White"],
    ["umm_al_quwain", 28, "A", "White"],
    ["ras_al_khaimah", 28, "A", "White"],
    ["fujairah", 27, "A", "White"],
  ] as const)("%s lists %i codes from %s to %s", (emirate, count, first, last) => {
    const codes = plateCodes[emirate].map(({ code }) => code);
    expect(codes).toHaveLength(count);
    expect([codes[0], codes.at(-1)]).toEqual([first, last]);
  });

  test.each(emirates)("%s lists no code twice, and labels each in both languages", (emirate) => {
    const codes = plateCodes[emirate];
    expect(new Set(codes.map(({ code }) => code.toLowerCase())).size).toBe(codes.length);
    expect(codes.every(({ en, ar }) => en && ar)).toBe(true);
  });

  test.each([
    ["dubai", "EE", true],
    ["dubai", "FF", false],
    ["dubai", "motorcycle 3", true],
    ["abu_dhabi", "21", true],
    ["abu_dhabi", "٢١", true],
    ["abu_dhabi", "22", false],
    ["abu_dhabi", "50", true],
    ["umm_al_quwain", "UA", true],
    ["ras_al_khaimah", "The Tower", true],
    ["ajman", "The Tower", false],
  ] as const)("%s code %s is listed: %s", (emirate, code, listed) => {
    expect(isListedPlateCode(emirate, code)).toBe(listed);
  });

  test("a code is stored as its list spells it", () => {
    expect(listedPlateCode("abu_dhabi", "WHITE")?.code).toBe("white");
  });

  test.each([
    ["A", undefined],
    ["", "required"],
    ["  ", "required"],
    ["Expo 2020", undefined],
    ["إكسبو", undefined],
    ["thirteen chars", "tooLong"],
    ["<b>", "invalid"],
  ] as const)("a Dubai code %s has the problem %s", (code, problem) => {
    expect(plateCodeProblem("dubai", code)).toBe(problem);
  });
});

describe("[2-5.1 plate number] a plate number", () => {
  test.each([
    ["48213", undefined],
    ["١٢", undefined],
    ["4 82 13", undefined],
    ["", "required"],
    ["12a", "digitsOnly"],
    ["-12", "digitsOnly"],
    ["123456", "tooLong"],
  ] as const)("%s has the problem %s", (text, problem) => {
    expect(plateNumberProblem(text)).toBe(problem);
  });

  test("is stored in Latin digits without blanks", () => {
    expect(normalisePlateNumber(" ٤٨ 213 ")).toBe("48213");
  });
});
