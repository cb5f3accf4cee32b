import * as z from "zod/mini";
import { refusals, Success } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";

export const leaveMessage = route({
  method: "POST",
  url: "/api/leads/messages",
  config: { access: "anyone" },
  schema: {
    summary: "Leave a message; it is stored as a lead with the person's consent",
    tags: ["leads"],
    body: z.object({
      name: z.optional(text(200)),
      email: z.optional(text(400)),
      phone: z.optional(text(60)),
      product: z.optional(text(60)),
      message: z.optional(text(4000)),
      consent: z.optional(z.boolean()),
    }),
    response: { 201: Success, ...refusals },
  },
});
