import * as z from "zod/mini";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";

/** Of the file as it was uploaded. */
export const MAX_WORDMARK_BYTES = 1024 * 1024;
export const MAX_WORDMARK_SIDE = 5000;
/** Of what is left of it without its empty edges, in pixels; an SVG is drawn as large as it is needed. */
export const MIN_WORDMARK_HEIGHT = 80;
/** Times as wide as high, at least 1. */
export const MAX_WORDMARK_ASPECT = 8;

export const ReceivedWordmark = z.object({
  digest: z.string(),
  /** Address of the picture as every page would show it. */
  logo: z.string(),
});
export type ReceivedWordmark = z.infer<typeof ReceivedWordmark>;

export const receiveWordmark = route({
  method: "POST",
  url: "/api/office/wordmarks",
  config: { access: { staff: ["admin"] }, fields: z.object({}) },
  schema: {
    summary: "Make a picture of an insurer's name from a PNG, JPEG or SVG; saving it shows it",
    tags: ["office: insurance"],
    consumes: ["multipart/form-data"],
    response: {
      200: z.object({ status: z.literal("success"), data: ReceivedWordmark }),
      ...refusals,
    },
  },
});
