import type { RefundTerms } from "../../../domain/refunds/refund-terms.ts";
import { neededForRefund, type RefundNeed } from "../../../domain/refunds/refund-turn.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { hasRefundFileIn } from "../../records/refunds/refund-files-store.ts";
import type { RefundRow } from "../../records/refunds/refunds-store.ts";

/** What the insurer cannot be asked without, from the customer. */
export const needsOfRefundIn = async (
  handle: Database | Transaction,
  { id, way, ibanSealed }: Pick<RefundRow, "id" | "way" | "ibanSealed">,
  terms: RefundTerms | undefined,
): Promise<RefundNeed[]> => {
  const isAsked = way === "transfer" && terms?.needsIbanCertificate === true;
  const isCertificateMissing = isAsked && !(await hasRefundFileIn(handle, id, "certificate"));
  return neededForRefund({ way, hasIban: ibanSealed !== null, isCertificateMissing });
};
