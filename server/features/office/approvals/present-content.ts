import type { ApprovalShown } from "../../../../contract/office/approvals/routes.ts";
import { draftKinds } from "../../../../domain/insurance/draft-state.ts";
import type { Payee } from "../../../../domain/insurance/payee.ts";
import type { Fils } from "../../../../domain/money.ts";
import type { OfferRow } from "../../../records/offers/offers-store.ts";
import type { DraftContent } from "../../../records/insurance/draft-content.ts";
import { presentLedger } from "../../../records/requests/present-ledger.ts";
import type { approvalContentOf } from "../../offers/hold-offer.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { FoundApproval } from "../approving/approvals-reading-store.ts";

type OfferContent = ReturnType<typeof approvalContentOf>;
type RejectionContent = NonNullable<ApprovalShown["rejection"]>;

type ReviewContent = NonNullable<ApprovalShown["paymentReview"]>;

type RefundContent = Pick<
  NonNullable<ApprovalShown["refund"]>,
  "amountFils" | "way" | "reason" | "note"
> & { attemptId: string };

type ErasureContent = Omit<NonNullable<ApprovalShown["erasure"]>, "erased"> & {
  erased: readonly string[];
};

type Content = Pick<
  ApprovalShown,
  "offer" | "rejection" | "paymentReview" | "refund" | "clientJoin" | "erasure" | "asked"
>;

const nothing: Content = {
  offer: null,
  rejection: null,
  paymentReview: null,
  refund: null,
  clientJoin: null,
  erasure: null,
  asked: null,
};

type Features = {
  quotes: Pick<Quotes, "insurers">;
  offerOf: (id: string) => Promise<Pick<OfferRow, "ledger"> | undefined>;
  arrivedFilsOf: (attemptId: string) => Promise<Fils>;
  joinOf: (
    approval: FoundApproval["approval"],
  ) => Promise<NonNullable<ApprovalShown["clientJoin"]>>;
};

/** The lines of our own price: the ledger has the VAT of the price that the insurer quoted. */
const ownLines = (ledger: OfferRow["ledger"], ourFils: Fils) => {
  const lines = ledger.filter(({ code }) => code !== "insurerQuotation" && code !== "vat");
  const net = lines.reduce((sum, { amountFils }) => sum + amountFils, 0);
  return presentLedger([...lines, { code: "vat", amountFils: ourFils - net, verified: true }]);
};

/** What an approval is about, as it was asked for. */
export const createPresentContent =
  ({ quotes, offerOf, arrivedFilsOf, joinOf }: Features) =>
  async ({ approval }: FoundApproval): Promise<Content> => {
    if (draftKinds.some((kind) => kind === approval.kind)) {
      const { reason, countsFrom, content } = approval.content as DraftContent;
      const account = approval.kind === "payee" ? (content as Payee).account : null;
      return { ...nothing, asked: { reason, countsFrom, account } };
    }
    if (approval.kind === "rejection") {
      const { why, reason, amountFils } = approval.content as RejectionContent;
      return { ...nothing, rejection: { why, reason, amountFils } };
    }
    if (approval.kind === "paymentReview") {
      const { outcome, amountFils, evidence, payment } = approval.content as ReviewContent;
      return { ...nothing, paymentReview: { outcome, amountFils, evidence, payment } };
    }
    if (approval.kind === "refund") {
      const { attemptId, ...terms } = approval.content as RefundContent;
      const arrivedFils = await arrivedFilsOf(attemptId);
      return { ...nothing, refund: { id: approval.subjectId, ...terms, arrivedFils } };
    }
    if (approval.kind === "clientJoin") return { ...nothing, clientJoin: await joinOf(approval) };
    if (approval.kind === "erasure") {
      const { how, hasAccount, erased, kept } = approval.content as ErasureContent;
      return { ...nothing, erasure: { how, hasAccount, erased: erased.length, kept } };
    }
    const { planId: _plan, insurer, ...terms } = approval.content as OfferContent;
    const [insurers, offer] = await Promise.all([quotes.insurers(), offerOf(approval.subjectId)]);
    const { ourFils } = terms.comparison;
    const name = insurers.find(({ slug }) => slug === insurer)?.name;
    return {
      ...nothing,
      offer: {
        ...terms,
        insurerName: name ?? { en: insurer, ar: insurer },
        ledger: ourFils === null || !offer ? [] : ownLines(offer.ledger, ourFils),
      },
    };
  };

export type PresentContent = ReturnType<typeof createPresentContent>;
