import * as paths from "../../../contract/page-paths.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import { greetedName } from "../../records/requests/greeted-name.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";

type Asked = {
  id: string;
  token: string;
  slots: readonly DocumentSlot[];
  reason: PictureFault;
  note: string | null;
  expiresAt: Date;
};

const KIND = "betterDocument";

export const betterDocumentKey = (id: string) => `${KIND}:${id}`;

/** Document request of the letter with this key; null for other letters. */
export const askedByLetter = (key: string): string | null =>
  key.startsWith(`${KIND}:`) ? key.slice(KIND.length + 1) : null;

export const betterDocumentLetter = (request: RequestRow, asked: Asked): Letter => ({
  key: betterDocumentKey(asked.id),
  requestId: request.id,
  to: request.email,
  language: request.language,
  mail: {
    kind: KIND,
    username: greetedName(request),
    slots: asked.slots,
    reason: asked.reason,
    note: asked.note,
    until: asked.expiresAt.toISOString(),
    path: paths.sendDocument(asked.token),
  },
});
