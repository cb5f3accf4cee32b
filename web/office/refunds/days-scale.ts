/** Most refunds are back within so many working days: all bars of a list have the same scale. */
const USUAL_DAYS = 20;

type Days = { passed: number; promised: number | null; own?: number | null };

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/** Where the days that passed, what was promised and what is usual stand on a bar. */
export function daysScale({ passed, promised, own = null }: Days) {
  const whole = Math.max(USUAL_DAYS, passed, promised ?? 0, own ?? 0);
  const inTime = promised === null ? passed : Math.min(passed, promised);

  return {
    inTime: percent(inTime / whole),
    over: percent((passed - inTime) / whole),
    promisedAt: promised === null ? undefined : percent(promised / whole),
    ownAt: own === null ? undefined : percent(own / whole),
  };
}
