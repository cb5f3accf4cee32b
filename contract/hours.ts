import * as z from "zod/mini";
import { weekdays } from "../domain/calendar/office-calendar.ts";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";
import { bilingual } from "./values.ts";

/** "HH:MM" in Dubai; one that ends before it begins ends on the next day. */
export const Span = z.object({ from: z.string(), to: z.string() });

const PhoneDay = z.object({
  /** YYYY-MM-DD in Dubai. */
  day: z.string(),
  /** Within the day, up to "24:00". */
  spans: z.array(Span),
  /** The public holiday for which nobody answers. */
  closedFor: z.nullable(bilingual),
  /** When somebody answers next after this day. */
  next: z.nullable(z.object({ day: z.string(), time: z.string() })),
});

export const PhoneHours = z.object({
  /** The days of the week by their hours. */
  week: z.array(z.object({ days: z.array(z.enum(weekdays)), spans: z.array(Span) })),
  /** Today and tomorrow, where they are not like every other day. */
  near: z.array(PhoneDay),
});
export type PhoneHours = z.infer<typeof PhoneHours>;

export const readPhoneHours = route({
  method: "GET",
  url: "/api/hours",
  config: { access: "anyone", fromMemory: true },
  schema: {
    summary: "When support by telephone is there, in Dubai time",
    tags: ["site"],
    response: {
      200: z.object({ status: z.literal("success"), data: PhoneHours }),
      ...refusals,
    },
  },
});
