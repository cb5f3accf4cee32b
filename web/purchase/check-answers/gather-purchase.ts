import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingForPrice } from "../../../domain/purchase/missing-answers.ts";
import { hasOnlinePrices, sendKind } from "../../../domain/purchase/send-kind.ts";
import { looksSignedIn } from "../choice/login-first.ts";
import { recallSent, type SentRequest } from "../draft/sent-request.ts";
import { loadChoice, type StoredChoice } from "../draft/stored-choice.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { isReadyToSend, loadDocuments, type Documents } from "../documents/documents.ts";

export type Purchase = { draft: PurchaseDraft; choice: StoredChoice; documents: Documents };

export type Missing = "noDraft" | "vehicle" | "choice";

export type Gathered =
  | { state: "reading" }
  | { state: "loginFirst" }
  | { state: "sent"; sent: SentRequest }
  | { state: "incomplete"; missing: Missing }
  /** No price for this car: an agent makes the offer (ruling P8). */
  | { state: "needsOffer" }
  | { state: "documentsMissing"; purchase: Purchase }
  | { state: "ready"; purchase: Purchase };

export async function gatherPurchase(): Promise<Gathered> {
  const draft = loadDraft();
  const sent = recallSent();
  if (!draft && sent) return { state: "sent", sent };
  if (draft && !hasOnlinePrices(draft)) return { state: "needsOffer" };
  if (!looksSignedIn()) return { state: "loginFirst" };
  if (!draft) return { state: "incomplete", missing: "noDraft" };
  if (missingForPrice(draft, new Date()).length > 0)
    return { state: "incomplete", missing: "vehicle" };

  const choice = loadChoice();
  const isPriced = choice && sendKind(draft, choice.coverType) === "priced";
  if (!isPriced) return { state: "incomplete", missing: "choice" };

  const documents = await loadDocuments();
  const isReady = isReadyToSend(draft, documents);
  return { state: isReady ? "ready" : "documentsMissing", purchase: { draft, choice, documents } };
}
