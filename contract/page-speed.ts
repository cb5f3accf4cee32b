import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

/** Once for each page load, without credentials: no cookie and no address is looked at. */
export const reportPageSpeed = route({
  method: "POST",
  url: "/api/page-speed",
  config: { access: "anyone" },
  schema: {
    summary: "What a browser measured of a page: LCP and INP in milliseconds, CLS without a unit",
    tags: ["site"],
    body: z.object({
      page: z.string().check(z.minLength(1), z.maxLength(100)),
      language: z.enum(["en", "ar"]),
      lcp: z.optional(z.number()),
      inp: z.optional(z.number()),
      cls: z.optional(z.number()),
    }),
    response: { 204: z.null(), ...refusals },
  },
});
