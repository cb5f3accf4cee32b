import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";
import { bilingual } from "./values.ts";

export const LOGO_PLACEHOLDER = "/insurers/_fallback.svg";

export const Insurer = z.object({
  slug: z.string(),
  name: bilingual,
  logo: z.nullable(z.string()),
});
export type Insurer = z.infer<typeof Insurer>;

export const listInsurers = route({
  method: "GET",
  url: "/api/insurers",
  config: { access: "anyone" },
  schema: {
    summary: "The insurers whose plans are sold here",
    tags: ["quotes"],
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(Insurer) }),
      ...refusals,
    },
  },
});
