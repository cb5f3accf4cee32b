import { createHash } from "node:crypto";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";

/** Names an edition, or what a version of a plan says, by its content: SHA-256, hexadecimal. */
export const digestOf = (content: object): string =>
  createHash("sha256").update(canonicalJson(content)).digest("hex");
