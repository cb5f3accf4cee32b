/**
 * What a policy earns, counted a second time: in whole numbers and with dates as numbers, and without
 * anything of the product. The scale is that of Decision 25/2016, as the reference states it.
 */
export type CountedPolicy = {
  state: string;
  premiumFils: number;
  startsOn: string;
  endsOn: string;
  endedOn: string | null;
  points: number | null;
  ledger: readonly { code: string; amountFils: number }[] | null;
};

/** Rounded half up; neither is negative. */
const over = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);

const netOf = ({ premiumFils, ledger }: CountedPolicy): bigint => {
  let [sum, vat] = [0n, 0n];
  for (const { code, amountFils } of ledger ?? []) {
    sum += BigInt(amountFils);
    if (code === "vat") vat += BigInt(amountFils);
  }
  const premium = BigInt(premiumFils);
  const isExplained = ledger !== null && ledger.length > 0 && sum === premium;
  return isExplained ? premium - vat : over(premium * 100n, 105n);
};

const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { months: year * 12 + month, date, number: year * 10_000 + month * 100 + date };
};

/** At most so many months: percent. After the last of them nothing comes back. */
const SCALE = [
  [1, 80n],
  [4, 70n],
  [6, 50n],
  [10, 30n],
] as const;

/** Percent of what was earned that a cancellation takes off. */
const percentBack = ({ state, startsOn, endsOn, endedOn }: CountedPolicy): bigint => {
  if (state !== "cancelled" || endedOn === null) return 0n;
  const [start, end, ended] = [partsOf(startsOn), partsOf(endsOn), partsOf(endedOn)];
  if (ended.number < start.number) return 100n;
  if (ended.number > end.number) return 0n;
  const begun = ended.months - start.months;
  const months = ended.date > start.date ? begun + 1 : begun;
  return SCALE.find(([most]) => months <= most)?.[1] ?? 0n;
};

/** Fils earned and fils that go back; neither where nothing is known or the policy does not count. */
export const countedCommission = (policy: CountedPolicy): { sold: number; back: number } => {
  if (policy.state === "to_accept" || policy.state === "refused" || policy.points === null)
    return { sold: 0, back: 0 };
  const sold = over(netOf(policy) * BigInt(policy.points), 10_000n);
  return { sold: Number(sold), back: Number(over(sold * percentBack(policy), 100n)) };
};
