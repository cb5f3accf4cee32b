import type { Language } from "../../../domain/language.ts";
import { arabic } from "./stored-data.ar.ts";
import { english, type StoredDataTexts } from "./stored-data.en.ts";

export const storedDataTexts: Record<Language, StoredDataTexts> = { en: english, ar: arabic };
