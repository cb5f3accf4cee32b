import { byStaff } from "../../../records/audit/audit-store.ts";
import { offersIn } from "../../../records/offers/offers-store.ts";
import { compareOfferIn } from "../../offers/compare-offer.ts";
import { approvalContentOf } from "../../offers/hold-offer.ts";
import type { Offers } from "../../offers/offers.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { ApprovalRules } from "../approving/approval-rules.ts";

type Features = { offers: Pick<Offers, "sendApprovedIn">; quotes: Pick<Quotes, "rateAllIn"> };

/** An offer whose price is questioned goes out once a second person approved it (ruling P25). */
export const createOfferApproval = ({ offers, quotes }: Features): ApprovalRules => ({
  contentIn: async (tx, { request }, { subjectId }) => {
    const draft = (await offersIn(tx, request.id)).find(({ id }) => id === subjectId);
    if (draft?.state !== "draft") return undefined;
    return approvalContentOf(draft, await compareOfferIn(tx, quotes, request, draft));
  },
  actIn: (tx, { approval, request, decidedBy }) =>
    offers.sendApprovedIn(tx, request, approval.subjectId, byStaff(decidedBy)),
});
