import type { StaffProblemCode } from "../../contract/office/problems.ts";
import type { Language } from "../../domain/language.ts";
import ar from "./staff-problem-texts.ar.ts";
import en from "./staff-problem-texts.en.ts";

export const staffProblemTexts: Record<Language, Record<StaffProblemCode, string>> = { en, ar };
