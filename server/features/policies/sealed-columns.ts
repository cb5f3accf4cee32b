import type { PolicyTerms } from "../../../domain/policies/compare-policy.ts";
import type { Keys } from "../../adapters/keys.ts";
import { openText, sealText } from "../../adapters/sealing.ts";

type Sealing = Pick<Keys, "sealing">;

/** Ties the ciphertext to its policy: it cannot be opened in another. */
const contextOf = (policyId: string, column: string) => `policies.${column}/${policyId}`;

type Sealed = { chassisSealed: string; bankSealed: string | null };

export const sealTerms = (
  policyId: string,
  { chassis, bank }: { chassis: string; bank: string | null },
  { sealing }: Sealing,
): Sealed => ({
  chassisSealed: sealText(sealing, contextOf(policyId, "chassis"), chassis),
  bankSealed: bank === null ? null : sealText(sealing, contextOf(policyId, "bank"), bank),
});

/** What was agreed, as its policy's row and each of its versions store it. */
export const termColumns = (
  policyId: string,
  chassis: string,
  terms: PolicyTerms,
  keys: Sealing,
) => ({
  startDate: terms.startsOn,
  endDate: terms.endsOn,
  sumInsuredFils: terms.sumInsuredFils,
  premiumFils: terms.premiumFils,
  insuredName: terms.insuredName,
  plate: terms.plate,
  ...sealTerms(policyId, { chassis, bank: terms.bank }, keys),
});

export const openTerms = (
  policyId: string,
  { chassisSealed, bankSealed }: Sealed,
  { sealing }: Sealing,
) => ({
  chassis: openText(sealing, contextOf(policyId, "chassis"), chassisSealed),
  bank: bankSealed === null ? null : openText(sealing, contextOf(policyId, "bank"), bankSealed),
});
