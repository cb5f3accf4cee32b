import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { DraftRow } from "../../../records/insurance/drafts-store.ts";
import { planVersionsIn } from "../../quotes/plans-store.ts";

/**
 * Sends name plans: two of one cover must not be called the same, in either language.
 * @throws {Problem} insurance.nameTaken
 */
export const refuseTakenNameIn = async (
  tx: Transaction,
  { subject }: Pick<DraftRow, "subject">,
  { coverType, name }: PlanContent,
  at: Date,
) => {
  const versions = await planVersionsIn(tx, at);
  const isTaken = versions.some(
    (one) =>
      one.id !== subject &&
      one.coverType === coverType &&
      [one.nameEn, one.nameAr].some((taken) => taken === name.en || taken === name.ar),
  );
  if (isTaken) throw new Problem("insurance.nameTaken", { field: "name" });
};
