import type { Parts } from "../../parts.ts";

export const createLeads = (_parts: Parts) => ({});

export type Leads = ReturnType<typeof createLeads>;
