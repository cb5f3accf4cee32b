import * as z from "zod/mini";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";

const MAX_LIMIT = 100;

/** One person of the list; phone and e-mail are masked. */
export const ListedClient = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Of the account, else of the newest request. */
  language: z.enum(["en", "ar"]),
  /** One whose address was proven. */
  hasAccount: z.boolean(),
  /** Somebody signed up for the address and has not proven it, and nothing else is known. */
  isUnverified: z.boolean(),
  /** Requests in which somebody still has something to do. */
  open: z.number(),
  lastAt: moment,
});
export type ListedClient = z.infer<typeof ListedClient>;

export const listClients = route({
  method: "GET",
  url: "/api/office/clients",
  config: { access: { staff: pagedRooms.clients.roles } },
  schema: {
    summary: "Everybody with an account or a request, the newest first, or those who match",
    tags: ["office: clients"],
    querystring: z.extend(ListQuery, {
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT)), 50),
      /** As in the requests, and also what only accounts have. */
      q: z.optional(text(200)),
    }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(ListedClient),
        nextCursor: z.nullable(z.string()),
        /** Set on the first page of a search. Not `isAll`: more match than are listed. */
        found: z.nullable(z.object({ count: z.number(), isAll: z.boolean() })),
      }),
      ...refusals,
    },
  },
});
