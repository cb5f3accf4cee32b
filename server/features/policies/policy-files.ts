import {
  MAX_POLICY_FILE_BYTES,
  MAX_POLICY_PAGES,
  type PolicyFileKind,
} from "../../../domain/policies/policy-state.ts";
import type { Upload } from "../../http/multipart/upload.ts";
import { createPdfChecker } from "../../records/files/checked-pdf.ts";
import type { SealedFiles } from "../../records/files/sealed-files.ts";
import type { PolicyFileRow } from "../../records/policies/policies-store.ts";

/** Its file is in the store; its row is not written yet. */
export type ReceivedPdf = Omit<PolicyFileRow, "policyId" | "version" | "createdAt">;

export const createPolicyFiles = (files: SealedFiles) => {
  const checkPdf = createPdfChecker({
    maxBytes: MAX_POLICY_FILE_BYTES,
    maxPages: MAX_POLICY_PAGES,
  });

  return {
    /** Keeps nothing. @throws {Problem} policies.pdf… */
    check: async (upload: Upload): Promise<{ pages: number }> => {
      const { pages } = await checkPdf(upload);
      return { pages };
    },

    /** Never inside a transaction. @throws {Problem} policies.pdf… */
    receive: async (upload: Upload, kind: PolicyFileKind): Promise<ReceivedPdf> => {
      const { bytes, ...measures } = await checkPdf(upload);
      const { store, ...sealed } = await files.seal(bytes);
      await store();
      return { ...sealed, ...measures, kind };
    },

    /** @throws {Problem} documents.damaged */
    open: (file: PolicyFileRow): Promise<Buffer> => files.open(file),

    discard: files.discard,
  };
};

/** Saved, never shown by the browser, whatever it takes the file for. */
export const policyFileHeaders = (number: string, kind: PolicyFileKind) => ({
  "content-type": "application/pdf",
  "content-disposition": `attachment; filename="mizalla-${number}-${kind}.pdf"`,
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store, private",
  "cross-origin-resource-policy": "same-origin",
});
