import { createHash } from "node:crypto";
import { type CheckedPdf, checkPdf, type PdfProblem } from "../../adapters/pdf/check-pdf.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";
import { collect } from "../../http/multipart/marked-bytes.ts";
import type { Upload } from "../../http/multipart/upload.ts";
import { type AnyProblemCode, Problem } from "../../http/problem.ts";

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

export type Pdf = { bytes: Buffer; sha256: string; pages: number };

/** Reads PDFs that insurers issued and lets nothing through but pages (docs/decisions/0033). */
export const createPdfChecker = ({
  maxBytes,
  maxPages,
}: {
  maxBytes: number;
  maxPages: number;
}) => {
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

  /** @throws {Problem} policies.pdf… */
  return async ({ file }: Upload): Promise<Pdf> => {
    const bytes = await collect(file, maxBytes);
    if (!bytes) throw new Problem("policies.pdfSize");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const checked = await check(bytes, sha256);
    if ("problem" in checked) throw new Problem(refusalFor[checked.problem]);
    if (checked.pages < 1 || checked.pages > maxPages) throw new Problem("policies.pdfPages");
    return { bytes, sha256, pages: checked.pages };
  };
};
