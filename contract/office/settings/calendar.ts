import * as z from "zod/mini";
import { staffRoles } from "../../../domain/accounts/staff-roles.ts";
import { specialKinds, weekdays } from "../../../domain/calendar/office-calendar.ts";
import { text } from "../../bounded-text.ts";
import { Span } from "../../hours.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { StaffName } from "../staff-name.ts";
import { settingsSections } from "./sections.ts";

const tags = ["office: calendar"] as const;
const admins = { staff: settingsSections.hours };

const ofEachDay = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.object(
    Object.fromEntries(weekdays.map((day) => [day, shape])) as Record<
      (typeof weekdays)[number],
      Shape
    >,
  );

/** Days that are not as usual; both are Dubai's, YYYY-MM-DD. */
const SpecialDays = z.object({
  id: z.string(),
  kind: z.enum(specialKinds),
  name: bilingual,
  from: z.string(),
  to: z.string(),
  /** They follow the moon and wait to be confirmed. */
  isExpected: z.boolean(),
  isPhoneClosed: z.boolean(),
  /** Once they have passed nobody changes them; once they began nobody removes them. */
  mayChange: z.boolean(),
  mayRemove: z.boolean(),
});
export type ShownDays = z.infer<typeof SpecialDays>;

export const ShownCalendar = z.object({
  version: z.number(),
  /** By the clock of the server: a change may not touch what was before. */
  today: z.string(),
  /** Working hours, in Ramadan, and support by telephone. */
  usual: ofEachDay(z.array(Span)),
  ramadan: ofEachDay(z.array(Span)),
  phone: ofEachDay(z.array(Span)),
  /** False while the telephone is answered at the hours of the brand. */
  isPhoneOwn: z.boolean(),
  special: z.array(SpecialDays),
  /** Null for the calendar that the product comes with. */
  changedAt: z.nullable(moment),
  changedBy: z.nullable(StaffName),
});
export type ShownCalendar = z.infer<typeof ShownCalendar>;

/** How many times a change moves; not `isAll` where there may be more. */
export const Moves = z.object({
  requests: z.number(),
  promises: z.number(),
  refunds: z.number(),
  isAll: z.boolean(),
});
export type Moves = z.infer<typeof Moves>;

const TypedWeek = ofEachDay(
  z.array(z.object({ from: text(20), to: text(20) })).check(z.maxLength(10)),
);
const TypedDays = z.object({
  kind: z.enum(specialKinds),
  nameEn: text(200),
  nameAr: text(200),
  from: text(20),
  to: text(20),
  isExpected: z.boolean(),
  isPhoneClosed: z.boolean(),
});
const id = text(60);

/** One thing that is changed. Refusals name its field, as "nameEn" or "usual.friday.1.to". */
const CalendarChange = z.discriminatedUnion("kind", [
  /** `phone` is null while the hours of the brand count. */
  z.object({
    kind: z.literal("hours"),
    usual: TypedWeek,
    ramadan: TypedWeek,
    phone: z.nullable(TypedWeek),
  }),
  z.object({ kind: z.literal("add"), days: TypedDays }),
  z.object({ kind: z.literal("change"), id, days: TypedDays }),
  z.object({ kind: z.literal("confirm"), id, from: text(20), to: text(20) }),
  z.object({ kind: z.literal("remove"), id }),
]);
export type CalendarChange = z.infer<typeof CalendarChange>;

export const readCalendar = route({
  method: "GET",
  url: "/api/office/calendar",
  config: { access: admins },
  schema: {
    summary: "Opening hours and public holidays",
    tags,
    response: { 200: z.object({ status: z.literal("success"), data: ShownCalendar }), ...refusals },
  },
});

export const changeCalendar = route({
  method: "POST",
  url: "/api/office/calendar",
  config: { access: admins },
  schema: {
    summary: "Change one thing; due times and promises that it moves say why",
    tags,
    /** `version` is the one that was seen: 412 when somebody changed the calendar since. */
    body: z.object({ version: z.number(), change: CalendarChange }),
    response: {
      200: z.object({ status: z.literal("success"), data: ShownCalendar, moves: Moves }),
      ...refusals,
    },
  },
});

export const checkCalendar = route({
  method: "POST",
  url: "/api/office/calendar/check",
  config: { access: { ...admins, background: true } },
  schema: {
    summary: "What a change would move; stores nothing",
    tags,
    body: z.object({ change: CalendarChange }),
    response: { 200: z.object({ status: z.literal("success"), data: Moves }), ...refusals },
  },
});

const Reminder = z.object({
  id: z.string(),
  kind: z.enum(specialKinds),
  name: bilingual,
  from: z.string(),
  to: z.string(),
  /** The evening on which the moon is looked for, YYYY-MM-DD. */
  confirmBy: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

export const remindOfCalendar = route({
  method: "GET",
  url: "/api/office/calendar/reminders",
  config: { access: { staff: staffRoles, background: true } },
  schema: {
    summary: "Days of the next three weeks that wait to be confirmed, and years without holidays",
    tags,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({
          expected: z.array(Reminder),
          /** This year, and from July on the next, where no holiday is known. */
          years: z.array(z.number()),
        }),
      }),
      ...refusals,
    },
  },
});
