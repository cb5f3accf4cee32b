import { createHmac } from "node:crypto";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";
import type { AuditRow } from "./seals-store.ts";

/** Stands before the first row. */
export const NO_DIGEST = "";

/** Keyed, or somebody with the database alone could write a chain that verifies. */
export const digestOf = (
  key: Buffer,
  seal: { seq: number; before: string },
  { at, ...row }: AuditRow,
): string =>
  createHmac("sha256", key)
    .update(`${seal.seq}\n${seal.before}\n`)
    .update(canonicalJson({ ...row, at: at.toISOString() }))
    .digest("hex");
