import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { schema } from "../../server/adapters/database/schema.ts";
import type { AuditParts } from "../../server/features/audit/audit-parts.ts";
import { createSealer } from "../../server/features/audit/sealer.ts";
import { bySystem, writeAuditIn } from "../../server/records/audit/audit-store.ts";
import { addCasesIn } from "../../server/records/promises/add-cases.ts";
import type { PromiseCase } from "../../server/records/promises/promises-store.ts";
import type { PromiseParts } from "../../server/records/promises/verify-days.ts";

const { audit, auditSeals } = schema;

const ends = {
  firstAnswer: { subject: "request", event: "offered" },
  toPolicy: { subject: "request", event: "policyIssued" },
  toRefund: { subject: "refund", event: "confirmed" },
} as const;

export type Ended = Omit<PromiseCase, "seq">;

/** Writes the sealed rows of the audit that end these cases; answers the cases with their seals. */
export const endCases = async (
  parts: AuditParts,
  ended: readonly Ended[],
): Promise<PromiseCase[]> => {
  const { db, now } = parts;
  const named = ended.map((one) => ({ one, subjectId: randomUUID() }));
  await db.transaction((tx) =>
    writeAuditIn(
      tx,
      ...named.map(({ one, subjectId }) => ({
        ...bySystem,
        ...ends[one.measure],
        subjectId,
        at: now(),
      })),
    ),
  );
  await createSealer(parts).seal();
  const seals = await db
    .select({ seq: auditSeals.seq, subjectId: audit.subjectId })
    .from(auditSeals)
    .innerJoin(audit, eq(audit.id, auditSeals.auditId))
    .where(
      inArray(
        audit.subjectId,
        named.map(({ subjectId }) => subjectId),
      ),
    );
  const seqOf = new Map(seals.map(({ seq, subjectId }) => [subjectId, seq]));
  return named.map(({ one, subjectId }) => ({ ...one, seq: seqOf.get(subjectId) ?? 0 }));
};

/** Counted in one batch, as the job counts them. */
export const addCases = async (
  parts: AuditParts & PromiseParts,
  ended: readonly Ended[],
): Promise<PromiseCase[]> => {
  const cases = await endCases(parts, ended);
  await parts.db.transaction((tx) => addCasesIn(tx, parts.keys, cases));
  return cases;
};

/** A number of cases of the same kind, each a little longer than the one before. */
export const cases = (count: number, { seconds, ...one }: Ended): Ended[] =>
  Array.from({ length: count }, (_, index) => ({ ...one, seconds: seconds + index }));
