import type { DraftKind } from "../../../../domain/insurance/draft-state.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { Bilingual } from "../../../../domain/language.ts";
import type { Database, Transaction } from "../../../adapters/database/database.ts";
import type { ContentByKind } from "../../../records/insurance/draft-content.ts";
import type { DraftRow } from "../../../records/insurance/drafts-store.ts";
import { accountIn } from "../../../records/payments/payees-store.ts";
import { insurerNameIn } from "../../quotes/insurers-store.ts";
import { agreementsIn } from "../../quotes/agreements-store.ts";
import { editionOfIn, type Moment } from "../../quotes/editions-store.ts";
import { contentOfPlan, type PlanRow } from "../../quotes/plan-row.ts";
import { plansAtIn } from "../../quotes/plans-store.ts";

/** Of one plan, and not of its whole insurer. */
export const isOfPlan = (kind: DraftKind): boolean => kind === "edition" || kind === "plan";

/** A draft beside what it would take the place of. */
export type DraftSubject = {
  insurerName: Bilingual;
  /** The plan as it counts now; undefined where it is about no plan or a new one. */
  plan: PlanRow | undefined;
  /** What counts now; null for something new. */
  before: ContentByKind[DraftKind] | null;
};

export const findPlanIn = async (
  handle: Database | Transaction,
  id: string,
  at: Date,
): Promise<PlanRow | undefined> => (await plansAtIn(handle, at)).find((plan) => plan.id === id);

/** @param draft one of any kind */
export const readSubjectIn = async (
  handle: Database | Transaction,
  { kind, insurer, subject }: Pick<DraftRow, "kind" | "insurer" | "subject">,
  { moment, accounts }: { moment: Moment; accounts: readonly string[] },
): Promise<DraftSubject> => {
  const insurerName = await insurerNameIn(handle, insurer);
  if (kind === "agreement") {
    const found = (await agreementsIn(handle, insurer)).find(({ id }) => id === subject);
    const before = found && {
      validFrom: found.validFrom,
      validUntil: found.validUntil,
      lines: found.lines,
    };
    return { insurerName, plan: undefined, before: before ?? null };
  }
  if (kind === "payee") {
    const account = await accountIn(handle, insurer, accounts, moment.at);
    return { insurerName, plan: undefined, before: { account } };
  }
  const plan = await findPlanIn(handle, subject, moment.at);
  if (kind === "plan") return { insurerName, plan, before: plan ? contentOfPlan(plan) : null };
  const edition = await editionOfIn(handle, subject, moment);
  return { insurerName, plan, before: (edition?.tables as ContentByKind["edition"]) ?? null };
};

/** The insurer, and the plan where a draft is about one. */
export const nameOfSubject = (
  { kind, content }: Pick<DraftRow, "kind" | "content">,
  { insurerName, plan }: Pick<DraftSubject, "insurerName" | "plan">,
): Bilingual => {
  if (!isOfPlan(kind)) return insurerName;
  const name = plan ? { en: plan.nameEn, ar: plan.nameAr } : (content as PlanContent).name;
  return { en: `${insurerName.en}, ${name.en}`, ar: `${insurerName.ar}، ${name.ar}` };
};
