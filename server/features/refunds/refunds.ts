import type { OwnRefund } from "../../../contract/refund.ts";
import type { Parts } from "../../parts.ts";
import type { SealedFiles } from "../../records/files/sealed-files.ts";
import { refundFilesOfIn } from "../../records/refunds/refund-files-store.ts";
import { createRequestsStore } from "../../records/requests/own-requests-store.ts";
import { refundTermsIn } from "../quotes/insurers-store.ts";
import { createEarlierRefunds } from "./earlier-refunds.ts";
import { createGivingIban } from "./give-iban.ts";
import { moneyOfIn, paymentOf } from "./money-of-request.ts";
import { createRefundMoves } from "./move-refund.ts";
import { needsOfRefundIn } from "./needs-of-refund.ts";
import { presentOwnRefund } from "./present-own-refund.ts";
import { createRefundFiles } from "./refund-files.ts";
import { createReturningAll } from "./return-all.ts";

/** Money that goes back to customers (ruling P19). */
export const createRefunds = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  sealedFiles: SealedFiles,
) => {
  const { db, keys } = parts;
  const moveIn = createRefundMoves(parts);

  return {
    isOwn: createRequestsStore(db).isOwn,
    moveIn,
    returnAllIn: createReturningAll(moveIn),
    giveIban: createGivingIban(parts),
    files: createRefundFiles(parts, sealedFiles),
    takeOverEarlier: createEarlierRefunds(parts),

    /** For the owner of the request, the newest first. */
    ofRequest: async (requestId: string): Promise<OwnRefund[]> => {
      const money = await moneyOfIn(db, requestId);
      const presented = money.refunds.map(async (refund) => {
        const terms = await refundTermsIn(db, refund.payee);
        const beside = {
          terms,
          arrivedFils: paymentOf(money, refund.attemptId)?.arrivedFils ?? refund.amountFils,
          files: await refundFilesOfIn(db, refund.id),
          needs: await needsOfRefundIn(db, refund, terms),
        };
        return presentOwnRefund(refund, beside, keys);
      });
      return (await Promise.all(presented)).toReversed();
    },
  };
};

export type Refunds = ReturnType<typeof createRefunds>;
