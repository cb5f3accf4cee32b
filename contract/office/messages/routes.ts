import * as z from "zod/mini";
import { messageStates } from "../../../domain/contact/message-states.ts";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";
import { pagedRooms } from "../rooms.ts";

const tags = ["office: messages"] as const;
const readers = { staff: pagedRooms.messages.roles };
const agents = { staff: ["agent", "admin"] } as const;

export const DeskMessage = z.object({
  id: z.string(),
  state: z.enum(messageStates),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  product: z.nullable(z.string()),
  message: z.string(),
  language: z.enum(["en", "ar"]),
  createdAt: moment,
  /** Meant for colleagues. */
  note: z.string(),
  changedBy: z.nullable(StaffName),
  changedAt: z.nullable(moment),
  version: z.number(),
});
export type DeskMessage = z.infer<typeof DeskMessage>;

const MessageParams = z.object({ id: text(60) });
const MessageAnswer = z.object({ status: z.literal("success"), data: DeskMessage });

export const listMessages = route({
  method: "GET",
  url: "/api/office/messages",
  config: { access: readers },
  schema: {
    summary: "Messages of the contact form, the newest first",
    tags,
    querystring: z.extend(ListQuery, { state: z.optional(z.enum(messageStates)) }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(DeskMessage),
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});

export const readMessage = route({
  method: "GET",
  url: "/api/office/messages/:id",
  config: { access: readers },
  schema: {
    summary: "One message of the contact form",
    tags,
    params: MessageParams,
    response: { 200: MessageAnswer, ...refusals },
  },
});

/** 412 when a colleague changed it since it was read. */
export const changeMessage = route({
  method: "POST",
  url: "/api/office/messages/:id",
  config: { access: agents },
  schema: {
    summary: "Mark a message as answered or closed, or as new again, and keep a note",
    tags,
    params: MessageParams,
    body: z.object({
      version: z.number(),
      state: z.enum(messageStates),
      note: text(4_000),
    }),
    response: { 200: MessageAnswer, ...refusals },
  },
});
