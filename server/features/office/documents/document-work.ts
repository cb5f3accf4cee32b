import { mayAskAgain, mayJudgeDocuments } from "../../../../domain/documents/document-request.ts";
import { documentsAccepted, type DocumentSlot } from "../../../../domain/documents/documents.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import { refuseGaps } from "../../../http/refuse-gaps.ts";
import type { Parts } from "../../../parts.ts";
import { createAsking, type WantedPictures } from "../../document-requests/ask-for-document.ts";
import { handTurnOverIn } from "../../document-requests/document-requests-store.ts";
import { withdrawIn } from "../../document-requests/withdraw-request.ts";
import type { Documents } from "../../documents/documents.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { storedDraft } from "../../../records/requests/stored-draft.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { judgeDocumentsIn, type Judgement } from "./judge-documents.ts";
import { documentRequestsOfIn, findDocumentRequestIn } from "./verdicts-store.ts";

type Features = { documents: Pick<Documents, "discard">; writes: StaffWrites };

/** @throws {Problem} requests.notEditable; request.invalid where one is not needed (any more) */
const possibleSlots = (request: RequestRow, wanted: readonly DocumentSlot[]) => {
  if (!mayJudgeDocuments(request.state)) throw new Problem("requests.notEditable");
  const possible = documentsAccepted(storedDraft(request));
  if (wanted.some((slot) => !possible.includes(slot)))
    throw new Problem("request.invalid", { field: "slots" });
  return possible.filter((slot) => wanted.includes(slot));
};

/** What staff do with documents. */
export const createDocumentWork = (
  parts: Pick<Parts, "jobs" | "keys" | "now">,
  { documents, writes }: Features,
) => {
  const { askIn, askAgainIn } = createAsking(parts);

  return {
    /** @throws {Problem} requests.notEditable, requests.changedMeanwhile, staff.notTaken */
    judge: async (act: VersionedAct, judgement: Judgement) => {
      if (judgement.verdict === "rejected" && judgement.reason === null)
        throw new Problem("request.invalid", { field: "reason" });
      const unused = await writes.withLease(act, (tx, request, _by, at) =>
        judgeDocumentsIn(tx, act.member, request, judgement, at),
      );
      await documents.discard(unused);
      return writes.read(act);
    },

    /** @throws {Problem} requests.notEditable, staff.pictureWaiting, staff.notTaken, texts.gapLeft */
    ask: (act: VersionedAct, wanted: WantedPictures) =>
      writes.write(act, (tx, request) => {
        refuseGaps(wanted.note ?? "", "note");
        const slots = possibleSlots(request, wanted.slots);
        return askIn(tx, request, act.member.id, { ...wanted, slots });
      }),

    /**
     * Asks for the same pictures, for the same reason. A second click finds it withdrawn.
     * @throws {Problem} documents.notFound, staff.notNow, requests.notEditable, request.invalid,
     *   staff.pictureWaiting, staff.notTaken
     */
    askAgain: (act: VersionedAct, askedId: string) =>
      writes.write(act, async (tx, request) => {
        const all = await documentRequestsOfIn(tx, request.id);
        const at = all.findIndex((one) => one.id === askedId);
        const asked = all[at];
        if (!asked) throw new Problem("documents.notFound");
        if (!mayAskAgain(asked, all.slice(0, at))) throw new Problem("staff.notNow");
        possibleSlots(request, asked.slots);
        await askAgainIn(tx, request, act.member.id, asked);
      }),

    /**
     * Withdraws its mail, too, if that has not left.
     * @throws {Problem} documents.notFound, requests.changedMeanwhile, staff.notTaken
     */
    withdraw: (act: VersionedAct, askedId: string) =>
      writes.write(act, async (tx, request, by, at) => {
        const asked = isUuid(askedId)
          ? await findDocumentRequestIn(tx, request.id, askedId)
          : undefined;
        if (!asked) throw new Problem("documents.notFound");
        if (asked.state !== "open") throw new Problem("requests.changedMeanwhile");
        await withdrawIn(tx, parts.jobs, asked, by, at);
        await handTurnOverIn(tx, request, by, at, "documentAskWithdrawn");
      }),
  };
};

export type DocumentWork = ReturnType<typeof createDocumentWork>;
