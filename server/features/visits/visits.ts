import type { Parts } from "../../parts.ts";

export const createVisits = (_parts: Parts) => ({});

export type Visits = ReturnType<typeof createVisits>;
