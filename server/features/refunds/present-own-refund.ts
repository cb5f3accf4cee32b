import type { OwnRefund } from "../../../contract/refund.ts";
import { momentOf } from "../../../contract/values.ts";
import { dayMovedBy } from "../../../domain/refunds/refund-days.ts";
import type { RefundNeed } from "../../../domain/refunds/refund-turn.ts";
import { proofsFor, type RefundTerms } from "../../../domain/refunds/refund-terms.ts";
import type { Keys } from "../../adapters/keys.ts";
import { maskIban, openIban } from "../../records/refunds/iban-column.ts";
import type { RefundFileRow } from "../../records/refunds/refund-files-store.ts";
import type { RefundRow } from "../../records/refunds/refunds-store.ts";

/** Until the insurer has it; again where a try failed. */
export const maySendFiles = ({ state }: Pick<RefundRow, "state">): boolean =>
  state === "proposed" || state === "approved" || state === "failed";

export const mayGiveIban = ({ way, state }: Pick<RefundRow, "way" | "state">): boolean =>
  way === "transfer" && maySendFiles({ state });

type Beside = {
  arrivedFils: number;
  terms: RefundTerms | undefined;
  needs: RefundNeed[];
  files: readonly RefundFileRow[];
};

export const presentOwnRefund = (
  refund: RefundRow,
  { arrivedFils, terms, needs, files }: Beside,
  keys: Pick<Keys, "sealing">,
): OwnRefund => {
  const iban = openIban(refund, keys);
  const mayGive = mayGiveIban(refund);
  return {
    _id: refund.id,
    state: refund.state,
    reason: refund.reason,
    amountFils: refund.amountFils,
    paidFils: arrivedFils,
    way: refund.way,
    iban: iban === undefined ? null : maskIban(iban),
    mayGiveIban: mayGive,
    files: files.map(({ kind, createdAt }) => ({ kind, at: createdAt.toISOString() })),
    maySendFiles: maySendFiles(refund),
    needs: mayGive ? needs : [],
    proofs: [...proofsFor(terms, refund.reason)],
    insurerRef: refund.insurerRef,
    askedAt: refund.proposedAt.toISOString(),
    approvedAt: momentOf(refund.approvedAt),
    sentAt: momentOf(refund.sentAt),
    promisedOn: refund.promisedOn,
    movedBy: dayMovedBy(refund),
    endedAt: momentOf(refund.endedAt),
  };
};
