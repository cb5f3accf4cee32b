/** What does not fit in the chain of the audit (ruling O5). */
export type ChainFault =
  | { fault: "changed" | "removed" | "unsealed"; auditId: number }
  | { fault: "sealMissing"; seq: number }
  /** The head in the store is not in the chain, whose last seal is `last`. */
  | { fault: "behind" | "forked"; seq: number; last: number }
  | { fault: "headMissing"; last: number };
