import * as z from "zod/mini";
import { callOutcomes } from "../../../domain/requests/call-outcomes.ts";
import { moment } from "../../values.ts";
import { StaffName } from "../staff-name.ts";

export const NotedCall = z.object({
  outcome: z.enum(callOutcomes),
  callBackAt: z.nullable(moment),
  staff: StaffName,
  at: moment,
});
export type NotedCall = z.infer<typeof NotedCall>;

export const InsurerSubmission = z.object({
  reference: z.string(),
  staff: StaffName,
  sentAt: moment,
  answeredAt: z.nullable(moment),
});
export type InsurerSubmission = z.infer<typeof InsurerSubmission>;

/** What this room adds to a request, and what staff may do there. */
export const callsPart = {
  shape: { calls: z.array(NotedCall), submissions: z.array(InsurerSubmission) },
  actions: ["contacted", "sentToInsurer", "insurerAnswered"],
} as const;
