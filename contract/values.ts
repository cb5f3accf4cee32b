import * as z from "zod/mini";

/** In answers: a moment in UTC, as `2026-11-26T10:15:49.000Z`. */
export const moment = z.iso.datetime();

/** In answers: a name or text in both languages (`Bilingual`). */
export const bilingual = z.object({ en: z.string(), ar: z.string() });

/** The moment of an answer, from the moment of a row; null where there is none. */
export const momentOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
