import type { Database, Transaction } from "../../adapters/database/database.ts";
import type { RefundRow } from "../../records/refunds/refunds-store.ts";
import { hasRefundFileIn } from "../../records/refunds/refund-files-store.ts";
import { refundTermsIn } from "../quotes/insurers-store.ts";

/** The insurer asks for the bank's certificate of the account, and its customer has sent none. */
export const isCertificateMissingIn = async (
  handle: Database | Transaction,
  { id, way }: Pick<RefundRow, "id" | "way">,
  insurer: string,
): Promise<boolean> => {
  if (way !== "transfer") return false;
  const terms = await refundTermsIn(handle, insurer);
  return (
    terms?.needsIbanCertificate === true && !(await hasRefundFileIn(handle, id, "certificate"))
  );
};
