import { createHmac } from "node:crypto";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";
import type { PromiseCase } from "./promises-store.ts";

/** Stands before the first case of a day. */
export const NO_CASE = "";

/** Keyed, or somebody with the database alone could take a case away and write a fitting digest. */
export const digestAfter = (key: Buffer, before: string, one: PromiseCase): string =>
  createHmac("sha256", key).update(`${before}\n`).update(canonicalJson(one)).digest("hex");
