import { DAY_MS } from "../../../../domain/durations.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import type { Keys } from "../../../adapters/keys.ts";
import { Problem } from "../../../http/problem.ts";
import type { SentParts } from "../../../http/multipart/read-form.ts";
import type { EarlierSend } from "./sends-store.ts";

const DERIVED_KEY_LIFETIME_MS = DAY_MS;

const ended: readonly RequestState[] = ["cancelled", "rejected", "refund_pending", "refunded"];

/** Ruling P6. @throws {Problem} request.invalid */
export const readKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\x20-\x7e]{1,200}$/.test(header))
    throw new Problem("request.invalid", { field: "Idempotency-Key" });
  return `given:${header}`;
};

/** Equal for sends of one type with the same fields and files, byte by byte. */
export const fingerprintOf = (
  keys: Keys,
  type: PurchaseType,
  { fields, hashes }: Pick<SentParts, "fields" | "hashes">,
) => {
  const sorted = (entries: Iterable<[string, string]>) =>
    [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const content = [type, sorted(Object.entries(fields)), sorted(hashes)];
  return keys.fingerprint("send", JSON.stringify(content));
};

/** Key of a send without one (contract "Send"). */
export const derivedKey = (fingerprint: string) => `derived:${fingerprint}`;

export const isOver = ({ derived, createdAt, state }: EarlierSend, now: Date) =>
  derived &&
  (ended.includes(state) || now.getTime() - createdAt.getTime() > DERIVED_KEY_LIFETIME_MS);
