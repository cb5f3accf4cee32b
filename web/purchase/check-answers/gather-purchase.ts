import { documentsNeeded, type DocumentSlot } from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingVehicleAnswers } from "../../../domain/purchase/missing-answers.ts";
import { sendKind } from "../../../domain/purchase/send-kind.ts";
import { looksSignedIn } from "../choice/login-first.ts";
import { recallSent, type SentRequest } from "../choice/sent-request.ts";
import { loadChoice, type StoredChoice } from "../choice/stored-choice.ts";
import { loadPictures } from "../draft/pictures.ts";
import { loadDraft } from "../draft/stored-draft.ts";

export type Pictures = ReadonlyMap<DocumentSlot, Blob>;
export type Purchase = { draft: PurchaseDraft; choice: StoredChoice; pictures: Pictures };

export type Gathered =
  | { state: "reading" }
  | { state: "loginFirst" }
  | { state: "sent"; sent: SentRequest }
  | { state: "lacking"; lacking: "noDraft" | "vehicle" | "choice" | "notPriced" }
  | { state: "lackingPictures"; slots: readonly DocumentSlot[] }
  | { state: "ready"; purchase: Purchase };

const lacking = (what: "noDraft" | "vehicle" | "choice" | "notPriced"): Gathered => ({
  state: "lacking",
  lacking: what,
});

/** Everything this device holds of the purchase, or the first thing it lacks. */
export async function gatherPurchase(): Promise<Gathered> {
  const draft = loadDraft();
  const sent = recallSent();
  if (!draft && sent) return { state: "sent", sent };
  if (!looksSignedIn()) return { state: "loginFirst" };
  if (draft?.type !== "renew") return lacking("noDraft");
  if (missingVehicleAnswers(draft).length > 0) return lacking("vehicle");

  const choice = loadChoice();
  if (sendKind(draft, choice?.coverType ?? "thirdParty") === "lead") return lacking("notPriced");
  if (!choice) return lacking("choice");

  const pictures = await loadPictures();
  const slots = documentsNeeded(draft).filter((slot) => !pictures.has(slot));
  if (slots.length > 0) return { state: "lackingPictures", slots };
  return { state: "ready", purchase: { draft, choice, pictures } };
}
