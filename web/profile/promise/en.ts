import type { MovedBy } from "../../../domain/calendar/moved-time.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";

export default {
  /** Why a time that we, or an insurer, named moved with our calendar. */
  movedBy: {
    holiday: "The time moved: {{name}} is a public holiday.",
    noHoliday: "The time moved: {{name}} is no longer a day off.",
    ramadan: "The time moved with our hours in Ramadan.",
    hours: "The time moved with our working hours.",
  } satisfies Record<MovedBy["reason"], string>,
  sentToday: "You sent this at {{time}}. We count our working hours in Dubai.",
  sentOn: "You sent this on {{day}} at {{time}}. We count our working hours in Dubai.",
  missedOnce: "We promised you an earlier time and did not keep it. We are sorry.",
  missedTwice:
    "We promised you a time twice and did not keep it. We are sorry. Your request now comes before all others. If you do not want to wait, call us:",
  prices: {
    thirdParty: {
      gulf: "Today's third-party prices for a car like yours",
      imported: "Today's third-party prices for a Gulf car like yours",
    },
    comprehensive: {
      gulf: "Today's comprehensive prices for a car like yours",
      imported: "Today's comprehensive prices for a Gulf car like yours",
    },
  } satisfies Record<CoverType, Record<"gulf" | "imported", string>>,
  terms: "13 months, VAT included",
  differs: {
    gulf: "Your offer may differ: the insurer looks at your car and your papers first.",
    imported: "An imported car usually costs more, so your offer may differ.",
  },
};
