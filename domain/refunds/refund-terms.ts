import type { Bilingual } from "../language.ts";

export const refundWays = ["card", "transfer", "cheque"] as const;
/** Back to the card that paid, to a bank account, or a cheque at the insurer's office. */
export type RefundWay = (typeof refundWays)[number];

export const refundReasons = [
  "notApplied",
  "rejected",
  "policyVoid",
  "policyCancelled",
  "carSold",
  "carExported",
  "paidTooMuch",
  "other",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Those that staff choose from: the system gives the first two. */
export const staffRefundReasons = refundReasons.filter(
  (reason) => reason !== "notApplied" && reason !== "rejected",
);

export const refundProofs = [
  "transferOfOwnership",
  "exportCertificate",
  "otherPolicy",
  "insurersLetter",
] as const;
export type RefundProof = (typeof refundProofs)[number];

/** What an insurer asks for before it pays money back, and how long that takes. */
export type RefundTerms = {
  ways: readonly RefundWay[];
  /** Working days that it promises, from the day on which it was asked. */
  days: number;
  /** A certificate of the bank, beside the number of the account. */
  needsIbanCertificate: boolean;
  proofs: Partial<Record<RefundReason, readonly RefundProof[]>>;
  source: Bilingual;
  /** Day on which the source was read, YYYY-MM-DD. */
  readOn: string;
};

/** Of an insurer that has told us nothing: to the card, without a proof and without a promise. */
export const unknownTerms = {
  ways: ["card"],
  days: null,
  needsIbanCertificate: false,
  proofs: {},
} as const;

export const proofsFor = (terms: Pick<RefundTerms, "proofs"> | undefined, reason: RefundReason) =>
  terms?.proofs[reason] ?? [];

export const waysOf = (terms: Pick<RefundTerms, "ways"> | undefined): readonly RefundWay[] =>
  terms?.ways ?? unknownTerms.ways;
