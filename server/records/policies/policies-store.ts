import type { RequestAuditEvent } from "../../../domain/requests/request-audit-events.ts";
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { PolicyDays } from "../../../domain/policies/cover.ts";
import {
  nextPolicyState,
  type PolicyEvent,
  type TrafficState,
} from "../../../domain/policies/policy-state.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import type { Actor } from "../audit/audit-store.ts";
import { auditRequestIn } from "../requests/request-audit.ts";
import type { RequestRow } from "../requests/requests-store.ts";
import { keepFilesIn } from "../files/intents-store.ts";
import { noteCommissionIn } from "./note-commission-store.ts";

const { policies, policyFiles, policyVersions } = schema;

export type PolicyRow = typeof policies.$inferSelect;
export type PolicyVersionRow = typeof policyVersions.$inferSelect;
export type PolicyFileRow = typeof policyFiles.$inferSelect;
export type OverPolicy = Pick<PolicyRow, "endDate" | "requestId">;

export const daysOf = ({ state, startDate, endDate, endedOn }: PolicyRow): PolicyDays => ({
  state,
  startsOn: startDate,
  endsOn: endDate,
  endedOn,
});

type Handle = Database | Transaction;

const policyOfIn = async (handle: Handle, requestId: string) => {
  const [row] = await handle.select().from(policies).where(eq(policies.requestId, requestId));
  return row;
};

/** Called after locking its request. */
export const lockPolicyIn = async (tx: Transaction, requestId: string) => {
  const [row] = await tx
    .select()
    .from(policies)
    .where(eq(policies.requestId, requestId))
    .for("update");
  return row;
};

const stateAfter = (state: PolicyRow["state"] | undefined, event: PolicyEvent) => {
  const to = nextPolicyState(state, event);
  if (!to) throw new Error(`A policy that is ${state ?? "new"} knows no ${event}.`);
  return to;
};

export const insertPolicyIn = async (
  tx: Transaction,
  policy: Omit<typeof policies.$inferInsert, "state" | "createdAt" | "updatedAt">,
  event: PolicyEvent,
  at: Date,
): Promise<PolicyRow> => {
  const [row] = await tx
    .insert(policies)
    .values({ ...policy, state: stateAfter(undefined, event), createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw new Error("The inserted policy was not returned.");
  await noteCommissionIn(tx, [row.id], at);
  return row;
};

/** The others are written down with what they do to the request. */
const auditNames: Partial<Record<PolicyEvent, RequestAuditEvent>> = {
  accepted: "policyAccepted",
  cancelled: "policyCancelled",
  totalLoss: "policyTotalLoss",
  renewed: "policyRenewed",
  expired: "policyExpired",
};

type Change = Partial<Omit<PolicyRow, "id" | "requestId" | "state" | "createdAt" | "updatedAt">>;

/** The only way to change a policy's state. Request and policy are locked. */
export const movePolicyIn = async (
  tx: Transaction,
  { request, policy }: { request: RequestRow; policy: Pick<PolicyRow, "id" | "state"> },
  event: PolicyEvent,
  by: Actor,
  at: Date,
  change: Change = {},
): Promise<PolicyRow> => {
  const { id, state } = policy;
  const [row] = await tx
    .update(policies)
    .set({ ...change, state: stateAfter(state, event), updatedAt: at })
    .where(and(eq(policies.id, id), eq(policies.state, state)))
    .returning();
  if (!row) throw new Error("The policy changed although it was locked.");
  await noteCommissionIn(tx, [id], at);
  const name = auditNames[event];
  if (name) await auditRequestIn(tx, request, name, by, at, { policyVersion: row.version });
  return row;
};

export const setTrafficIn = async (
  tx: Transaction,
  id: string,
  traffic: TrafficState,
  trafficBy: string,
  at: Date,
) => {
  const change = { traffic, trafficBy, trafficAt: at, updatedAt: at };
  await tx.update(policies).set(change).where(eq(policies.id, id));
};

export const insertVersionIn = async (
  tx: Transaction,
  version: typeof policyVersions.$inferInsert,
) => {
  await tx.insert(policyVersions).values(version);
};

export const versionOfIn = async (handle: Handle, policyId: string, version: number) => {
  const [row] = await handle
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.policyId, policyId), eq(policyVersions.version, version)));
  return row;
};

export const insertFilesIn = async (
  tx: Transaction,
  files: (typeof policyFiles.$inferInsert)[],
) => {
  if (files.length === 0) return;
  await tx.insert(policyFiles).values(files);
  await keepFilesIn(tx, files);
};

/** The newest of each kind. */
export const filesOfIn = async (handle: Handle, policyId: string) => {
  const rows = await handle
    .select()
    .from(policyFiles)
    .where(eq(policyFiles.policyId, policyId))
    .orderBy(asc(policyFiles.version));
  return [...new Map(rows.map((row) => [row.kind, row])).values()];
};

export const createPoliciesStore = (db: Database) => ({
  policyOf: (requestId: string) => policyOfIn(db, requestId),
  filesOf: (policyId: string) => filesOfIn(db, policyId),
  versionOf: (policyId: string, version: number) => versionOfIn(db, policyId, version),

  versionsOf: (policyId: string) =>
    db
      .select({
        version: policyVersions.version,
        reason: policyVersions.reason,
        staffId: policyVersions.staffId,
        at: policyVersions.createdAt,
      })
      .from(policyVersions)
      .where(eq(policyVersions.policyId, policyId))
      .orderBy(desc(policyVersions.version)),

  /** Active ones whose last insured day is over, the longest over first. */
  listOver: (today: string, after: OverPolicy | undefined, limit: number): Promise<OverPolicy[]> =>
    db
      .select({ endDate: policies.endDate, requestId: policies.requestId })
      .from(policies)
      .where(
        and(
          eq(policies.state, "active"),
          lt(policies.endDate, today),
          after &&
            sql`(${policies.endDate}, ${policies.requestId}) > (${after.endDate}, ${after.requestId})`,
        ),
      )
      .orderBy(asc(policies.endDate), asc(policies.requestId))
      .limit(limit),
});
