import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { RatedFields } from "./quotes.ts";
import { route } from "./route.ts";

export const MAX_QUOTES = 3;

/** 60 an hour for each address. Each quote is kept for 7 days as a shared one; the PDF links to it. */
export const makeQuotation = route({
  method: "POST",
  url: "/api/quotes/pdf",
  config: { access: "anyone" },
  schema: {
    summary:
      "Up to three quotes of today as PDF, with their assumptions, ledgers and a link back to each",
    tags: ["quotes"],
    body: z.object({
      kind: z.string().check(z.maxLength(40)),
      carType: z.string().check(z.maxLength(40)),
      cylinderType: z.string().check(z.maxLength(10)),
      /** Ids of quotes (`_id`) in the order in which they stand side by side. */
      packageIds: z
        .array(z.string().check(z.maxLength(120)))
        .check(z.minLength(1), z.maxLength(MAX_QUOTES)),
      inputs: z.optional(RatedFields),
      /** The caller's own language otherwise. */
      language: z.optional(z.enum(["en", "ar"])),
    }),
    response: { 200: z.any(), ...refusals },
  },
});
