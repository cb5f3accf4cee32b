import * as z from "zod/mini";
import { pictureFaults } from "../../../domain/documents/document-request.ts";
import { documentSlots } from "../../../domain/documents/documents.ts";
import { longestText } from "../../../domain/texts/kept-text.ts";
import { text } from "../../bounded-text.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { DeskRequestAnswer, deskTags } from "../desk/requests.ts";
import { versioned } from "../versioned.ts";

const config = { access: { staff: ["agent", "admin"] } } as const;
const response = { 200: DeskRequestAnswer, ...refusals };

const slots = z.array(z.enum(documentSlots)).check(z.minLength(1), z.maxLength(8));

const AskForDocument = z.object({
  ...versioned,
  slots,
  reason: z.enum(pictureFaults),
  /** Shown to the customer, in the mail and the profile. */
  note: z._default(z.nullable(text(longestText.ask)), null),
});

const JudgeDocuments = z.object({
  ...versioned,
  /** The pictures that were looked at: another one that came meanwhile is a refusal (412). */
  documents: z.array(text(60)).check(z.minLength(1), z.maxLength(8)),
  verdict: z.enum(["accepted", "rejected"]),
  /** Given with a rejection. */
  reason: z._default(z.nullable(z.enum(pictureFaults)), null),
});

export const judgeDocuments = route({
  method: "POST",
  url: "/api/office/requests/:id/documents/verdict",
  config,
  schema: {
    summary: "Accept or reject pictures; an accepted new one replaces the one in use",
    tags: deskTags,
    params: RequestParams,
    body: JudgeDocuments,
    response,
  },
});

export const askForDocument = route({
  method: "POST",
  url: "/api/office/requests/:id/document-requests",
  config,
  schema: {
    summary: "Ask the customer for better pictures, by mail and in the profile, for 7 days",
    tags: deskTags,
    params: RequestParams,
    body: AskForDocument,
    response,
  },
});

const DocumentRequestParams = z.extend(RequestParams, { documentRequestId: text(60) });

export const sendDocumentRequestAgain = route({
  method: "POST",
  url: "/api/office/requests/:id/document-requests/:documentRequestId/send-again",
  config,
  schema: {
    summary: "Ask for the same pictures with a new link, for 7 days; the one before ends",
    tags: deskTags,
    params: DocumentRequestParams,
    body: z.object(versioned),
    response,
  },
});

export const withdrawDocumentRequest = route({
  method: "POST",
  url: "/api/office/requests/:id/document-requests/:documentRequestId/withdraw",
  config,
  schema: {
    summary: "Stop asking: the mailed link ends",
    tags: deskTags,
    params: DocumentRequestParams,
    body: z.object(versioned),
    response,
  },
});

export const downloadFiles = route({
  method: "GET",
  url: "/api/office/requests/:id/files",
  config,
  schema: {
    summary:
      "All documents as a ZIP with a cover sheet, for the assignee, 30 an hour; each is an audit row",
    tags: deskTags,
    params: RequestParams,
    response: { 200: z.any(), ...refusals },
  },
});

export const downloadFilesBecause = route({
  method: "POST",
  url: "/api/office/requests/:id/files",
  config: { access: { staff: ["compliance"] } },
  schema: {
    summary: "The same for compliance; the reason is kept as a note, its digest in the audit",
    tags: deskTags,
    params: RequestParams,
    body: z.object({ reason: z._default(text(500), "") }),
    response: { 200: z.any(), ...refusals },
  },
});
