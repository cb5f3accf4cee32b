import { dayInDubai } from "../../../domain/calendar-day.ts";
import { riskOfDraft } from "../../../domain/purchase/risk-of-draft.ts";
import type { Risk } from "../../../domain/quotes/risk.ts";
import { loadDraft } from "../draft/stored-draft.ts";

/** What the prices of now are for; undefined where the draft is gone. */
export const riskOfStoredDraft = (): Risk | undefined => {
  const draft = loadDraft();
  return draft && riskOfDraft(draft, dayInDubai(new Date()));
};
