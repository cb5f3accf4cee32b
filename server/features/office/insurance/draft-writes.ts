import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { openApprovalOf, voidApprovalsOfIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import {
  type DraftRow,
  editDraftIn,
  findDraft,
  insertDraftIn,
  lockDraftIn,
  moveDraftIn,
  openDraftOfIn,
} from "../../../records/insurance/drafts-store.ts";
import { planFilesIn } from "../../../records/insurance/plan-files-store.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { lockInsurerIn } from "../../quotes/insurers-store.ts";
import { documentsOf } from "./draft-contents.ts";
import { readSubjectIn } from "./draft-subjects.ts";
import { presentDraft } from "./present-draft.ts";

/** Who acts on the version of a draft that they read. */
export type DraftAct = { member: StaffMember; id: string; version: number };

export type NewDraft = Pick<DraftRow, "kind" | "insurer" | "subject" | "content">;
type Change = Parameters<typeof editDraftIn>[2];

export const missing = (): never => {
  throw new Problem("insurance.notFound");
};

/** How every change of a draft is made: under its lock, in the version that was read. */
export const createDraftWrites = ({
  db,
  now,
  gateway: { accounts },
}: Pick<Parts, "db" | "now" | "gateway">) => {
  const find = async (id: string) => (isUuid(id) ? await findDraft(db, id) : undefined);

  const read = async (member: StaffMember, id: string): Promise<Draft> => {
    const draft = (await find(id)) ?? missing();
    const at = draft.endedAt ?? now();
    const [subject, approval, files, named] = await Promise.all([
      readSubjectIn(db, draft, { moment: { at, day: dayInDubai(at) }, accounts }),
      openApprovalOf(db, draft.kind, id),
      planFilesIn(
        db,
        documentsOf(draft).map(({ digest }) => digest),
      ),
      readStaffNames(db),
    ]);
    return presentDraft(draft, { subject, approval, files }, { member, named, accounts });
  };

  return {
    find,
    read,

    /** @throws {Problem} insurance.draftOpen */
    create: async (member: StaffMember, draftIn: (tx: Transaction) => Promise<NewDraft>) => {
      const { id } = await db.transaction(async (tx) => {
        const draft = await draftIn(tx);
        await lockInsurerIn(tx, draft.insurer);
        const open = draft.subject && (await openDraftOfIn(tx, draft.kind, draft.subject));
        if (open) throw new Problem("insurance.draftOpen", { extra: { draft: open.id } });
        return insertDraftIn(tx, { ...draft, writtenBy: member.id }, byStaff(member.id), now());
      });
      return read(member, id);
    },

    /** @throws {Problem} insurance.notFound, insurance.changed */
    write: async (
      { member, id, version }: DraftAct,
      runIn: (tx: Transaction, draft: DraftRow, at: Date) => Promise<unknown>,
    ) => {
      await db.transaction(async (tx) => {
        const draft = (isUuid(id) ? await lockDraftIn(tx, id) : undefined) ?? missing();
        if (draft.version !== version) throw new Problem("insurance.changed");
        await runIn(tx, draft, now());
      });
      return read(member, id);
    },

    /** Takes back what was asked of a second person. */
    editIn: async (
      tx: Transaction,
      draft: DraftRow,
      change: Change,
      { id }: StaffMember,
      at: Date,
    ) => {
      const by = byStaff(id);
      if (draft.state === "asked") {
        await voidApprovalsOfIn(tx, draft.kind, [draft.id], "changed", by, at);
        await moveDraftIn(tx, draft, "giveBack", by, at);
      }
      await editDraftIn(tx, draft, change, by, at);
    },
  };
};

export type DraftWrites = ReturnType<typeof createDraftWrites>;
