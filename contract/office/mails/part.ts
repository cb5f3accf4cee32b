import * as z from "zod/mini";
import { moment } from "../../values.ts";

/** `sentAgain`: a later letter stands for this one; `withdrawn`: stopped before it left. */
export const shownMailStates = ["queued", "accepted", "failed", "sentAgain", "withdrawn"] as const;
export type ShownMailState = (typeof shownMailStates)[number];

/** A letter to a customer about a request; `accepted` is what the mail server said. */
export const RequestMail = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(shownMailStates),
  tries: z.number(),
  /** Codes of the last failure, as the mail server gave them. */
  lastError: z.nullable(z.string()),
  at: moment,
  changedAt: moment,
  maySendAgain: z.boolean(),
  /** Set for a letter that asks for pictures: it is sent again with a new link, as that request. */
  documentRequestId: z.nullable(z.string()),
});
export type RequestMail = z.infer<typeof RequestMail>;

/** What this room adds to a request, and what staff may do there. */
export const mailsPart = {
  shape: { mails: z.array(RequestMail) },
  actions: ["sendAgain"],
} as const;
