import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingVehicleAnswers } from "../../../domain/purchase/missing-answers.ts";
import { hasOnlinePrices, sendKind } from "../../../domain/purchase/send-kind.ts";
import { looksSignedIn } from "../choice/login-first.ts";
import { recallSent, type SentRequest } from "../draft/sent-request.ts";
import { loadChoice, type StoredChoice } from "../draft/stored-choice.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { loadDocuments, missingDocuments, type Documents } from "../documents/documents.ts";

export type Purchase = { draft: PurchaseDraft; choice: StoredChoice; documents: Documents };

export type Missing = "noDraft" | "vehicle" | "choice";

export type Gathered =
  | { state: "reading" }
  | { state: "loginFirst" }
  | { state: "sent"; sent: SentRequest }
  | { state: "incomplete"; missing: Missing }
  /** No price for this car: an agent makes the offer (ruling P8). */
  | { state: "needsOffer" }
  | { state: "documentsMissing"; draft: PurchaseDraft; documents: Documents }
  | { state: "ready"; purchase: Purchase };

export async function gatherPurchase(): Promise<Gathered> {
  const draft = loadDraft();
  const sent = recallSent();
  if (!draft && sent) return { state: "sent", sent };
  if (draft && !hasOnlinePrices(draft)) return { state: "needsOffer" };
  if (!looksSignedIn()) return { state: "loginFirst" };
  if (!draft) return { state: "incomplete", missing: "noDraft" };
  if (missingVehicleAnswers(draft, new Date()).length > 0)
    return { state: "incomplete", missing: "vehicle" };

  const choice = loadChoice();
  const isPriced = choice && sendKind(draft, choice.coverType) === "priced";
  if (!isPriced) return { state: "incomplete", missing: "choice" };

  const documents = await loadDocuments();
  if (missingDocuments(draft, documents).length > 0)
    return { state: "documentsMissing", draft, documents };
  return { state: "ready", purchase: { draft, choice, documents } };
}
