import type { RequestSummary } from "../../contract/requests.ts";
import type { Language } from "../../domain/language.ts";
import { insurers } from "../../domain/quotes/insurers.ts";

/** The name of the insurer that was chosen; undefined before. */
export const insurerName = (
  plan: RequestSummary["selectedPlan"],
  language: Language,
): string | undefined => insurers.find(({ slug }) => slug === plan?.insurer)?.[language];
