import type { Language } from "../language.ts";

/** The insurer's papers about a plan: its terms, and the wording of its policy. */
export const planDocumentKinds = ["terms", "wording"] as const;
type PlanDocumentKind = (typeof planDocumentKinds)[number];

type Slot = { kind: PlanDocumentKind; language: Language };

/** A PDF that a version of a plan names by the SHA-256 of its bytes, hexadecimal. */
export type PlanDocument = Slot & { digest: string; bytes: number };

export const MAX_PLAN_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_PLAN_DOCUMENT_PAGES = 200;

/** In the order in which they are shown; a plan has at most one of each. */
export const planDocumentSlots = {
  termsEn: { kind: "terms", language: "en" },
  termsAr: { kind: "terms", language: "ar" },
  wordingEn: { kind: "wording", language: "en" },
  wordingAr: { kind: "wording", language: "ar" },
} as const satisfies Record<string, Slot>;
export type PlanDocumentName = keyof typeof planDocumentSlots;
export const planDocumentNames = Object.keys(planDocumentSlots) as PlanDocumentName[];

export const isNamed = (name: PlanDocumentName, { kind, language }: Slot): boolean =>
  planDocumentSlots[name].kind === kind && planDocumentSlots[name].language === language;

export const documentNamed = <Document extends Slot>(
  documents: readonly Document[],
  name: PlanDocumentName,
): Document | undefined => documents.find((one) => isNamed(name, one));

/** The papers of a plan with some in the place of what stood there. */
export const withDocuments = (
  before: readonly PlanDocument[],
  added: readonly PlanDocument[],
): PlanDocument[] =>
  planDocumentNames.flatMap(
    (name) => documentNamed(added, name) ?? documentNamed(before, name) ?? [],
  );

export const withoutDocument = (
  before: readonly PlanDocument[],
  name: PlanDocumentName,
): PlanDocument[] => before.filter((one) => !isNamed(name, one));
