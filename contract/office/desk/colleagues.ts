import * as z from "zod/mini";
import { noticeKinds } from "../../../domain/desk/notice.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { agents } from "./request-actions.ts";

const tags = ["office: colleagues"] as const;
const inBackground = { ...agents, background: true } as const;

const Away = z.object({
  status: z.literal("success"),
  data: z.object({ since: z.nullable(moment) }),
});

export const readAway = route({
  method: "GET",
  url: "/api/office/away",
  config: { access: inBackground },
  schema: { summary: "Since when the caller is away", tags, response: { 200: Away, ...refusals } },
});

export const setAway = route({
  method: "POST",
  url: "/api/office/away",
  config: { access: agents },
  schema: {
    summary: "Be away, which releases all of the caller's requests at once, or back at work",
    tags,
    body: z.object({ isAway: z.boolean() }),
    response: { 200: Away, ...refusals },
  },
});

export const listColleagues = route({
  method: "GET",
  url: "/api/office/colleagues",
  config: { access: agents },
  schema: {
    summary: "Who may be given a request: agents and admins at work, without the caller",
    tags,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(z.object({ id: z.string(), name: bilingual })),
      }),
      ...refusals,
    },
  },
});

export const Notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  requestId: z.string(),
  number: z.string(),
  by: bilingual,
  reason: z.string(),
  at: moment,
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = route({
  method: "GET",
  url: "/api/office/notices",
  config: { access: inBackground },
  schema: {
    summary: "What colleagues did with the caller's requests, until it is read",
    tags,
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(Notice) }),
      ...refusals,
    },
  },
});

export const readNotice = route({
  method: "POST",
  url: "/api/office/notices/:id/read",
  config: { access: agents },
  schema: {
    summary: "The caller has read it",
    tags,
    params: z.object({ id: text(60) }),
    body: z.object({}),
    response: { 200: z.object({ status: z.literal("success") }), ...refusals },
  },
});
