import type { QuickChoice } from "./sold.ts";

/** A plan's card, at quotes and at offers. */
export default {
  included: "included",
  notIncluded: "not included",
  notSold: "Not sold",
  perMonth: "13 months · {{amount}} a month",
  excess: "Excess",
  damage: "Others' property",
  cells: {
    agency: "Agency",
    omanCover: "Oman",
    driverCover: "Driver",
    roadsideAssistance: "Roadside",
  } satisfies Record<QuickChoice, string>,
  showDetails: "Show details",
  hideDetails: "Hide details",
  quality: {
    settled_one: "Settles in {{count}} day",
    settled_other: "Settles in {{count}} days",
    paid: "{{figure}}% paid",
    complaints: "{{figure}} complaints in 1,000",
    rest: "the rest not published",
    none: "Claims and complaints: not published",
    example: "Example",
  },
};
