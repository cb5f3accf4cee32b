import type { Package } from "../../../contract/quotes.ts";
import type { BenefitCode } from "../../../domain/quotes/cover.ts";

export const orders = ["price", "excess", "cover"] as const;
export type Order = (typeof orders)[number];

/** What a plan may include or not; the law asks for the other benefits. */
export const mayInclude = [
  "agencyRepair",
  "omanCover",
  "roadsideAssistance",
  "driverCover",
  "passengerCover",
  "carRental",
  "naturalDisaster",
  "offRoad",
  "vehicleReplacement",
  "towing",
  "lockReplacement",
] as const satisfies BenefitCode[];

export const wishes = ["takaful", ...mayInclude] as const;
export type Wish = (typeof wishes)[number];

export type Filter = {
  /** Slug; "" is every insurer. */
  insurer: string;
  wishes: ReadonlySet<Wish>;
};

export const everything: Filter = { insurer: "", wishes: new Set() };

export type Chosen = { order: Order; filter: Filter };

/** How the list of one tab is sorted and filtered; `apply` comes with the panel that offers it. */
export type Narrowing = Chosen & { apply: (quotes: readonly Package[]) => readonly Package[] };

/** As the server answers: all of them, cheapest first. */
export const unnarrowed: Narrowing = {
  order: "price",
  filter: everything,
  apply: (quotes) => quotes,
};

export const filterCount = ({ insurer, wishes: wanted }: Filter): number =>
  wanted.size + (insurer === "" ? 0 : 1);
