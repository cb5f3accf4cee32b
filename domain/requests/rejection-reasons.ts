/** Why we reject a request, in words that its customer reads; the full reason stays with staff. */
export const rejectionReasons = [
  "noInsurer",
  "documents",
  "answersDiffer",
  "notReached",
  "duplicate",
  "other",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
