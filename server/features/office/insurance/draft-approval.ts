import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { DraftKind } from "../../../../domain/insurance/draft-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import { type ContentByKind, contentOfDraft } from "../../../records/insurance/draft-content.ts";
import {
  type DraftRow,
  lockDraftIn,
  moveDraftIn,
} from "../../../records/insurance/drafts-store.ts";
import { digestOf } from "../../quotes/content-digest.ts";
import { insertAgreementIn } from "../../quotes/agreements-store.ts";
import { insertSaleIn } from "../../quotes/editions-store.ts";
import { lockInsurerIn } from "../../quotes/insurers-store.ts";
import { insertPlanVersionIn, lockPlanNamesIn } from "../../quotes/plans-store.ts";
import { insertPayeeIn } from "../../../records/payments/payees-store.ts";
import type { Parts } from "../../../parts.ts";
import { refuseAway } from "./payee-away.ts";
import { holding, type HoldApprovalIn } from "../approving/approval-rules.ts";
import { refuseTakenNameIn } from "./taken-name.ts";
import { readContent } from "./draft-contents.ts";
import { nameOfSubject, readSubjectIn } from "./draft-subjects.ts";

type Apply<Kind extends DraftKind> = (
  tx: Transaction,
  draft: DraftRow,
  content: ContentByKind[Kind],
  at: Date,
  accounts: readonly string[],
) => Promise<void>;

/** Nothing counts before it was agreed. */
const startOf = ({ countsFrom }: DraftRow, at: Date) =>
  countsFrom && countsFrom > at ? countsFrom : at;

const notNow = (): never => {
  throw new Problem("insurance.notNow");
};

/** How what was agreed begins to count. */
const apply: { [Kind in DraftKind]: Apply<Kind> } = {
  edition: async (tx, draft, tables, at) => {
    if (tables.plan !== draft.subject) return notNow();
    const onSaleFrom = startOf(draft, at);
    const sale = { onSaleFrom, validFrom: dayInDubai(onSaleFrom), draft: draft.id, at };
    return insertSaleIn(tx, { digest: digestOf(tables), plan: draft.subject, tables }, sale);
  },
  plan: async (tx, draft, content, at) => {
    await lockPlanNamesIn(tx);
    await refuseTakenNameIn(tx, draft, content, at);
    await insertPlanVersionIn(tx, { id: draft.subject, insurer: draft.insurer }, content, {
      draft: draft.id,
      at,
      onSaleFrom: startOf(draft, at),
    });
  },
  agreement: async (tx, draft, content, at) => {
    const replaces = draft.subject === "" ? null : draft.subject;
    const from = { draft: draft.id, at };
    if (!(await insertAgreementIn(tx, draft.insurer, content, replaces, from))) notNow();
  },
  payee: async (tx, draft, { account }, at, accounts) => {
    refuseAway(account, accounts);
    await insertPayeeIn(tx, draft.insurer, account, { draft: draft.id, at });
  },
};

const lockAskedIn = async (tx: Transaction, id: string) => {
  const draft = await lockDraftIn(tx, id);
  return draft && { draft };
};

/** A draft counts once an admin who did not ask for it agrees (rulings O2, O10). */
export const createDraftApproval = <Kind extends DraftKind>(
  kind: Kind,
  { gateway: { accounts } }: Pick<Parts, "gateway">,
): HoldApprovalIn =>
  holding((tx, { subjectId }) => lockAskedIn(tx, subjectId), {
    contentIn: async (tx, { draft }, { askedAt }) => {
      if (draft.state !== "asked") return undefined;
      const moment = { at: askedAt, day: dayInDubai(askedAt) };
      const subject = await readSubjectIn(tx, draft, { moment, accounts });
      return contentOfDraft(draft, nameOfSubject(draft, subject));
    },
    actIn: async (tx, { draft, decidedBy }, at) => {
      await lockInsurerIn(tx, draft.insurer);
      await apply[kind](tx, draft, readContent(kind, draft.content), at, accounts);
      await moveDraftIn(tx, draft, "agree", byStaff(decidedBy), at);
    },
    declineIn: async (tx, { draft, decidedBy }, _declined, at) => {
      if (draft.state === "asked") await moveDraftIn(tx, draft, "giveBack", byStaff(decidedBy), at);
    },
  });
