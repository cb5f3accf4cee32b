import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { RequestParams } from "./request-params.ts";
import { route } from "./route.ts";

export const readDocument = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/documents/:documentId",
  config: { access: "customer" },
  schema: {
    summary: "One's own document as a JPEG",
    tags: ["documents"],
    params: z.extend(RequestParams, { documentId: text(60) }),
    response: { 200: z.any(), ...refusals },
  },
});
