import { createHash } from "node:crypto";
import type { CsvKind } from "../../../../../contract/office/insurance/csv.ts";
import { canonicalJson, type Edition } from "../../../../../domain/quotes/rating-plan.ts";
import type { Database } from "../../../../adapters/database/database.ts";
import { type DraftRow, openDrafts } from "../../../../records/insurance/drafts-store.ts";
import {
  type EditionRow,
  editionsIn,
  isOnSale,
  type Moment,
} from "../../../quotes/editions-store.ts";
import { insurersIn } from "../../../quotes/insurers-store.ts";
import { contentOfPlan, type PlanRow } from "../../../quotes/plan-row.ts";
import { planVersionsIn } from "../../../quotes/plans-store.ts";
import type { SheetContent, SheetPlan, Snapshot } from "./sheet.ts";

const standingOf = ({ number, onSaleFrom }: Pick<EditionRow, "number" | "onSaleFrom">) => ({
  number,
  since: onSaleFrom.toISOString(),
});

const nameOf = ({ nameEn, nameAr }: { nameEn: string; nameAr: string }) => ({
  en: nameEn,
  ar: nameAr,
});

const draftOf = ({ id, state, version }: DraftRow) => ({ id, state, version });

type Own<Content> = Pick<SheetPlan<Content>, "content" | "standing">;

const readers: {
  [Kind in CsvKind]: (plan: PlanRow, edition: EditionRow | undefined) => Own<SheetContent[Kind]>;
} = {
  plans: (plan) => ({ content: contentOfPlan(plan), standing: standingOf(plan) }),
  editions: (_, edition) => ({
    content: edition ? (edition.tables as Edition) : null,
    standing: edition ? standingOf(edition) : null,
  }),
};

const draftKinds = { plans: "plan", editions: "edition" } as const;

/** What counts at a moment, with the drafts that are open. */
export const readSnapshotIn = async <Kind extends CsvKind>(
  handle: Database,
  kind: Kind,
  moment: Moment,
): Promise<Snapshot<SheetContent[Kind]>> => {
  const versions = await planVersionsIn(handle, moment.at);
  const editions = await editionsIn(handle, moment);
  const insurers = await insurersIn(handle);
  const drafts = await openDrafts(handle);
  const plans = versions.filter(({ onSaleFrom }) => onSaleFrom <= moment.at);
  return {
    names: versions.map((one) => ({ plan: one.id, cover: one.coverType, name: nameOf(one) })),
    plans: plans.map((plan) => {
      const edition = editions.find((one) => one.plan === plan.id && isOnSale(one, moment));
      const insurer = insurers.find(({ slug }) => slug === plan.insurer);
      const draft = drafts.find((one) => one.kind === draftKinds[kind] && one.subject === plan.id);
      return {
        id: plan.id,
        name: nameOf(plan),
        insurer: { slug: plan.insurer, name: nameOf(insurer ?? plan) },
        cover: plan.coverType,
        isOnSale: plan.onSale,
        ...readers[kind](plan, edition),
        draft: draft ? draftOf(draft) : null,
      };
    }),
  };
};

/** Names a file together with what it is compared with: SHA-256, hexadecimal. */
export const digestOfFile = (snapshot: Snapshot<unknown>, text: string): string =>
  createHash("sha256").update(canonicalJson(snapshot)).update(text).digest("hex");
