import * as paths from "../../../contract/page-paths.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import type { RequestRow } from "../requests/store/requests-store.ts";

type Asked = {
  id: string;
  token: string;
  slots: readonly DocumentSlot[];
  reason: PictureFault;
  note: string | null;
  expiresAt: Date;
};

export const betterDocumentLetter = (request: RequestRow, asked: Asked): Letter => ({
  key: `betterDocument:${asked.id}`,
  to: request.email,
  language: request.language,
  mail: {
    kind: "betterDocument",
    username: request.username,
    slots: asked.slots,
    reason: asked.reason,
    note: asked.note,
    until: asked.expiresAt.toISOString(),
    path: paths.sendDocument(asked.token),
  },
});
