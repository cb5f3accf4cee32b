import { createCounting } from "../features/figures/counting.ts";
import type { Parts } from "../parts.ts";
import { addCasesIn } from "../records/promises/add-cases.ts";
import { createRecentVerification } from "../records/promises/verify-recent.ts";
import { repeatEvery } from "../repeated.ts";

const INTERVAL_MS = 2_000;
const VERIFIED_EVERY_MS = 20_000;

/** Counts what is sealed, and looks whether all cases of our published times are there. */
export const startCounting = (
  parts: Pick<Parts, "db" | "keys" | "now">,
  onError: (error: Error) => void,
) => {
  const counting = createCounting(parts, (tx, cases) => addCasesIn(tx, parts.keys, cases));
  const verifyRecent = createRecentVerification(parts);
  let verifiedAt = -Infinity;
  const work = async () => {
    await counting.count();
    if (performance.now() - verifiedAt < VERIFIED_EVERY_MS) return;
    verifiedAt = performance.now();
    await verifyRecent();
  };
  return repeatEvery(INTERVAL_MS, work, onError);
};
