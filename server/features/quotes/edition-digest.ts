import { createHash } from "node:crypto";
import { canonicalJson, type Edition } from "../../../domain/quotes/rating-plan.ts";

/** Names an edition by its content: SHA-256, hexadecimal. */
export const digestOf = (tables: Edition): string =>
  createHash("sha256").update(canonicalJson(tables)).digest("hex");
