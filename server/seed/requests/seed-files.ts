import { type DocumentSlot, documentsNeeded } from "../../../domain/documents/documents.ts";
import { policyFileKinds } from "../../../domain/policies/policy-state.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { Upload } from "../../http/multipart/upload.ts";
import { createDocuments } from "../../features/documents/documents.ts";
import { insertFilesIn } from "../../records/policies/policies-store.ts";
import { createSealedFiles } from "../../records/files/sealed-files.ts";
import { createStoredFiles } from "../../records/files/stored-files.ts";
import { createPolicyFiles } from "../../features/policies/policy-files.ts";
import { storedDraft } from "../../records/requests/stored-draft.ts";
import { createSeededFilesStore, type WithoutFiles } from "./seeded-files-store.ts";
import { specimenPdf, specimenPicture } from "./specimens.ts";

/** Each file is sealed for its own row, so that a million requests would need six million files. */
const OPEN_WITH_FILES = 20;
const ISSUED_WITH_FILES = 20;

/** A copy: whoever receives it wipes it. */
const uploadOf = (bytes: Uint8Array): Upload => ({
  file: (async function* chunks() {
    yield Buffer.from(bytes);
  })(),
});

const nothingIsOpened = async () => new Problem("documents.damaged");

/**
 * Gives the newest invented requests pictures, and the newest issued ones also PDFs, as if they had
 * been uploaded; the others have neither files nor their rows.
 */
export const seedFiles = async (
  parts: Pick<Parts, "db" | "keys" | "store" | "now" | "restoring">,
) => {
  const store = createSeededFilesStore(parts.db);
  const storedFiles = createStoredFiles(parts);
  const files = createSealedFiles(parts, { storedFiles, reportDamage: nothingIsOpened });
  const policyFiles = createPolicyFiles(files);
  const pdfs = await Promise.all(policyFileKinds.map(specimenPdf));

  const drawn = new Map<DocumentSlot, Promise<Buffer>>();
  const pictureOf = (slot: DocumentSlot) => {
    const picture = drawn.get(slot) ?? specimenPicture(slot);
    drawn.set(slot, picture);
    return picture;
  };

  const addPictures = async ({ request }: WithoutFiles) => {
    const documents = createDocuments({ ...parts, now: () => request.createdAt }, files);
    const received = await Promise.all(
      documentsNeeded(storedDraft(request)).map(async (slot) =>
        documents.receive(uploadOf(await pictureOf(slot)), slot),
      ),
    );
    await parts.db.transaction((tx) => documents.insertIn(tx, request.id, received));
  };

  const addPdfs = async ({ policy }: WithoutFiles) => {
    if (!policy) return;
    const received = await Promise.all(
      policyFileKinds.map((kind, index) =>
        policyFiles.receive(uploadOf(pdfs[index] ?? Buffer.of()), kind),
      ),
    );
    const { id: policyId, version, createdAt } = policy;
    await parts.db.transaction((tx) =>
      insertFilesIn(
        tx,
        received.map((file) => ({ ...file, policyId, version, createdAt })),
      ),
    );
  };

  for (const one of await store.newestOpen(OPEN_WITH_FILES)) await addPictures(one);
  for (const one of await store.newestIssued(ISSUED_WITH_FILES)) {
    await addPictures(one);
    await addPdfs(one);
  }
};
