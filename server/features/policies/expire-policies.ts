import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import {
  type createPoliciesStore,
  lockPolicyIn,
  movePolicyIn,
  type OverPolicy,
} from "../../records/policies/policies-store.ts";
import { isRenewedHereIn } from "./renewals.ts";

const BATCH_SIZE = 100;

/** Each policy is its own transaction and decided under its lock: safe to repeat. */
export const createPolicyExpiry = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  store: Pick<ReturnType<typeof createPoliciesStore>, "listOver">,
) => {
  const endIn = async (tx: Transaction, requestId: string) => {
    const request = await lockRequestIn(tx, requestId);
    const policy = await lockPolicyIn(tx, requestId);
    const at = now();
    if (!request || policy?.state !== "active" || policy.endDate >= dayInDubai(at)) return;
    const isRenewed = await isRenewedHereIn(tx, { request, policy }, keys);
    await movePolicyIn(tx, { request, policy }, isRenewed ? "renewed" : "expired", bySystem, at);
  };

  return async () => {
    for (let after: OverPolicy | undefined; ;) {
      const over = await store.listOver(dayInDubai(now()), after, BATCH_SIZE);
      for (const { requestId } of over) await db.transaction((tx) => endIn(tx, requestId));
      if (over.length < BATCH_SIZE) return;
      after = over.at(-1);
    }
  };
};
