import * as z from "zod/mini";
import { text } from "../bounded-text.ts";
import { RequestParams } from "../request-params.ts";
import { route } from "../route.ts";
import { staffRefusals as refusals } from "./answers.ts";
import { AskForDocument, JudgeDocuments } from "./documents.ts";
import { DeskRequestAnswer, deskTags } from "./requests.ts";
import { versioned } from "./versioned.ts";

const config = { access: { staff: ["agent", "admin"] } } as const;
const response = { 200: DeskRequestAnswer, ...refusals };

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
