import * as z from "zod/mini";
import { planDocumentKinds } from "../domain/insurance/plan-documents.ts";
import { languages } from "../domain/language.ts";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";

/** A paper of the insurer's about a plan; its digest is its address. */
export const PlanDocument = z.object({
  kind: z.enum(planDocumentKinds),
  language: z.enum(languages),
  /** SHA-256 of the PDF, hexadecimal. */
  digest: text(64),
  bytes: z.number(),
});

export const readPlanDocument = route({
  method: "GET",
  url: "/api/plan-documents/:digest",
  config: { access: "anyone" },
  schema: {
    summary: "Terms or wording of a plan: the insurer's PDF, which never changes",
    tags: ["quotes"],
    params: z.object({ digest: text(80) }),
    response: { 200: z.any(), ...refusals },
  },
});
