import * as z from "zod/mini";
import { askedWays } from "../../../domain/clients/erasing.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { ClientParams } from "./client-params.ts";

const tags = ["office: clients"] as const;
const compliance = { staff: ["compliance"] } as const;

/** What an erasure would do now (ruling D2). */
export const ErasureStanding = z.object({
  hasAccount: z.boolean(),
  /** Number of requests that would be erased. */
  erased: z.number(),
  /** What the law keeps: until which day in Dubai, YYYY-MM-DD; null while it is open. */
  kept: z.array(z.object({ number: z.string(), until: z.nullable(z.string()) })),
  /** In fils: money under way or owed stops an erasure. */
  owedFils: z.number(),
  isMoneyUnderWay: z.boolean(),
  /** The approval that waits for a second person. */
  asked: z.nullable(z.string()),
});
export type ErasureStanding = z.infer<typeof ErasureStanding>;

const answer = {
  200: z.object({ status: z.literal("success"), data: ErasureStanding }),
  ...refusals,
};

export const readErasure = route({
  method: "GET",
  url: "/api/office/clients/:id/erasure",
  config: { access: compliance },
  schema: { summary: "What an erasure would do now", tags, params: ClientParams, response: answer },
});

export const askErasure = route({
  method: "POST",
  url: "/api/office/clients/:id/erasure",
  config: { access: compliance },
  schema: {
    summary: "Ask a second person to erase what the law does not keep",
    tags,
    params: ClientParams,
    body: z.object({ how: z.enum(askedWays) }),
    response: answer,
  },
});

export const exportFormats = ["json", "pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Stands in the person's access log (ruling O11). */
export const exportClient = route({
  method: "POST",
  url: "/api/office/clients/:id/export",
  config: { access: compliance },
  schema: {
    summary: "All that is kept about a person, as JSON or as PDF in the person's language",
    tags,
    params: ClientParams,
    body: z.object({ format: z.enum(exportFormats) }),
    response: { 200: z.any(), ...refusals },
  },
});
