import type { ProblemCode } from "../../contract/problems.ts";
import type { Language } from "../../domain/language.ts";
import ar from "./problem-texts.ar.ts";
import en from "./problem-texts.en.ts";

/** The specification's wording where it gives one (part 1 section 8, part 2 section 8). */
export const problemTexts: Record<Language, Record<ProblemCode, string>> = { en, ar };
