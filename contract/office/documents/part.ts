import * as z from "zod/mini";
import {
  documentRequestStates,
  pictureFaults,
} from "../../../domain/documents/document-request.ts";
import { moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";

export const DeskDocument = z.object({
  _id: z.string(),
  slot: z.string(),
  bytes: z.number(),
  /** Counts the pictures of this slot. */
  version: z.number(),
  /** A new picture that replaces the one in use when it is accepted. */
  isWaiting: z.boolean(),
  receivedAt: moment,
  verdict: z.nullable(
    z.object({
      is: z.enum(["accepted", "rejected"]),
      reason: z.nullable(z.enum(pictureFaults)),
      staff: StaffName,
      at: moment,
    }),
  ),
});
export type DeskDocument = z.infer<typeof DeskDocument>;

export const DeskDocumentRequest = z.object({
  _id: z.string(),
  slots: z.array(z.string()),
  reason: z.enum(pictureFaults),
  note: z.nullable(z.string()),
  state: z.enum(documentRequestStates),
  staff: StaffName,
  askedAt: moment,
  expiresAt: moment,
  receivedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** Sent with a new link, which ends the one that was mailed. */
  maySendAgain: z.boolean(),
});
export type DeskDocumentRequest = z.infer<typeof DeskDocumentRequest>;

/** What this room adds to a request, and what staff may do there. */
export const documentsPart = {
  shape: {
    documents: z.array(DeskDocument),
    /** The newest first. */
    documentRequests: z.array(DeskDocumentRequest),
  },
  actions: ["judgeDocument", "askDocument", "files", "filesWithReason"],
} as const;
