import { toLatinDigits } from "../digits.ts";
import type { Emirate } from "./emirates.ts";

type PlateCode = { readonly code: string; readonly en: string; readonly ar: string };

export const MAX_UNLISTED_PLATE_CODE = 12;

const same = (...codes: string[]): PlateCode[] =>
  codes.map((code) => ({ code, en: code, ar: code }));
const from = (first: number, last: number): PlateCode[] =>
  same(...Array.from({ length: last - first + 1 }, (_, step) => String(first + step)));
const letters = (first: string, last: string): PlateCode[] => {
  const start = first.charCodeAt(0);
  const count = last.charCodeAt(0) - start + 1;
  return same(...Array.from({ length: count }, (_, step) => String.fromCharCode(start + step)));
};
const white = (code: "White" | "white"): PlateCode => ({ code, en: "White", ar: "أبيض" });
const classic: PlateCode = { code: "Classic", en: "Classic", ar: "كلاسيكية" };
const motorcycle = (number: number): PlateCode => ({
  code: `Motorcycle ${number}`,
  en: `Motorcycle ${number}`,
  ar: `دراجة نارية ${number}`,
});

/** Specification part 2, 3.3. Emirates add codes often, so a missing one never blocks. */
export const plateCodes: Record<Emirate, readonly PlateCode[]> = {
  abu_dhabi: [
    ...from(1, 21),
    ...same("50"),
    { code: "Diplomatic", en: "Diplomatic", ar: "دبلوماسية" },
    { code: "Grey", en: "Grey", ar: "رمادي" },
    white("white"),
  ],
  dubai: [
    ...same("A", "AA", "B", "BB", "C", "CC", "D", "DD", "E", "EE"),
    ...letters("F", "Z"),
    classic,
    motorcycle(1),
    motorcycle(2),
    motorcycle(3),
    white("White"),
  ],
  sharjah: [...from(1, 10), classic, white("white")],
  ajman: [...letters("A", "Z"), white("White")],
  umm_al_quwain: [...letters("A", "Z"), ...same("UA"), white("White")],
  ras_al_khaimah: [
    ...letters("A", "Z"),
    { code: "The Tower", en: "The Tower", ar: "البرج" },
    white("White"),
  ],
  fujairah: [...letters("A", "Z"), white("White")],
};

const normalised = (code: string): string =>
  toLatinDigits(code).trim().replace(/\s+/g, " ").toLowerCase();

export function listedPlateCode(emirate: Emirate, code: string): PlateCode | undefined {
  const wanted = normalised(code);
  return plateCodes[emirate].find((listed) => normalised(listed.code) === wanted);
}

export function isListedPlateCode(emirate: Emirate, code: string): boolean {
  return listedPlateCode(emirate, code) !== undefined;
}

type PlateCodeProblem = "required" | "tooLong" | "invalid";

/** Ruling P12. */
export function plateCodeProblem(emirate: Emirate, code: string): PlateCodeProblem | undefined {
  const text = code.trim();
  if (text === "") return "required";
  if (isListedPlateCode(emirate, text)) return undefined;
  if (text.length > MAX_UNLISTED_PLATE_CODE) return "tooLong";
  return /^[\p{L}\p{M}\p{Nd} ./-]+$/u.test(text) ? undefined : "invalid";
}
