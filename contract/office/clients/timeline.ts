import * as z from "zod/mini";
import { timelineFilters, timelineKinds } from "../../../domain/clients/timeline.ts";
import { ListQuery } from "../../answers.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import { StaffName } from "../staff-name.ts";
import { ClientParams } from "./client-params.ts";

export const TimelineEntry = z.object({
  id: z.string(),
  at: moment,
  kind: z.enum(timelineKinds),
  /** Which rows say so: `event` is one of theirs. */
  source: z.enum([
    "request",
    "attempt",
    "refund",
    "call",
    "message",
    "chat",
    "note",
    "mail",
    "document",
    "consent",
    "user",
    "client",
  ]),
  event: z.string(),
  actor: z.enum(["customer", "staff", "system", "gateway"]),
  staff: z.nullable(StaffName),
  request: z.nullable(z.object({ id: z.string(), number: z.string() })),
  /** A message of the contact form. */
  messageId: z.nullable(z.string()),
  chatId: z.nullable(z.string()),
  /** What a note or a message says; of a chat its first line. */
  text: z.nullable(z.string()),
  amountFils: z.nullable(z.number()),
  /** When a call was to be made again. */
  againAt: z.nullable(moment),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const listTimeline = route({
  method: "GET",
  url: "/api/office/clients/:id/timeline",
  config: { access: { staff: pagedRooms.clients.roles } },
  schema: {
    summary: "What happened with one person, the newest first",
    tags: ["office: clients"],
    params: ClientParams,
    querystring: z.extend(ListQuery, { kind: z._default(z.enum(timelineFilters), "all") }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(TimelineEntry),
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});
