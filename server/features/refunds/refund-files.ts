import {
  MAX_REFUND_FILES,
  type RefundFileKind,
  refundFileKinds,
} from "../../../domain/refunds/refund-files.ts";
import { MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import { freeBytes } from "../../adapters/free-bytes.ts";
import type { Customer } from "../../http/access.ts";
import type { FormRequest } from "../../http/multipart/form-body.ts";
import { readMultipart } from "../../http/multipart/read-form.ts";
import { readUpload, type Upload } from "../../http/multipart/upload.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { byCustomer } from "../../records/audit/audit-store.ts";
import { createPdfChecker } from "../../records/files/checked-pdf.ts";
import { reencodePicture } from "../../records/files/checked-picture.ts";
import type { SealedFiles } from "../../records/files/sealed-files.ts";
import {
  insertRefundFileIn,
  type RefundFileRow,
  refundFilesOfIn,
} from "../../records/refunds/refund-files-store.ts";
import { findRefundIn, noteOnRefundIn } from "../../records/refunds/refunds-store.ts";
import { maySendFiles } from "./present-own-refund.ts";
import { lockOwnRequestIn, touchRequestIn } from "../../records/requests/requests-store.ts";

/** A bank's certificate has one or two pages, a proof a few. */
const MAX_PAGES = 20;
const PDF_MARK = Buffer.from("%PDF-");

type Received = Omit<RefundFileRow, "refundId" | "createdAt">;

const kindOf = (name: string) => refundFileKinds.find((kind) => kind === name);

const uploadOf = (bytes: Buffer): Upload => ({
  file: (async function* chunks() {
    yield bytes;
  })(),
});

/** What a customer sends for a refund: only pages and pixels survive (ruling D1). */
export const createRefundFiles = (
  { db, now }: Pick<Parts, "db" | "now">,
  files: Pick<SealedFiles, "seal" | "open" | "discard">,
) => {
  const checkPdf = createPdfChecker({ maxBytes: MAX_DOCUMENT_BYTES, maxPages: MAX_PAGES });

  /** @throws {Problem} documents.unreadable: what is wrong with a PDF is for staff */
  const cleanPdf = async (bytes: Buffer) => {
    const pdf = await checkPdf(uploadOf(bytes)).catch((error: unknown) => {
      throw error instanceof Problem && error.code.startsWith("policies.")
        ? new Problem("documents.unreadable")
        : error;
    });
    return { bytes: pdf.bytes, sha256: pdf.sha256, type: "application/pdf" as const };
  };

  const cleanPicture = async (bytes: Buffer) => {
    const picture = await reencodePicture(bytes).finally(() => freeBytes(bytes));
    return { bytes: picture.bytes, sha256: picture.sha256, type: "image/jpeg" as const };
  };

  const receive = async (upload: Upload, kind: RefundFileKind): Promise<Received> => {
    const sent = await readUpload(upload, MAX_DOCUMENT_BYTES);
    const isPdf = sent.subarray(0, PDF_MARK.length).equals(PDF_MARK);
    const { bytes, sha256, type } = await (isPdf ? cleanPdf(sent) : cleanPicture(sent));
    const { store, ...sealed } = await files.seal(bytes);
    await store();
    return { ...sealed, sha256, type, kind };
  };

  const storeIn = async (
    tx: Transaction,
    customer: Customer,
    { id, refund: refundId }: { id: string; refund: string },
    received: readonly Received[],
  ) => {
    const at = now();
    const request = await lockOwnRequestIn(tx, customer.id, id);
    if (!request) throw new Problem("requests.notFound");
    const refund = isUuid(refundId) ? await findRefundIn(tx, refundId) : undefined;
    if (refund?.requestId !== request.id) throw new Problem("refunds.unknown");
    if (!maySendFiles(refund)) throw new Problem("refunds.ibanNotNow");
    const before = await refundFilesOfIn(tx, refund.id);
    if (before.length + received.length > MAX_REFUND_FILES)
      throw new Problem("documents.unexpected");
    for (const file of received)
      await insertRefundFileIn(tx, { ...file, refundId: refund.id, createdAt: at });
    await noteOnRefundIn(tx, refund, "fileSent", byCustomer(customer.id), at);
    await touchRequestIn(tx, request.id, at);
  };

  return {
    /** @throws {Problem} refunds.unknown, refunds.ibanNotNow, documents.… */
    send: async (customer: Customer, ids: { id: string; refund: string }, form: FormRequest) => {
      const received: Received[] = [];
      try {
        await readMultipart(form, {
          slotOf: kindOf,
          takeFile: async (upload, kind) => void received.push(await receive(upload, kind)),
        });
        if (received.length === 0) throw new Problem("documents.missing");
        await db.transaction((tx) => storeIn(tx, customer, ids, received));
      } catch (error) {
        // The commit may have happened before any other failure: the sweeper decides by the rows.
        if (error instanceof Problem) await files.discard(received);
        throw error;
      }
    },

    /** @throws {Problem} documents.notFound, documents.damaged */
    open: async (refundId: string, fileId: string) => {
      const found = isUuid(refundId) ? await refundFilesOfIn(db, refundId) : [];
      const file = found.find(({ id }) => id === fileId);
      if (!file) throw new Problem("documents.notFound");
      return { file, bytes: await files.open(file) };
    },
  };
};
