import * as z from "zod/mini";
import { chatEnders, chatEvents, chatStates, lineKinds } from "../../../domain/chat/chat-state.ts";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { Answering } from "../../chat.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import { StaffName } from "../staff-name.ts";
import { versioned } from "../versioned.ts";

const tags = ["office: chats"] as const;
const path = "/api/office/chats";
const readers = { access: { staff: pagedRooms.chats.roles } };
const agents = { access: { staff: ["agent", "admin"] } } as const;

export const chatViews = ["waiting", "mine", "all"] as const;
export type ChatView = (typeof chatViews)[number];

const NamedRequest = z.object({ id: z.string(), number: z.string() });

const row = {
  id: z.string(),
  state: z.enum(chatStates),
  language: z.enum(["en", "ar"]),
  page: z.string(),
  /** As the visitor gave it, or as the account says. */
  name: z.nullable(z.string()),
  isSignedIn: z.boolean(),
  request: z.nullable(NamedRequest),
  assignee: z.nullable(StaffName),
  waitingSince: z.nullable(moment),
  dueAt: z.nullable(moment),
  /** Newest line of the two who talk, shortened. */
  lastText: z.string(),
  lastBy: z.enum(["customer", "staff"]),
  lastLineAt: moment,
  createdAt: moment,
  version: z.number(),
};

export const DeskChatRow = z.object(row);
export type DeskChatRow = z.infer<typeof DeskChatRow>;

export const DeskChatLine = z.object({
  number: z.number(),
  kind: z.enum(lineKinds),
  event: z.nullable(z.enum(chatEvents)),
  by: z.nullable(StaffName),
  text: z.string(),
  key: z.nullable(z.string()),
  at: moment,
});
export type DeskChatLine = z.infer<typeof DeskChatLine>;

export const DeskChat = z.object({
  ...row,
  email: z.nullable(z.string()),
  wantsTranscript: z.boolean(),
  answeredAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  endedBy: z.nullable(z.enum(chatEnders)),
  lines: z.array(DeskChatLine),
  /** Of the account, the newest first: a note can be kept on one. */
  requests: z.array(NamedRequest),
});
export type DeskChat = z.infer<typeof DeskChat>;

const response = { 200: z.object({ status: z.literal("success"), data: DeskChat }), ...refusals };
const params = z.object({ id: text(60) });

/** `waiting`: for an answer, or left as a message, the oldest first; the others the newest first. */
export const listChats = route({
  method: "GET",
  url: path,
  config: readers,
  schema: {
    summary: "Chats of a view",
    tags,
    querystring: z.extend(ListQuery, { view: z._default(z.enum(chatViews), "waiting") }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(DeskChatRow),
        nextCursor: z.nullable(z.string()),
        /** At most 100 each. */
        counts: z.object({ waiting: z.number(), mine: z.number() }),
      }),
      ...refusals,
    },
  },
});

export const readChatDesk = route({
  method: "GET",
  url: `${path}/there`,
  config: readers,
  schema: {
    summary: "Whether visitors are answered at once, and by whom",
    tags,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({
          answering: Answering,
          /** New chats go to somebody else's widget (CHAT_WIDGET). */
          isElsewhere: z.boolean(),
          colleagues: z.array(
            z.object({
              ...StaffName.shape,
              isAway: z.boolean(),
              isSelf: z.boolean(),
              open: z.number(),
            }),
          ),
        }),
      }),
      ...refusals,
    },
  },
});

export const readDeskChat = route({
  method: "GET",
  url: `${path}/:id`,
  config: readers,
  schema: { summary: "One chat with its log", tags, params, response },
});

const act = <const Name extends string, Body extends z.ZodMiniType>(
  name: Name,
  summary: string,
  body: Body,
) =>
  route({
    method: "POST",
    url: `${path}/:id/${name}`,
    config: agents,
    schema: { summary, tags, params, body, response },
  });

export const answerChat = act("answer", "Take a chat that waits", z.object(versioned));

export const writeChatLine = act(
  "lines",
  "Write a line to the visitor; a key (a UUID) names it, so that it is stored once",
  z.object({ key: text(60), text: text(20_000) }),
);

export const handOverChat = act(
  "hand-over",
  "Hand one's chat over to a colleague, with a note for them",
  z.object({ ...versioned, colleague: text(60), note: text(20_000) }),
);

export const endDeskChat = act("end", "End one's chat", z.object(versioned));

/** It stands among the messages of the contact form then. */
export const keepChatAsMessage = act(
  "message",
  "Make a message of the chat for whom we shall write to",
  z.object({
    ...versioned,
    name: text(200),
    email: text(400),
    phone: text(60),
    hasAgreed: z.boolean(),
  }),
);

export const noteChat = act(
  "note",
  "Keep the chat as a note on a request, which it belongs to then",
  z.object({ ...versioned, request: text(60) }),
);
