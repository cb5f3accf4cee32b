import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { mayAskAgain, mayJudgeDocuments } from "../../../../domain/documents/document-request.ts";
import { documentsAccepted, type DocumentSlot } from "../../../../domain/documents/documents.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import { createAsking, type WantedPictures } from "../../document-requests/ask-for-document.ts";
import {
  handTurnOverIn,
  moveDocumentRequestIn,
} from "../../document-requests/document-requests-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { DocumentRow } from "../../documents/documents-store.ts";
import type { RequestRow } from "../../requests/store/requests-store.ts";
import { storedDraft } from "../../requests/store/stored-draft.ts";
import { createStaffWrites } from "../writes/staff-writes.ts";
import { judgeDocumentsIn, type Judgement } from "./judge-documents.ts";
import { documentRequestsOfIn, findDocumentRequestIn } from "./verdicts-store.ts";

type Features = {
  documents: Pick<Documents, "discard">;
  /** The request as its desk shows it. */
  read: (id: string, member: StaffMember) => Promise<DeskRequest>;
};

/** @throws {Problem} requests.notEditable; request.invalid where one is not needed (any more) */
const possibleSlots = (request: RequestRow, wanted: readonly DocumentSlot[]) => {
  if (!mayJudgeDocuments(request.state)) throw new Problem("requests.notEditable");
  const possible = documentsAccepted(storedDraft(request));
  if (wanted.some((slot) => !possible.includes(slot)))
    throw new Problem("request.invalid", { field: "slots" });
  return possible.filter((slot) => wanted.includes(slot));
};

/** What staff do with documents. Each answers the request as it is then. */
export const createOfficePapers = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  { documents, read }: Features,
) => {
  const { now } = parts;
  const writes = createStaffWrites(parts);
  const { ask, askAgain } = createAsking(parts);

  return {
    /** @throws {Problem} requests.notEditable, requests.changedMeanwhile, staff.notTaken */
    judge: async (member: StaffMember, id: string, version: number, judgement: Judgement) => {
      if (judgement.verdict === "rejected" && judgement.reason === null)
        throw new Problem("request.invalid", { field: "reason" });
      const unused: DocumentRow[] = await writes.write(member, id, version, (tx, request) =>
        judgeDocumentsIn(tx, member, request, judgement, now()),
      );
      await documents.discard(unused);
      return read(id, member);
    },

    /** @throws {Problem} requests.notEditable, staff.pictureWaiting, staff.notTaken */
    ask: async (member: StaffMember, id: string, version: number, wanted: WantedPictures) => {
      await writes.write(member, id, version, async (tx, request) => {
        const slots = possibleSlots(request, wanted.slots);
        await ask(tx, request, member.id, { ...wanted, slots });
      });
      return read(id, member);
    },

    /**
     * For the same pictures, for the same reason. A second click finds it withdrawn.
     * @throws {Problem} documents.notFound, staff.notNow, requests.notEditable, request.invalid,
     *   staff.pictureWaiting, staff.notTaken
     */
    askAgain: async (member: StaffMember, id: string, version: number, askedId: string) => {
      await writes.write(member, id, version, async (tx, request) => {
        const all = await documentRequestsOfIn(tx, id);
        const at = all.findIndex((one) => one.id === askedId);
        const asked = all[at];
        if (!asked) throw new Problem("documents.notFound");
        if (!mayAskAgain(asked, all.slice(0, at))) throw new Problem("staff.notNow");
        possibleSlots(request, asked.slots);
        await askAgain(tx, request, member.id, asked);
      });
      return read(id, member);
    },

    /** @throws {Problem} documents.notFound, requests.changedMeanwhile, staff.notTaken */
    withdraw: async (member: StaffMember, id: string, version: number, askedId: string) => {
      await writes.write(member, id, version, async (tx, request) => {
        const asked = isUuid(askedId) ? await findDocumentRequestIn(tx, id, askedId) : undefined;
        if (!asked) throw new Problem("documents.notFound");
        if (asked.state !== "open") throw new Problem("requests.changedMeanwhile");
        const by = byStaff(member.id);
        await moveDocumentRequestIn(tx, asked, "withdraw", by, now());
        await handTurnOverIn(tx, request, by, now());
      });
      return read(id, member);
    },
  };
};

export type OfficePapers = ReturnType<typeof createOfficePapers>;
