import type { FactField } from "../../../domain/purchase/facts.ts";

/** What the form asks beside the documents; no price depends on it (ruling P23). */
export const askedFacts = ["make", "model"] as const satisfies FactField[];
export type AskedFact = (typeof askedFacts)[number];
