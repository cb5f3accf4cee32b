import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Keys } from "../../adapters/keys.ts";
import { openText, sealText } from "../../adapters/sealing.ts";

const { auditKeys } = schema;

type Sealing = Pick<Keys, "sealing">;

const BYTES = 32;
const contextOf = (requestId: string) => `audit_keys.key/${requestId}`;

const findKeyIn = async (tx: Transaction, requestId: string) => {
  const [row] = await tx.select().from(auditKeys).where(eq(auditKeys.requestId, requestId));
  return row?.keySealed;
};

/** Made when a request first needs one. */
const keyIn = async (tx: Transaction, requestId: string, { sealing }: Sealing) => {
  const known = await findKeyIn(tx, requestId);
  if (known !== undefined) return openText(sealing, contextOf(requestId), known);
  const key = randomBytes(BYTES).toString("base64url");
  const keySealed = sealText(sealing, contextOf(requestId), key);
  await tx.insert(auditKeys).values({ requestId, keySealed }).onConflictDoNothing();
  // The second of two that make one at once waits for the first and takes its key.
  const kept = (await findKeyIn(tx, requestId)) ?? keySealed;
  return openText(sealing, contextOf(requestId), kept);
};

/**
 * Stands in the audit instead of personal values (ruling O5): whoever has the value and the
 * request's key can prove what it was; without the key, which erasing destroys, nobody can.
 */
export const digestsIn = async (
  tx: Transaction,
  keys: Sealing,
  requestId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> => {
  const named = Object.entries(values);
  if (named.length === 0) return {};
  const key = await keyIn(tx, requestId, keys);
  const digestOf = (name: string, value: unknown) =>
    createHmac("sha256", Buffer.from(key, "base64url"))
      .update(`${name}\n${canonicalJson(value)}`)
      .digest("hex");
  return Object.fromEntries(named.map(([name, value]) => [name, digestOf(name, value)]));
};

/** The request's digests tell nothing from then on, and the chain over them stays whole. */
export const destroyKeyIn = async (tx: Transaction, requestId: string) => {
  await tx.delete(auditKeys).where(eq(auditKeys.requestId, requestId));
};
