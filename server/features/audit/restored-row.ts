import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Keys } from "../../adapters/keys.ts";
import { bySystem, RESTORED, writeAuditIn } from "../../records/audit/audit-store.ts";
import { type Head, isSameHead } from "./chain-head.ts";

const RestoredHead = z.object({ seq: z.number(), digest: z.string() });

const Restored = z.object({
  oldHead: z.nullable(RestoredHead),
  newHead: RestoredHead,
  reason: z.string(),
  proof: z.string(),
});

type Chain = Pick<Keys, "auditChain">;
type Said = { oldHead: Head | null; newHead: Head; reason: string };

/** Uses the chain's key, or the owner of the tables could write a row that hides what was cut. */
const proofOf = ({ auditChain }: Chain, said: Said) =>
  createHmac("sha256", auditChain)
    .update(`restored\n${canonicalJson(said)}`)
    .digest("hex");

/**
 * The only row that lets the head in the store go down (ruling D3).
 * @param said `oldHead` is the one in the store, null where there was none; `newHead` the last seal
 */
export const writeRestoredIn = (
  tx: Transaction,
  keys: Chain,
  { installationId, at, ...said }: Said & { installationId: string; at: Date },
) =>
  writeAuditIn(tx, {
    ...bySystem,
    ...RESTORED,
    subjectId: installationId,
    at,
    detail: { ...said, by: "operator", proof: proofOf(keys, said) },
  });

/** Whether the detail of such a row allows a head that the chain does not contain. */
export const allowsHead = (keys: Chain, detail: unknown, head: Head): boolean => {
  const parsed = Restored.safeParse(detail);
  if (!parsed.success) return false;
  const { proof, ...said } = parsed.data;
  if (!said.oldHead || !isSameHead(said.oldHead, head)) return false;
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(keys, said))];
  return given.length === right.length && timingSafeEqual(given, right);
};
