import * as z from "zod/mini";
import { Policy, SoldTerms } from "../../policy.ts";
import { moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";

/** What the insurer issued, with what only staff see of it. */
export const DeskPolicy = z.extend(Policy, {
  /** Who said so. */
  trafficStaff: z.nullable(StaffName),
  /** What its customer wrote when refusing it. */
  refusal: z.nullable(z.string()),
  /** The newest first. */
  versions: z.array(
    z.object({
      version: z.number(),
      reason: z.nullable(z.string()),
      staff: StaffName,
      at: moment,
    }),
  ),
});
export type DeskPolicy = z.infer<typeof DeskPolicy>;

/** What this room adds to a request, and what staff may do there. */
export const policiesPart = {
  shape: {
    /** What a policy is compared with. */
    sold: SoldTerms,
    policy: z.nullable(DeskPolicy),
  },
  actions: ["recordPolicy", "endPolicy"],
} as const;
