import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import {
  MAX_PLAN_DOCUMENT_BYTES,
  MAX_PLAN_DOCUMENT_PAGES,
  type PlanDocument,
  type PlanDocumentName,
  planDocumentNames,
  planDocumentSlots,
  withDocuments,
  withoutDocument,
} from "../../../../domain/insurance/plan-documents.ts";
import type { Database } from "../../../adapters/database/database.ts";
import type { FormRequest } from "../../../http/multipart/form-body.ts";
import { readMultipart } from "../../../http/multipart/read-form.ts";
import type { Upload } from "../../../http/multipart/upload.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { createPdfChecker } from "../../../records/files/checked-pdf.ts";
import type { SealedFiles } from "../../../records/files/sealed-files.ts";
import type { DraftRow } from "../../../records/insurance/drafts-store.ts";
import {
  agreedPlanFileIn,
  dropPlanFilesIn,
  insertPlanFilesIn,
  type PlanFileRow,
  planFilesIn,
} from "../../../records/insurance/plan-files-store.ts";
import type { PlanPapers } from "../../quotes/plan-papers.ts";
import { documentsOf, readContent } from "./draft-contents.ts";
import { type DraftAct, type DraftWrites, missing } from "./draft-writes.ts";

/** Its file is in the store; its row is not written yet. */
type Received = Omit<PlanFileRow, "draft" | "addedBy" | "addedAt"> & { name: PlanDocumentName };

type Change = {
  names: readonly PlanDocumentName[];
  received: readonly Received[];
  documents: (before: readonly PlanDocument[]) => PlanDocument[];
};

const named = ({ kind, language, sha256: digest, bytes }: Received): PlanDocument => ({
  kind,
  language,
  digest,
  bytes,
});

const rowOf = ({ name: _name, ...file }: Received, draft: string, by: StaffMember, at: Date) => ({
  ...file,
  draft,
  addedBy: by.id,
  addedAt: at,
});

const versionIn = ({ version = "" }: Record<string, string>): number => {
  if (!/^\d{1,9}$/.test(version)) throw new Problem("request.invalid", { field: "version" });
  return Number(version);
};

const nameOf = (field: string) => planDocumentNames.find((name) => name === field);

const isOpenPlan = ({ kind, endedAt }: DraftRow) => kind === "plan" && endedAt === null;

/** Terms and wordings that insurers publish, as part of a plan's draft (ruling O10). */
export const createDraftPapers = (
  db: Database,
  {
    files,
    papers,
    writes,
  }: {
    files: Pick<SealedFiles, "seal" | "discard">;
    papers: Pick<PlanPapers, "open">;
    writes: DraftWrites;
  },
) => {
  const checkPdf = createPdfChecker({
    maxBytes: MAX_PLAN_DOCUMENT_BYTES,
    maxPages: MAX_PLAN_DOCUMENT_PAGES,
  });

  /** Never inside a transaction. @throws {Problem} policies.pdf… */
  const receive = async (upload: Upload, name: PlanDocumentName): Promise<Received> => {
    const { bytes, sha256, pages } = await checkPdf(upload);
    const { store, ...sealed } = await files.seal(bytes);
    await store();
    return { ...sealed, ...planDocumentSlots[name], sha256, pages, name };
  };

  const change = async (act: DraftAct, { names, received, documents }: Change): Promise<Draft> => {
    let dropped: PlanFileRow[] = [];
    const draft = await writes.write(act, async (tx, row, at) => {
      if (!isOpenPlan(row)) throw new Problem("insurance.notNow");
      const { countsFrom, reason } = row;
      const content = readContent("plan", row.content);
      const next = { ...content, documents: documents(content.documents) };
      dropped = await dropPlanFilesIn(tx, row.id, names, at);
      await insertPlanFilesIn(
        tx,
        received.map((one) => rowOf(one, row.id, act.member, at)),
      );
      await writes.editIn(tx, row, { content: next, countsFrom, reason }, act.member, at);
    });
    await files.discard(dropped);
    return draft;
  };

  return {
    /** Called before anything is sent to us. @throws {Problem} insurance.notFound, insurance.notNow */
    refuseEarly: async (id: string) => {
      if (!isOpenPlan((await writes.find(id)) ?? missing())) throw new Problem("insurance.notNow");
    },

    /** @throws {Problem} insurance.changed, insurance.notNow, policies.pdf… */
    add: async (member: StaffMember, id: string, form: FormRequest): Promise<Draft> => {
      const received: Received[] = [];
      try {
        const { fields } = await readMultipart(form, {
          slotOf: nameOf,
          takeFile: async (upload, name) => void received.push(await receive(upload, name)),
        });
        if (received.length === 0) throw new Problem("documents.missing");
        return await change(
          { member, id, version: versionIn(fields) },
          {
            names: received.map(({ name }) => name),
            received,
            documents: (before) => withDocuments(before, received.map(named)),
          },
        );
      } catch (error) {
        // The commit may have happened before any other failure: the sweeper decides by the rows.
        if (error instanceof Problem) await files.discard(received);
        throw error;
      }
    },

    /** @throws {Problem} insurance.changed, insurance.notNow */
    remove: (act: DraftAct, name: PlanDocumentName): Promise<Draft> =>
      change(act, {
        names: [name],
        received: [],
        documents: (before) => withoutDocument(before, name),
      }),

    /** @throws {Problem} documents.notFound, documents.damaged */
    view: async (id: string, digest: string) => {
      const draft = (await writes.find(id)) ?? missing();
      const isNamed = documentsOf(draft).some((one) => one.digest === digest);
      const found = isNamed ? await planFilesIn(db, [digest]) : [];
      const own = found.find((one) => one.draft === draft.id);
      const file = own ?? (isNamed ? await agreedPlanFileIn(db, digest) : undefined);
      if (!file) throw new Problem("documents.notFound", { field: "digest" });
      return { file, pdf: await papers.open(file) };
    },
  };
};

export type DraftPapers = ReturnType<typeof createDraftPapers>;
