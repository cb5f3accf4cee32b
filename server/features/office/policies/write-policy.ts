import { randomUUID } from "node:crypto";
import {
  comparePolicy,
  type Difference,
  type PolicyTerms,
  termsToAccept,
} from "../../../../domain/policies/compare-policy.ts";
import { chassisTail } from "../../../../domain/support/policy-numbers.ts";
import { nextPolicyState, policyFileKinds } from "../../../../domain/policies/policy-state.ts";
import { mayRecordPolicy } from "../../../../domain/requests/request-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { Keys } from "../../../adapters/keys.ts";
import { Problem } from "../../../http/problem.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import {
  filesOfIn,
  insertFilesIn,
  insertPolicyIn,
  insertVersionIn,
  lockPolicyIn,
  movePolicyIn,
  type PolicyRow,
  versionOfIn,
} from "../../../records/policies/policies-store.ts";
import type { ReceivedPdf } from "../../policies/policy-files.ts";
import { termsOf } from "../../policies/present-policy.ts";
import { termColumns } from "../../policies/sealed-columns.ts";
import { soldTermsOf } from "../../policies/sold-terms.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { AskedPolicy } from "./read-policy-fields.ts";

type Writing = {
  request: RequestRow;
  asked: Omit<AskedPolicy, "version">;
  received: readonly ReceivedPdf[];
  staffId: string;
  at: Date;
};

export type WrittenPolicy = { policy: PolicyRow; isForCustomer: boolean; wasActive: boolean };

const acceptedTermsIn = async (
  tx: Transaction,
  before: PolicyRow | undefined,
  keys: Pick<Keys, "sealing">,
): Promise<PolicyTerms | undefined> => {
  if (!before?.acceptedVersion) return undefined;
  const version = await versionOfIn(tx, before.id, before.acceptedVersion);
  return version && termsOf(before.id, version, keys);
};

const refuseWithoutFilesIn = async (
  tx: Transaction,
  before: PolicyRow | undefined,
  received: readonly ReceivedPdf[],
) => {
  const known = [...(before ? await filesOfIn(tx, before.id) : []), ...received];
  const missing = policyFileKinds.find((kind) => known.every((file) => file.kind !== kind));
  if (missing) throw new Problem("policies.pdfMissing", { field: missing });
};

const refuseWithoutReason = (
  before: PolicyRow | undefined,
  differences: readonly Difference[],
  reason: string | null,
) => {
  const needsReason = before !== undefined || differences.some(({ kind }) => kind === "other");
  if (needsReason && reason === null)
    throw new Problem("policies.reasonMissing", { field: "reason" });
};

/**
 * The first version, or a correction. The request is locked; what is worse than sold waits for its
 * customer (ruling P18).
 * @throws {Problem} policies.notRecordable; policies.worse; policies.reasonMissing;
 *   policies.pdfMissing
 */
export const writePolicyIn = async (
  tx: Transaction,
  { request, asked, received, staffId, at }: Writing,
  keys: Pick<Keys, "sealing">,
): Promise<WrittenPolicy> => {
  const { insurer } = request;
  if (!mayRecordPolicy(request.state) || insurer === null)
    throw new Problem("policies.notRecordable");
  const before = await lockPolicyIn(tx, request.id);
  const { number, chassis, terms, traffic, reason } = asked;
  const differences = comparePolicy(terms, soldTermsOf(request));
  const toAccept = termsToAccept(differences, terms, await acceptedTermsIn(tx, before, keys));
  const isForCustomer = toAccept.length > 0;
  if (isForCustomer && !asked.isForCustomer)
    throw new Problem("policies.worse", { extra: { terms: toAccept } });
  const event = isForCustomer ? "sentToCustomer" : "recorded";
  if (!nextPolicyState(before?.state, event)) throw new Problem("policies.notRecordable");
  refuseWithoutReason(before, differences, reason);
  await refuseWithoutFilesIn(tx, before, received);

  const policyId = before?.id ?? randomUUID();
  const version = (before?.version ?? 0) + 1;
  const written = {
    number,
    ...termColumns(policyId, chassis, terms, keys),
  };
  const isTrafficNew = traffic !== undefined && traffic !== (before?.traffic ?? "unknown");
  const now = {
    ...written,
    insurer,
    planVersion: request.planVersion,
    version,
    chassisTail: chassisTail(chassis),
    refusal: null,
    ...(isTrafficNew && { traffic, trafficBy: staffId, trafficAt: at }),
  };
  const policy = before
    ? await movePolicyIn(tx, { request, policy: before }, event, byStaff(staffId), at, now)
    : await insertPolicyIn(tx, { id: policyId, requestId: request.id, ...now }, event, at);
  const kept = { policyId, version, createdAt: at };
  await insertVersionIn(tx, { ...kept, ...written, differences, reason, staffId });
  await insertFilesIn(
    tx,
    received.map((file) => ({ ...file, ...kept })),
  );
  return { policy, isForCustomer, wasActive: before?.state === "active" };
};
