import * as z from "zod/mini";
import { coverTypes } from "../domain/quotes/package-kinds.ts";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { route } from "./route.ts";
import { bilingual } from "./values.ts";

export const LOGO_PLACEHOLDER = "/insurers/_fallback.svg";

export const Insurer = z.object({
  slug: z.string(),
  name: bilingual,
  logo: z.nullable(z.string()),
});
export type Insurer = z.infer<typeof Insurer>;

const Partner = z.extend(Insurer, {
  /**
   * Of the agreement in force today, for each cover that it allows us to sell: basis points of the
   * premium before VAT, null where the insurer does not state them (ruling O10).
   */
  commission: z.array(z.object({ cover: z.enum(coverTypes), points: z.nullable(z.number()) })),
});
export type Partner = z.infer<typeof Partner>;

export const listInsurers = route({
  method: "GET",
  url: "/api/insurers",
  config: { access: "anyone" },
  schema: {
    summary: "The insurers whose plans are sold here, and what they pay us",
    tags: ["quotes"],
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(Partner) }),
      ...refusals,
    },
  },
});

/** Digest of the picture: what stands at an address never changes. */
export const wordmarkPath = (digest: string) => `/wordmarks/${digest}.webp`;

const WORDMARK = /^\/wordmarks\/([0-9a-f]{64})\.webp$/;

/** The digest in the address of a logo; undefined for one that was drawn. */
export const wordmarkIn = (logo: string | null): string | undefined =>
  WORDMARK.exec(logo ?? "")?.[1];

export const readWordmark = route({
  method: "GET",
  url: "/wordmarks/:file",
  config: { access: "anyone" },
  schema: {
    summary: "An insurer's name as a picture: `{digest}.webp` or `{digest}.png`",
    tags: ["quotes"],
    params: z.object({ file: text(80) }),
    response: { 200: z.any(), ...refusals },
  },
});
