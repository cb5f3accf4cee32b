import { MOST_CSV_ERRORS } from "../../../../../contract/office/csv-errors.ts";
import {
  type CsvImported,
  type CsvKind,
  type CsvLine,
  type PlanListed,
} from "../../../../../contract/office/insurance/csv.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import type { Transaction } from "../../../../adapters/database/database.ts";
import { Problem } from "../../../../http/problem.ts";
import type { StaffMember } from "../../../../http/staff-access.ts";
import type { Parts } from "../../../../parts.ts";
import { byStaff } from "../../../../records/audit/audit-store.ts";
import {
  editDraftIn,
  insertDraftIn,
  lockDraftIn,
} from "../../../../records/insurance/drafts-store.ts";
import { lockInsurerIn } from "../../../quotes/insurers-store.ts";
import { documentsOf } from "../draft-contents.ts";
import { type CheckedFile, checkFile } from "./check-file.ts";
import type { Proposal } from "./check-rows.ts";
import { giveWay } from "../../csv/give-way.ts";
import type { Sheet, SheetContent } from "./sheet.ts";
import { digestOfFile, readSnapshotIn } from "./snapshot.ts";
import { exportSheet } from "./export-sheet.ts";

type Imported = { text: string; digest: string };

const drafted = <Content>({ plan }: Proposal<Content>, id = plan.draft?.id ?? null) => ({
  plan: plan.id,
  name: plan.name,
  insurer: plan.insurer.name,
  id,
});

const finished = async <Result>(steps: AsyncGenerator<unknown, Result>): Promise<Result> => {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
};

/** All plans or editions as a CSV, and back as drafts (ruling O10). */
export const createCsvWork = <Kind extends CsvKind>(
  { db, now }: Pick<Parts, "db" | "now">,
  kind: Kind,
  sheet: Sheet<SheetContent[Kind]>,
) => {
  type Content = SheetContent[Kind];
  const draftKind = kind === "plans" ? "plan" : "edition";

  const snapshotIn = (handle: typeof db | Transaction, at: Date) =>
    readSnapshotIn(handle, kind, { at, day: dayInDubai(at) });

  /** Whoever changes what counts, or a draft, holds one of these rows. */
  const lockIn = async (tx: Transaction, changed: readonly Proposal<Content>[]) => {
    const drafts = changed.flatMap(({ plan }) => plan.draft?.id ?? []);
    for (const id of drafts.toSorted()) await lockDraftIn(tx, id);
    const insurers = new Set(changed.map(({ plan }) => plan.insurer.slug));
    for (const slug of [...insurers].toSorted()) await lockInsurerIn(tx, slug);
  };

  const writeIn = async (
    tx: Transaction,
    { plan, content }: Proposal<Content>,
    member: StaffMember,
    at: Date,
  ) => {
    const by = byStaff(member.id);
    const open = plan.draft && (await lockDraftIn(tx, plan.draft.id));
    if (open) {
      const { countsFrom, reason } = open;
      // A file says nothing of papers.
      const papers = open.kind === "plan" && { documents: documentsOf(open) };
      return editDraftIn(
        tx,
        open,
        { content: { ...content, ...papers }, countsFrom, reason },
        by,
        at,
      );
    }
    const own = { kind: draftKind, insurer: plan.insurer.slug, subject: plan.id } as const;
    return insertDraftIn(tx, { ...own, content, writtenBy: member.id }, by, at);
  };

  const previewOf = (
    { rows, counts, changed, errors }: CheckedFile<Content>,
    digest: string,
  ): CsvLine => ({
    preview: {
      rows,
      counts,
      drafts: changed.map((one) => drafted(one)),
      errors: errors.slice(0, MOST_CSV_ERRORS),
      errorCount: errors.length,
      digest,
    },
  });

  return {
    list: async (): Promise<PlanListed[]> => {
      const { plans } = await snapshotIn(db, now());
      return plans.flatMap(({ id, name, insurer, cover, isOnSale, standing, draft }) =>
        standing
          ? [
              {
                id,
                name,
                insurer,
                coverType: cover,
                isOnSale,
                ...standing,
                draft: draft?.id ?? null,
              },
            ]
          : [],
      );
    },

    exportCsv: async () => exportSheet(sheet, await snapshotIn(db, now())),

    /** Writes nothing. @returns lines that end with the preview */
    preview: async (text: string): Promise<AsyncGenerator<CsvLine>> => {
      const snapshot = await snapshotIn(db, now());
      return (async function* lines() {
        const result = yield* checkFile(sheet, text, snapshot);
        await giveWay();
        yield previewOf(result, digestOfFile(snapshot, text));
      })();
    },

    /**
     * Makes a draft of each plan that the file changes, or none at all.
     * @throws {Problem} insurance.fileErrors; insurance.changed if a preview would say otherwise now
     */
    importCsv: async (member: StaffMember, { text, digest }: Imported): Promise<CsvImported> => {
      const at = now();
      const snapshot = await snapshotIn(db, at);
      if (digestOfFile(snapshot, text) !== digest) throw new Problem("insurance.changed");
      const { errors, changed, counts } = await finished(checkFile(sheet, text, snapshot));
      if (errors.length > 0) throw new Problem("insurance.fileErrors");
      const drafts = await db.transaction(async (tx) => {
        await lockIn(tx, changed);
        // The rows were checked against the same, so that they hold.
        if (digestOfFile(await snapshotIn(tx, at), text) !== digest)
          throw new Problem("insurance.changed");
        const made = [];
        for (const one of changed) {
          const { id } = await writeIn(tx, one, member, at);
          made.push(drafted(one, id));
        }
        return made;
      });
      return { counts, drafts };
    },
  };
};

export type CsvWork = Pick<
  ReturnType<typeof createCsvWork>,
  "list" | "exportCsv" | "preview" | "importCsv"
>;
