import type { Policy } from "../../../contract/policy.ts";
import { momentOf } from "../../../contract/values.ts";
import {
  comparePolicy,
  type PolicyTerms,
  type SoldTerms,
} from "../../../domain/policies/compare-policy.ts";
import type { Keys } from "../../adapters/keys.ts";
import { openTerms } from "./sealed-columns.ts";
import type {
  PolicyFileRow,
  PolicyRow,
  PolicyVersionRow,
} from "../../records/policies/policies-store.ts";

type Sealing = Pick<Keys, "sealing">;

type Terms = Pick<
  PolicyVersionRow,
  | "premiumFils"
  | "startDate"
  | "endDate"
  | "sumInsuredFils"
  | "insuredName"
  | "plate"
  | "chassisSealed"
  | "bankSealed"
>;

export const termsOf = (policyId: string, row: Terms, keys: Sealing): PolicyTerms => ({
  premiumFils: row.premiumFils,
  startsOn: row.startDate,
  endsOn: row.endDate,
  sumInsuredFils: row.sumInsuredFils,
  insuredName: row.insuredName,
  plate: row.plate,
  bank: openTerms(policyId, row, keys).bank,
});

export const presentPolicy = (
  policy: PolicyRow,
  files: readonly PolicyFileRow[],
  sold: SoldTerms,
  keys: Sealing,
): Policy => {
  const terms = termsOf(policy.id, policy, keys);
  return {
    ...terms,
    state: policy.state,
    version: policy.version,
    planVersion: policy.planVersion,
    number: policy.number,
    endedOn: policy.endedOn,
    chassis: openTerms(policy.id, policy, keys).chassis,
    traffic: { state: policy.traffic, at: momentOf(policy.trafficAt) },
    sold,
    differences: comparePolicy(terms, sold),
    files: files.map(({ kind, bytes }) => ({ kind, bytes })),
    recordedAt: policy.createdAt.toISOString(),
  };
};
