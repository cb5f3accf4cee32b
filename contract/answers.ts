import * as z from "zod/mini";
import { problems, type ProblemCode } from "./problems.ts";

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export const Fail = z.object({
  status: z.literal("fail"),
  code: z.enum(codes),
  message: z.string(),
  field: z.optional(z.string()),
});

export const Success = z.object({ status: z.literal("success") });

export const SuccessMessage = z.object({ status: z.literal("success"), message: z.string() });

/** Refusals that any route may give: spread into `response`. */
export const refusals = {
  400: Fail,
  401: Fail,
  403: Fail,
  404: Fail,
  408: Fail,
  409: Fail,
  410: Fail,
  412: Fail,
  413: Fail,
  415: Fail,
  422: Fail,
  429: Fail,
  500: Fail,
  503: Fail,
  507: Fail,
} as const;

/** Newest first; `nextCursor` is null on the last page. */
export const ListQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
