import * as z from "zod/mini";
import { callOutcomes } from "../../domain/requests/call-outcomes.ts";
import { rejectionReasons } from "../../domain/requests/rejection-reasons.ts";
import { text } from "../bounded-text.ts";
import { RequestParams } from "../request-params.ts";
import { route } from "../route.ts";
import { staffRefusals as refusals } from "./answers.ts";
import { action, agents } from "./request-actions.ts";
import { versioned } from "./versioned.ts";
import { DeskRequestAnswer, deskTags } from "./requests.ts";

export const noteCall = action(
  "contacted",
  "Note a call; a time to call again hides the request until then, within the hours for calls",
  z.object({
    ...versioned,
    outcome: z.enum(callOutcomes),
    callBackAt: z.nullable(text(40)),
  }),
);
export const sendToInsurer = action(
  "sent-to-insurer",
  "Note that it was sent to the insurer, whose turn it is then",
  z.object({ ...versioned, reference: text(100) }),
);
export const noteInsurerAnswer = action(
  "insurer-answered",
  "The insurer answered: it is our turn again",
  z.object({ ...versioned }),
);
export const rejectRequest = action(
  "reject",
  "Reject it: the customer reads `why`, the reason is kept as a note, what was paid goes back",
  z.object({ ...versioned, why: z.enum(rejectionReasons), reason: text(500) }),
);

export const sendMailAgain = route({
  method: "POST",
  url: "/api/office/requests/:id/mails/:mailId/send-again",
  config: { access: agents },
  schema: {
    summary: "Send a letter again, to the request's address of today",
    tags: deskTags,
    params: z.extend(RequestParams, { mailId: text(60) }),
    body: z.object({}),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

export const downloadFiles = route({
  method: "GET",
  url: "/api/office/requests/:id/files",
  config: { access: agents },
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
