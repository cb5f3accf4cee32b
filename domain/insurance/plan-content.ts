import type { Bilingual } from "../language.ts";
import type { CoverLine } from "../quotes/cover.ts";
import type { CoverType } from "../quotes/package-kinds.ts";
import type { TermCode } from "../quotes/term-codes.ts";
import type { PlanDocument } from "./plan-documents.ts";

/** What a version of a plan is called, covers and says. The tables that price it are its edition. */
export type PlanContent = {
  coverType: CoverType;
  name: Bilingual;
  description: Bilingual;
  cover: readonly CoverLine[];
  terms: readonly TermCode[];
  /** At most one of each kind in each language. */
  documents: readonly PlanDocument[];
  isOnSale: boolean;
};
