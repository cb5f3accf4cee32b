import type { Parts } from "../../parts.ts";

export const createRequests = (_parts: Parts, _features: object) => ({});

export type Requests = ReturnType<typeof createRequests>;
