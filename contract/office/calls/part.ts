import * as z from "zod/mini";
import { callOutcomes } from "../../../domain/requests/call-outcomes.ts";
import { bilingual, moment } from "../../values.ts";
import { ShownPreferences } from "../shown-preferences.ts";
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

/** How to reach the insurer of a request; days 0 for Sunday, times HH:MM in Dubai. */
export const InsurerContact = z.object({
  slug: z.string(),
  name: bilingual,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.object({ days: z.array(z.number()), from: z.string(), to: z.string() })),
});
export type InsurerContact = z.infer<typeof InsurerContact>;

/** What this room adds to a request, and what staff may do there. */
export const callsPart = {
  shape: {
    calls: z.array(NotedCall),
    submissions: z.array(InsurerSubmission),
    /** Null while no insurer was chosen. */
    insurerContact: z.nullable(InsurerContact),
    /** How its customer wants to be reached; null until that was said. */
    preferences: z.nullable(ShownPreferences),
  },
  actions: ["contacted", "sentToInsurer", "insurerAnswered"],
} as const;
