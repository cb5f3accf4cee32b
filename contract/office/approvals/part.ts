import * as z from "zod/mini";
import {
  approvalKinds,
  approvalStates,
  undecidable,
  voidReasons,
} from "../../../domain/approvals/approval.ts";
import { draftKinds } from "../../../domain/insurance/draft-state.ts";
import { bilingual, moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";

/** What somebody asked a second person for (ruling O2), as lists and requests show it. */
export const Approval = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  /** Bound to the content that was asked for: whoever decides sends it back. */
  digest: z.string(),
  /** The request that it belongs to; null where it is about what an insurer sells. */
  request: z.nullable(z.object({ id: z.string(), number: z.string(), name: z.string() })),
  /** What would count once it is approved: an edition, a version of a plan, an agreement. */
  draft: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(draftKinds),
      insurer: z.string(),
      /** The insurer, and the plan where it is about one. */
      name: bilingual,
    }),
  ),
  /** Whose record it is about; null once that is erased, and for what is about no person. */
  client: z.nullable(z.object({ id: z.string(), name: z.string() })),
  askedBy: StaffName,
  askedAt: moment,
  /** In fils: the price that would go out, or the money that would go back. */
  amountFils: z.nullable(z.number()),
  /** In fils: our price for the same risk and terms. */
  ourFils: z.nullable(z.number()),
  decision: z.nullable(z.object({ by: StaffName, at: moment, reason: z.string() })),
  /** Why it is void. */
  why: z.nullable(z.enum(voidReasons)),
  /** Why the reader may not decide; null where they may, or where it is decided. */
  mayNot: z.nullable(z.enum(undecidable)),
  /** Nobody else may decide it now. */
  isStranded: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

/** What this room adds to a request: the newest first. */
export const approvalsPart = { shape: { approvals: z.array(Approval) }, actions: [] } as const;
