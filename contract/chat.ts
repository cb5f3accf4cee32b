import * as z from "zod/mini";
import { chatEnders, chatEvents, chatStates } from "../domain/chat/chat-state.ts";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";
import { bilingual, moment } from "./values.ts";

const tags = ["chat"] as const;
const config = { access: "anyone" } as const;

/** One line of the log, or one thing that happened, in the order of its numbers. */
export const ChatLine = z.object({
  /** Counts up within a chat, with gaps where colleagues wrote to one another. */
  number: z.number(),
  kind: z.enum(["customer", "staff", "event"]),
  event: z.nullable(z.enum(chatEvents)),
  /** Who answers; null for what the visitor or the product did. */
  by: z.nullable(bilingual),
  text: z.string(),
  /** As its sender named it; null for what others wrote. */
  key: z.nullable(z.string()),
  at: moment,
});
export type ChatLine = z.infer<typeof ChatLine>;

export const Answering = z.object({
  isOpen: z.boolean(),
  until: z.nullable(moment),
  opensAt: z.nullable(moment),
  answersBy: moment,
});

const OwnRequest = z.object({ id: z.string(), number: z.string() });

export const ChatShown = z.object({
  /** Null before the first line. */
  chat: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(chatStates),
      /** Those after the number that was asked for. */
      lines: z.array(ChatLine),
      person: z.nullable(bilingual),
      endedBy: z.nullable(z.enum(chatEnders)),
      dueAt: z.nullable(moment),
      hasEmail: z.boolean(),
      /** As it was given here, shortened. */
      email: z.nullable(z.string()),
      wantsTranscript: z.boolean(),
      /** The copy is sent only where somebody of us has written: the address is not proven. */
      copyNeedsAnswer: z.boolean(),
      request: z.nullable(OwnRequest),
    }),
  ),
  answering: Answering,
  isSignedIn: z.boolean(),
  requests: z.array(OwnRequest),
});
export type ChatShown = z.infer<typeof ChatShown>;

const response = {
  200: z.object({ status: z.literal("success"), data: ChatShown }),
  ...refusals,
};

const after = z.optional(z.number().check(z.int(), z.minimum(0)));

export const readChat = route({
  method: "GET",
  url: "/api/chat",
  config,
  schema: {
    summary: "The chat of the cookie `chat`, and whether somebody answers at once",
    tags,
    querystring: z.object({ after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
    response,
  },
});

/** Server-sent events: `line` holds a ChatLine, its id is the line's number. */
export const followChat = route({
  method: "GET",
  url: "/api/chat/live",
  config,
  schema: {
    summary: "The lines of the chat of the cookie `chat`, as server-sent events",
    tags,
    querystring: z.object({ since: z.optional(text(20)) }),
    response: { 200: z.any(), ...refusals },
  },
});

/** The first line begins a chat, and sets the cookie `chat` for 24 hours. */
export const sendChatLine = route({
  method: "POST",
  url: "/api/chat/lines",
  config,
  schema: {
    summary: "Write a line; a key (a UUID) names it, so that it is stored once",
    tags,
    body: z.object({
      text: text(20_000),
      key: z.optional(text(60)),
      page: z.optional(text(2_000)),
      name: z.optional(text(200)),
      /** Where given, a line without a valid address is refused. */
      email: z.optional(text(400)),
      after,
    }),
    response: { 201: response[200], ...refusals },
  },
});

export const endChat = route({
  method: "POST",
  url: "/api/chat/end",
  config,
  schema: { summary: "End the chat", tags, body: z.object({ after }), response },
});

const ChatForm = z.object({
  act: z.enum(["send", "end", "transcript"]),
  lang: z._default(z.enum(["en", "ar"]), "en"),
  text: z._default(text(20_000), ""),
  key: z.optional(text(60)),
  name: z.optional(text(200)),
  email: z.optional(text(400)),
});
export type ChatForm = z.infer<typeof ChatForm>;

/** Of the page `/chat` without JavaScript. 303 back to the page, or the page with what was refused. */
export const sendChatForm = route({
  method: "POST",
  url: "/api/chat/form",
  config,
  schema: {
    summary: "Write a line, end the chat or ask for its transcript by a form",
    tags,
    consumes: ["application/x-www-form-urlencoded"],
    body: ChatForm,
    response: { 303: z.any(), ...refusals },
  },
});

/** Sent when the chat ends, or at once where it has ended; without an address to that of the account. */
export const askTranscript = route({
  method: "POST",
  url: "/api/chat/transcript",
  config,
  schema: {
    summary: "Ask for the transcript by mail, or not to send it",
    tags,
    body: z.object({
      isWanted: z.boolean(),
      name: z.optional(text(200)),
      email: z.optional(text(400)),
      after,
    }),
    response,
  },
});

export const nameChatRequest = route({
  method: "POST",
  url: "/api/chat/request",
  config,
  schema: {
    summary: "Say which request of one's own the chat is about; null for none",
    tags,
    body: z.object({ request: z.nullable(text(60)), after }),
    response,
  },
});
