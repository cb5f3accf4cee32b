import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

const measured = z.optional(z.number().check(z.minimum(0)));

/** Once for each page load, without credentials: no cookie and no address is looked at. */
export const reportPageSpeed = route({
  method: "POST",
  url: "/api/page-speed",
  config: { access: "anyone", withoutSession: true },
  schema: {
    summary: "What a browser measured of a page: LCP and INP in milliseconds, CLS without a unit",
    tags: ["site"],
    body: z.object({
      page: z.string().check(z.minLength(1), z.maxLength(100)),
      language: z.enum(["en", "ar"]),
      lcp: measured,
      inp: measured,
      cls: measured,
    }),
    response: { 204: z.null(), ...refusals },
  },
});
