import type { Parts } from "./parts.ts";

/** Fills an empty database with the demonstration's insurers, packages and menu. */
export const seedDemonstration = async (_parts: Pick<Parts, "db">) => {};
