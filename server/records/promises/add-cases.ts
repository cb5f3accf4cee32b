import type { Transaction } from "../../adapters/database/database.ts";
import type { Keys } from "../../adapters/keys.ts";
import { addToDay } from "../../../domain/analytics/promise-day.ts";
import { digestAfter, NO_CASE } from "./case-digest.ts";
import { insertCasesIn, lockDayIn, type PromiseCase, putDayIn } from "./promises-store.ts";

const inOrder = (one: PromiseCase, other: PromiseCase) =>
  one.seq - other.seq || (one.measure < other.measure ? -1 : 1);

/**
 * Adds finished cases to their days (ruling O11). Seals are given once and in their order: what came
 * before cannot be added later, or a day could be written anew.
 */
export const addCasesIn = async (
  tx: Transaction,
  { promiseCases: key }: Pick<Keys, "promiseCases">,
  cases: readonly PromiseCase[],
) => {
  const days = Map.groupBy(cases.toSorted(inOrder), ({ day }) => day);
  for (const [day, added] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first, last] = [added[0], added.at(-1)];
    if (!first || !last) continue;
    const known = await lockDayIn(tx, day);
    if (known && first.seq <= known.lastSeq)
      throw new Error(`Seal ${first.seq} comes after seal ${known.lastSeq} of ${day}.`);
    await insertCasesIn(tx, added);
    await putDayIn(tx, {
      day,
      firstSeq: known?.firstSeq ?? first.seq,
      lastSeq: last.seq,
      cases: (known?.cases ?? 0) + added.length,
      digest: added.reduce(
        (before, one) => digestAfter(key, before, one),
        known?.digest ?? NO_CASE,
      ),
      times: addToDay(known?.times ?? [], added),
    });
  }
};
