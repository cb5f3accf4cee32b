import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { mayJudgeDocuments } from "../../../../domain/documents/document-request.ts";
import { documentsAccepted } from "../../../../domain/documents/documents.ts";
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
import { storedDraft } from "../../requests/store/stored-draft.ts";
import { createStaffWrites } from "../writes/staff-writes.ts";
import { judgeDocumentsIn, type Judgement } from "./judge-documents.ts";
import { findDocumentRequestIn } from "./verdicts-store.ts";

type Features = {
  documents: Pick<Documents, "discard">;
  /** The request as its desk shows it. */
  read: (id: string, member: StaffMember) => Promise<DeskRequest>;
};

/** What staff do with documents. Each answers the request as it is then. */
export const createOfficePapers = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  { documents, read }: Features,
) => {
  const { now } = parts;
  const writes = createStaffWrites(parts);
  const askIn = createAsking(parts);

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
        if (!mayJudgeDocuments(request.state)) throw new Problem("requests.notEditable");
        const possible = documentsAccepted(storedDraft(request));
        if (wanted.slots.some((slot) => !possible.includes(slot)))
          throw new Problem("request.invalid", { field: "slots" });
        const slots = possible.filter((slot) => wanted.slots.includes(slot));
        await askIn(tx, request, member.id, { ...wanted, slots });
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
