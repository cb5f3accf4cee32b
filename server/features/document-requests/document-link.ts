import type { AskedPictures } from "../../../contract/document-request.ts";
import { mayJudgeDocuments } from "../../../domain/documents/document-request.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import type { Keys } from "../../adapters/keys.ts";
import { Problem } from "../../http/problem.ts";
import type { DocumentRequestRow } from "./document-requests-store.ts";

export const documentLinkHash = (keys: Pick<Keys, "fingerprint">, token: string) =>
  keys.fingerprint("documentLink", token);

const sent = ["received", "accepted", "rejected"];

/** @throws {Problem} documents.notFound, documents.alreadySent, documents.linkEnded */
export const openFor = (
  found: { asked: DocumentRequestRow; requestState: RequestState } | undefined,
  at: Date,
): DocumentRequestRow => {
  if (!found) throw new Problem("documents.notFound");
  const { asked, requestState } = found;
  if (sent.includes(asked.state)) throw new Problem("documents.alreadySent");
  const isOpen = asked.state === "open" && asked.expiresAt > at;
  if (!isOpen || !mayJudgeDocuments(requestState)) throw new Problem("documents.linkEnded");
  return asked;
};

/** Nothing about the person or the car: whoever has the link sees it. */
export const presentAsked = ({ slots, reason, expiresAt }: DocumentRequestRow): AskedPictures => ({
  slots,
  reason,
  expiresAt: expiresAt.toISOString(),
});
