import type { MovedBy } from "../../../domain/calendar/moved-time.ts";

/** Why a time that we named moved with our calendar. */
export default {
  holiday: "The time moved: {{name}} is a public holiday.",
  noHoliday: "The time moved: {{name}} is no longer a day off.",
  ramadan: "The time moved with our hours in Ramadan.",
  hours: "The time moved with our working hours.",
} satisfies Record<MovedBy["reason"], string>;
