import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

export const recordVisit = route({
  method: "POST",
  url: "/api/users/addvistior",
  config: { access: "anyone", withoutSession: true },
  schema: {
    summary: "Count a visit (ruling A9); visitedAt is accepted and ignored",
    tags: ["site"],
    body: z.object({
      page: z.string().check(z.minLength(1), z.maxLength(100)),
      visitedAt: z.optional(z.unknown()),
    }),
    response: { 204: z.null(), ...refusals },
  },
});
