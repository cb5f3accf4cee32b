/** What a customer sends for a refund: the bank's certificate of the account, a proof of its reason. */
export const refundFileKinds = ["certificate", "proof"] as const;
export type RefundFileKind = (typeof refundFileKinds)[number];

export const refundFileTypes = ["application/pdf", "image/jpeg"] as const;

/** Of one kind for one refund, the newest of which counts. */
export const MAX_REFUND_FILES = 5;
