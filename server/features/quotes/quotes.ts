import type { Parts } from "../../parts.ts";

export const createQuotes = (_parts: Parts) => ({});

export type Quotes = ReturnType<typeof createQuotes>;
