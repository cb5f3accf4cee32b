import type { Agreement } from "../../../domain/insurance/agreement.ts";
import type { Payee } from "../../../domain/insurance/payee.ts";
import type { PlanContent } from "../../../domain/insurance/plan-content.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import type { DraftRow } from "./drafts-store.ts";

/** What a draft holds, by its kind. */
export type ContentByKind = {
  edition: Edition;
  plan: PlanContent;
  agreement: Agreement;
  payee: Payee;
};

/** What a second person agrees to: any later edit of the draft gives another one (ruling O2). */
export type DraftContent = {
  insurer: string;
  /** The insurer, and the plan where it is about one. */
  name: Bilingual;
  subject: string;
  version: number;
  content: unknown;
  /** Moment in UTC from which it counts; null for at once. */
  countsFrom: string | null;
  reason: string;
};

export const contentOfDraft = (draft: DraftRow, name: Bilingual): DraftContent => ({
  insurer: draft.insurer,
  name,
  subject: draft.subject,
  version: draft.version,
  content: draft.content,
  countsFrom: draft.countsFrom?.toISOString() ?? null,
  reason: draft.reason,
});
