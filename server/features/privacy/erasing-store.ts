import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { SubjectKind } from "../../../domain/desk/subject.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { isOfClient, type Person } from "../../records/clients/clients-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { emptyRequest } from "../../adapters/database/personal-columns.ts";
import { noteErasedIn } from "../../records/files/erasures-store.ts";
import { dropFilesIn } from "../../records/files/intents-store.ts";
import { destroyKeyIn } from "../../records/audit/request-keys-store.ts";

const {
  approvalDecisionRows,
  approvalEndRows,
  approvals,
  calls,
  charges,
  consents,
  documentRequests,
  documents,
  insurerSubmissions,
  leases,
  mails,
  messages,
  noteDrafts,
  notes,
  offers,
  paymentAttempts,
  policies,
  policyFiles,
  policyVersions,
  cardDisputes,
  refundCases,
  refundFiles,
  refundTasks,
  requests,
  sends,
  staffNotices,
  users,
} = schema;

/** Ordered by id, so that two transactions cannot deadlock. */
export const lockOwnRequestsIn = (tx: Transaction, person: Person): Promise<RequestRow[]> =>
  tx.select().from(requests).where(isOfClient(person)).orderBy(asc(requests.id)).for("update");

/** The person cannot send, save or sign in while it is locked. */
export const lockUserIn = async (tx: Transaction, id: string) => {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
  return found.length > 0;
};

const deletePolicyIn = async (tx: Transaction, requestId: string) => {
  const ofRequest = tx
    .select({ id: policies.id })
    .from(policies)
    .where(eq(policies.requestId, requestId));
  await tx.delete(policyVersions).where(inArray(policyVersions.policyId, ofRequest));
  const files = await tx
    .delete(policyFiles)
    .where(inArray(policyFiles.policyId, ofRequest))
    .returning({ storageKey: policyFiles.storageKey });
  await tx.delete(policies).where(eq(policies.requestId, requestId));
  return files;
};

/** Leaves amounts, states and days; answers the files that are left over. */
const emptyRefundsIn = async (tx: Transaction, requestId: string) => {
  const ofRequest = tx
    .select({ id: refundCases.id })
    .from(refundCases)
    .where(eq(refundCases.requestId, requestId));
  const files = await tx
    .delete(refundFiles)
    .where(inArray(refundFiles.refundId, ofRequest))
    .returning({ storageKey: refundFiles.storageKey });
  await tx
    .update(refundCases)
    .set({ note: "", closedWhy: null, ibanSealed: null })
    .where(eq(refundCases.requestId, requestId));
  return files;
};

/** What staff wrote and noted about these subjects. */
const deleteWorkIn = async (tx: Transaction, kind: SubjectKind, ids: string[]) => {
  for (const table of [leases, notes, noteDrafts, calls])
    await tx.delete(table).where(and(eq(table.subject, kind), inArray(table.subjectId, ids)));
};

const deleteApprovalsIn = async (tx: Transaction, requestId: string) => {
  const ofRequest = tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(eq(approvals.requestId, requestId));
  for (const table of [approvalEndRows, approvalDecisionRows])
    await tx.delete(table).where(inArray(table.approvalId, ofRequest));
  await tx.delete(approvals).where(eq(approvals.requestId, requestId));
};

/** Answers the files that are left over. */
export const deleteRequestPartsIn = async (tx: Transaction, requestId: string, at: Date) => {
  await tx.delete(sends).where(eq(sends.requestId, requestId));
  await deleteWorkIn(tx, "request", [requestId]);
  await tx.delete(staffNotices).where(eq(staffNotices.requestId, requestId));
  await destroyKeyIn(tx, requestId);
  await tx.delete(insurerSubmissions).where(eq(insurerSubmissions.requestId, requestId));
  await tx.delete(mails).where(eq(mails.requestId, requestId));
  await deleteApprovalsIn(tx, requestId);
  await tx.delete(offers).where(eq(offers.requestId, requestId));
  await tx.delete(consents).where(eq(consents.requestId, requestId));
  const ofPolicy = await deletePolicyIn(tx, requestId);
  const ofRequest = await tx
    .delete(documents)
    .where(eq(documents.requestId, requestId))
    .returning({ storageKey: documents.storageKey });
  await tx.delete(documentRequests).where(eq(documentRequests.requestId, requestId));
  const files = [...ofRequest, ...ofPolicy, ...(await emptyRefundsIn(tx, requestId))];
  await dropFilesIn(tx, files, "erase", at);
  return files;
};

export const deleteRequestIn = async (tx: Transaction, id: string) => {
  await tx.delete(cardDisputes).where(eq(cardDisputes.requestId, id));
  await tx.delete(refundCases).where(eq(refundCases.requestId, id));
  await tx.delete(refundTasks).where(eq(refundTasks.requestId, id));
  await tx.delete(paymentAttempts).where(eq(paymentAttempts.requestId, id));
  await tx.delete(charges).where(eq(charges.requestId, id));
  await tx.delete(requests).where(eq(requests.id, id));
};

/** Leaves number, car class, package and price: nothing that identifies a person or a car. */
export const emptyRequestIn = async (tx: Transaction, id: string) => {
  await tx.update(requests).set(emptyRequest).where(eq(requests.id, id));
};

const noteMessagesIn = async (tx: Transaction, deleted: readonly { id: string }[], at: Date) => {
  const ids = deleted.map(({ id }) => id);
  if (ids.length > 0) await deleteWorkIn(tx, "message", ids);
  await noteErasedIn(tx, "message", ids, at);
  return ids.length;
};

export const deleteMessagesOfIn = async (tx: Transaction, email: string, at: Date) => {
  const deleted = await tx
    .delete(messages)
    .where(eq(messages.email, email))
    .returning({ id: messages.id });
  return noteMessagesIn(tx, deleted, at);
};

export const deleteMessageIn = async (tx: Transaction, id: string, at: Date) => {
  const deleted = await tx
    .delete(messages)
    .where(eq(messages.id, id))
    .returning({ id: messages.id });
  return (await noteMessagesIn(tx, deleted, at)) > 0;
};

export const deleteMessagesBeforeIn = async (
  tx: Transaction,
  { before, at, limit }: { before: Date; at: Date; limit: number },
) => {
  const old = tx
    .select({ id: messages.id })
    .from(messages)
    .where(lt(messages.createdAt, before))
    .limit(limit);
  const deleted = await tx
    .delete(messages)
    .where(inArray(messages.id, old))
    .returning({ id: messages.id });
  return noteMessagesIn(tx, deleted, at);
};

/** Cascades to sessions and secrets. */
export const deleteUserIn = async (tx: Transaction, id: string) => {
  await tx.delete(users).where(eq(users.id, id));
};
