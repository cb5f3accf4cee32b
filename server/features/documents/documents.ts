import type { Parts } from "../../parts.ts";

export const createDocuments = (_parts: Parts) => ({});

export type Documents = ReturnType<typeof createDocuments>;
