import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingVehicleAnswers } from "../../../domain/purchase/missing-answers.ts";
import { hasOnlinePrices, sendKind } from "../../../domain/purchase/send-kind.ts";
import { looksSignedIn } from "../choice/login-first.ts";
import { recallSent, type SentRequest } from "../draft/sent-request.ts";
import { loadChoice, type StoredChoice } from "../draft/stored-choice.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { loadPapers, missingPapers, type Papers } from "../papers/papers.ts";

export type Purchase = { draft: PurchaseDraft; choice: StoredChoice; papers: Papers };

export type Lacking = "noDraft" | "vehicle" | "choice";

export type Gathered =
  | { state: "reading" }
  | { state: "loginFirst" }
  | { state: "sent"; sent: SentRequest }
  | { state: "lacking"; lacking: Lacking }
  /** No price for this car: an agent makes the offer (ruling P8). */
  | { state: "needsOffer" }
  | { state: "lackingPapers"; draft: PurchaseDraft; papers: Papers }
  | { state: "ready"; purchase: Purchase };

export async function gatherPurchase(): Promise<Gathered> {
  const draft = loadDraft();
  const sent = recallSent();
  if (!draft && sent) return { state: "sent", sent };
  if (draft && !hasOnlinePrices(draft)) return { state: "needsOffer" };
  if (!looksSignedIn()) return { state: "loginFirst" };
  if (!draft) return { state: "lacking", lacking: "noDraft" };
  if (missingVehicleAnswers(draft, new Date()).length > 0)
    return { state: "lacking", lacking: "vehicle" };

  const choice = loadChoice();
  const isPriced = choice && sendKind(draft, choice.coverType) === "priced";
  if (!isPriced) return { state: "lacking", lacking: "choice" };

  const papers = await loadPapers();
  if (missingPapers(draft, papers).length > 0) return { state: "lackingPapers", draft, papers };
  return { state: "ready", purchase: { draft, choice, papers } };
}
