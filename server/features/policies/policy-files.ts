import { createHash, randomUUID } from "node:crypto";
import {
  MAX_POLICY_FILE_BYTES,
  MAX_POLICY_PAGES,
  type PolicyFileKind,
} from "../../../domain/policies/policy-state.ts";
import { freeBytes } from "../../adapters/free-bytes.ts";
import { type CheckedPdf, checkPdf, type PdfProblem } from "../../adapters/pdf/check-pdf.ts";
import { NotOpened, openFile, sealFile } from "../../adapters/sealing.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";
import { collect } from "../../http/multipart/marked-bytes.ts";
import type { Upload } from "../../http/multipart/upload.ts";
import { type AnyProblemCode, Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { ReportDamage } from "../documents/damage-report.ts";
import type { StoredFiles } from "../../records/files/stored-files.ts";
import type { PolicyFileRow } from "../../records/policies/policies-store.ts";

/** Its file is in the store; its row is not written yet. */
export type ReceivedPdf = Omit<PolicyFileRow, "policyId" | "version" | "createdAt">;

/** Each check is a process: few at once, and staff wait for their turn. */
const LIMITS = { atOnce: 2, maxWaiting: 20, maxWaitMs: 60_000 };

/** The same PDFs come again after a refused form. */
const MAX_REMEMBERED = 200;

const refusalFor: Record<PdfProblem, AnyProblemCode> = {
  notPdf: "policies.pdfNotPdf",
  truncated: "policies.pdfTruncated",
  encrypted: "policies.pdfEncrypted",
  broken: "policies.pdfBroken",
  tooComplex: "policies.pdfTooComplex",
  active: "policies.pdfActive",
  form: "policies.pdfForm",
  attachment: "policies.pdfAttachment",
  link: "policies.pdfLink",
};

export const createPolicyFiles = (
  { keys }: Pick<Parts, "keys">,
  { storedFiles: files, reportDamage }: { storedFiles: StoredFiles; reportDamage: ReportDamage },
) => {
  const turns = createFairTurns(LIMITS);
  const remembered = new Map<string, CheckedPdf>();

  const check = async (bytes: Buffer, sha256: string) => {
    const known = remembered.get(sha256);
    if (known) return known;
    const checked = await turns.run(currentCaller(), () => checkPdf(bytes));
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest);
    remembered.set(sha256, checked);
    return checked;
  };

  /** Answers the number of pages. @throws {Problem} policies.pdf… */
  const refuseUnfit = async (bytes: Buffer, sha256: string) => {
    const checked = await check(bytes, sha256);
    if ("problem" in checked) throw new Problem(refusalFor[checked.problem]);
    if (checked.pages < 1 || checked.pages > MAX_POLICY_PAGES)
      throw new Problem("policies.pdfPages");
    return checked.pages;
  };

  const sealAndStore = async (
    bytes: Buffer,
    { kind, sha256, pages }: Pick<ReceivedPdf, "kind" | "sha256" | "pages">,
  ) => {
    const id = randomUUID();
    // Read before it is wiped.
    const { length } = bytes;
    const { sealed, wrappedKey } = sealFile(keys.sealing, id, bytes);
    const storageKey = await files.takeKey();
    await files.put(storageKey, sealed).finally(() => freeBytes(sealed));
    const received: ReceivedPdf = {
      id,
      kind,
      storageKey,
      wrappedKey,
      sha256,
      bytes: length,
      pages,
    };
    return received;
  };

  return {
    /** Never inside a transaction. @throws {Problem} policies.pdf… */
    receive: async ({ file }: Upload, kind: PolicyFileKind): Promise<ReceivedPdf> => {
      const bytes = await collect(file, MAX_POLICY_FILE_BYTES);
      if (!bytes) throw new Problem("policies.pdfSize");
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const pages = await refuseUnfit(bytes, sha256);
      return sealAndStore(bytes, { kind, sha256, pages }).finally(() => freeBytes(bytes));
    },

    /** @throws {Problem} documents.damaged */
    open: async ({ id, storageKey, wrappedKey }: PolicyFileRow): Promise<Buffer> => {
      const sealed = await files.get(storageKey);
      if (!sealed) throw await reportDamage(id, "missing");
      try {
        return openFile(keys.sealing, id, { sealed, wrappedKey });
      } catch (error) {
        throw error instanceof NotOpened ? await reportDamage(id, "unreadable") : error;
      }
    },

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
