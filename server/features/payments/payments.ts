import type { Parts } from "../../parts.ts";

export const createPayments = (_parts: Parts) => ({});

export type Payments = ReturnType<typeof createPayments>;
