import type { AddOn } from "../quotes/add-ons.ts";
import type { CoverType } from "../quotes/package-kinds.ts";
import type { Repair } from "../quotes/rated-inputs.ts";

/** What a customer answered, never what was assumed; null where nothing was said. Whole dirhams. */
export type Asked = {
  cover: CoverType | null;
  excessAed: number | null;
  repair: Repair | null;
  addOns: readonly AddOn[];
  valueAed: number | null;
  /** Dubai day, YYYY-MM-DD. */
  startDate: string | null;
};

/** An offer's own terms; null where they are not known. */
type Offered = {
  coverType: CoverType;
  excessAed: number | null;
  repair: Repair | null;
  addOns: readonly AddOn[] | null;
  sumInsuredAed: number | null;
  startDate: string | null;
};

export type AskedDifference =
  | { of: "cover"; asked: CoverType; offered: CoverType }
  | { of: "excess" | "sumInsured"; askedAed: number; offeredAed: number }
  | { of: "repair"; asked: Repair; offered: Repair }
  /** Asked for and not included. */
  | { of: "addOn"; code: AddOn }
  | { of: "startDate"; asked: string; offered: string };

const pairOf = <Value>(asked: Value | null, offered: Value | null) =>
  asked === null || offered === null || asked === offered ? undefined : { asked, offered };

const amountsOf = (
  of: "excess" | "sumInsured",
  askedAed: number | null,
  offeredAed: number | null,
): AskedDifference[] => {
  const pair = pairOf(askedAed, offeredAed);
  return pair ? [{ of, askedAed: pair.asked, offeredAed: pair.offered }] : [];
};

/**
 * Where an offer departs from what its customer asked for, the weightiest first. What is not known
 * of either side is no difference, and more than was asked for is none.
 */
export function differsFromAsked(asked: Asked, offered: Offered): AskedDifference[] {
  const cover = pairOf(asked.cover, offered.coverType);
  const repair = pairOf(asked.repair, offered.repair);
  const start = pairOf(asked.startDate, offered.startDate);
  const { addOns } = offered;
  const missing = addOns === null ? [] : asked.addOns.filter((code) => !addOns.includes(code));

  return [
    ...(cover ? [{ of: "cover" as const, ...cover }] : []),
    ...amountsOf("excess", asked.excessAed, offered.excessAed),
    ...(repair ? [{ of: "repair" as const, ...repair }] : []),
    ...missing.map((code): AskedDifference => ({ of: "addOn", code })),
    ...amountsOf("sumInsured", asked.valueAed, offered.sumInsuredAed),
    ...(start ? [{ of: "startDate" as const, ...start }] : []),
  ];
}
