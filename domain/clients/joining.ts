/** What proves that two clients are one person; likeness never does. */
export const proofKinds = ["mail", "document"] as const;
export type ProofKind = (typeof proofKinds)[number];
