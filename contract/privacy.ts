import * as z from "zod/mini";
import { chatStates } from "../domain/chat/chat-state.ts";
import { messageStates } from "../domain/contact/message-states.ts";
import { openedKinds } from "../domain/clients/opened.ts";
import { callOutcomes } from "../domain/requests/call-outcomes.ts";
import { User } from "./accounts.ts";
import { refusals } from "./answers.ts";
import { OwnPreferences } from "./preferences.ts";
import { RequestDetails } from "./requests.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";
import { moment } from "./values.ts";

export const KeptData = z.object({
  user: z.extend(User, { createdAt: moment }),
  /** How the person wants to be reached; null until that was said. */
  preferences: z.nullable(OwnPreferences),
  requests: z.array(
    z.extend(RequestDetails, {
      consents: z.array(z.object({ kind: z.string(), version: z.string(), at: moment })),
      payments: z.array(z.object({ state: z.string(), amountFils: z.number(), at: moment })),
      /** Those of our team to the customer. */
      calls: z.array(
        z.object({ outcome: z.enum(callOutcomes), callBackAt: z.nullable(moment), at: moment }),
      ),
      /** How many staff wrote. Their words may tell of other people or of screening (ruling O4). */
      notes: z.number(),
      /** Last day of storage (ruling D2), "YYYY-MM-DD" in Dubai; null while the request is open. */
      erasedOn: z.nullable(z.string()),
      mayErase: z.boolean(),
    }),
  ),
  messages: z.array(
    z.object({
      product: z.nullable(z.string()),
      message: z.string(),
      state: z.enum(messageStates),
      /** Staff wrote something about it. */
      hasNote: z.boolean(),
      at: moment,
    }),
  ),
  /** Of the account, and under its address without one. Words of colleagues to one another are not in it. */
  chats: z.array(
    z.object({
      state: z.enum(chatStates),
      page: z.string(),
      /** As they were given in it. */
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** It is kept as long as a request. */
      isOfRequest: z.boolean(),
      /** That request's number, where it is one's own. */
      request: z.nullable(z.string()),
      lines: z.array(z.object({ by: z.enum(["customer", "staff"]), text: z.string(), at: moment })),
      hasNote: z.boolean(),
      at: moment,
      endedAt: z.nullable(moment),
      /** As of a request: null while it is open. */
      erasedOn: z.nullable(z.string()),
      mayErase: z.boolean(),
    }),
  ),
  /** What our team opened, the newest first (ruling O11): never who of it. */
  accessLog: z.array(z.object({ kind: z.enum(openedKinds), at: moment })),
  draft: z.nullable(z.object({ savedAt: moment, expiresAt: moment, documents: z.number() })),
  sessions: z.number(),
});
export type KeptData = z.infer<typeof KeptData>;

export const readKeptData = route({
  method: "GET",
  url: "/api/users/me/data",
  config: { access: "customer" },
  schema: {
    summary: "What is kept about oneself, who opened one's documents, and until when",
    tags: ["privacy"],
    response: { 200: z.object({ status: z.literal("success"), data: KeptData }), ...refusals },
  },
});

export const eraseKeptData = route({
  method: "POST",
  url: "/api/users/me/erase",
  config: { access: "customer" },
  schema: {
    summary:
      "Erase what need not be kept: unsold requests, messages, chats, draft; or the whole account",
    tags: ["privacy"],
    body: z.object({
      what: z.enum(["unsold", "account"]),
      /** Needed for the account. */
      password: z.optional(text(400)),
    }),
    response: {
      200: z.object({
        status: z.literal("success"),
        erased: z.object({
          requests: z.number(),
          documents: z.number(),
          messages: z.number(),
          chats: z.number(),
        }),
        kept: z.array(z.string()),
      }),
      ...refusals,
    },
  },
});
