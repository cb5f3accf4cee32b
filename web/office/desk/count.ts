/** The server counts to 100. */
const MOST = 100;

export const shownCount = (count: number): string => (count >= MOST ? `${MOST}+` : String(count));

/** How many came since the list was loaded; unknown beyond what is counted. */
export const cameSince = (before: number | undefined, now: number | undefined): number =>
  before === undefined || now === undefined || now >= MOST ? 0 : Math.max(0, now - before);
