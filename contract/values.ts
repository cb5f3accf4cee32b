import * as z from "zod/mini";

/** A moment of an answer in UTC, as `2026-11-26T10:15:49.000Z`. */
export const moment = z.iso.datetime();

/** A name or text of an answer in both languages (`Bilingual`). */
export const bilingual = z.object({ en: z.string(), ar: z.string() });

/** The moment of an answer, from the moment of a row; null where there is none. */
export const momentOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
