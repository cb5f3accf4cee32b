import * as z from "zod/mini";
import { documentRequestStates, pictureFaults } from "../../domain/documents/document-request.ts";
import { documentSlots } from "../../domain/documents/documents.ts";
import { text } from "../bounded-text.ts";
import { versioned } from "./versioned.ts";
import { moment } from "../values.ts";

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
      staff: z.string(),
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
  staff: z.string(),
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

const slots = z.array(z.enum(documentSlots)).check(z.minLength(1), z.maxLength(8));

export const AskForDocument = z.object({
  ...versioned,
  slots,
  reason: z.enum(pictureFaults),
  /** Shown to the customer, in the mail and the profile. */
  note: z._default(z.nullable(text(300)), null),
});

export const JudgeDocuments = z.object({
  ...versioned,
  /** The pictures that were looked at: another one that came meanwhile is a refusal (412). */
  documents: z.array(text(60)).check(z.minLength(1), z.maxLength(8)),
  verdict: z.enum(["accepted", "rejected"]),
  /** Given with a rejection. */
  reason: z._default(z.nullable(z.enum(pictureFaults)), null),
});
