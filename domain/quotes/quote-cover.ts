import type { AddOn } from "./add-ons.ts";
import {
  type BenefitCode,
  type CoverLine,
  type CoverValue,
  days,
  limit,
  yes,
  years,
} from "./cover.ts";
import { isCovered } from "./is-covered.ts";
import type { Priced } from "./rate.ts";

/** What the policy covers once the add-on was bought. */
const addOnCover: Record<AddOn, CoverValue> = {
  driverCover: limit(200_000),
  passengerCover: limit(200_000),
  roadsideAssistance: yes,
  omanCover: yes,
  naturalDisaster: yes,
  vehicleReplacement: years(1),
  offRoad: yes,
  carRental: days(7),
};

type Chosen = Pick<Priced, "excessAed" | "repair"> & {
  addOns: readonly AddOn[];
  ledger: readonly { code: string }[];
};

const boughtCover = ({ excessAed, repair, addOns, ledger }: Chosen) => {
  const bought = new Map<BenefitCode, CoverValue>(addOns.map((one) => [one, addOnCover[one]]));
  if (repair === "agency") bought.set("agencyRepair", yes);
  const isPaidFor = (benefit: BenefitCode) => ledger.some(({ code }) => code === benefit);
  return { bought, isPaidFor, excess: excessAed === null ? undefined : limit(excessAed) };
};

/** A plan's cover lines with what was chosen: excess, agency repair, add-ons. */
export function coverOfQuote(lines: readonly CoverLine[], chosen: Chosen): CoverLine[] {
  const { bought, isPaidFor, excess } = boughtCover(chosen);
  const known = lines.map((line): CoverLine => {
    if (line.benefit === "excess" && excess) return { ...line, value: excess };
    const value = bought.get(line.benefit);
    const isNew = isPaidFor(line.benefit) || !isCovered(line.value);
    return value && isNew ? { ...line, value } : line;
  });
  const isListed = (benefit: BenefitCode) => lines.some((line) => line.benefit === benefit);
  const added = [...bought].filter(([benefit]) => !isListed(benefit));
  return [
    ...known,
    ...added.map(([benefit, value]): CoverLine => ({ benefit, value, group: "additional" })),
  ];
}

/** Whether the plan covers it without an add-on. */
export const includes = (lines: readonly CoverLine[], addOn: AddOn): boolean =>
  lines.some(({ benefit, value }) => benefit === addOn && isCovered(value));
