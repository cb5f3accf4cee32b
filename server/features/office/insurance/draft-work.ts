import { randomUUID } from "node:crypto";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { type DraftKind, nextDraftState } from "../../../../domain/insurance/draft-state.ts";
import type { Payee } from "../../../../domain/insurance/payee.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import { planDocumentNames } from "../../../../domain/insurance/plan-documents.ts";
import type { CoverType } from "../../../../domain/quotes/package-kinds.ts";
import { canonicalJson, type Edition } from "../../../../domain/quotes/rating-plan.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { readMoment, readWritten } from "../../../http/typed-fields.ts";
import type { Parts } from "../../../parts.ts";
import { askApprovalIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import type { SealedFiles } from "../../../records/files/sealed-files.ts";
import { contentOfDraft } from "../../../records/insurance/draft-content.ts";
import { type DraftRow, moveDraftIn } from "../../../records/insurance/drafts-store.ts";
import { dropPlanFilesIn, type PlanFileRow } from "../../../records/insurance/plan-files-store.ts";
import { accountIn } from "../../../records/payments/payees-store.ts";
import { agreementsIn } from "../../quotes/agreements-store.ts";
import { editionOfIn, findEditionIn } from "../../quotes/editions-store.ts";
import { lockInsurerIn } from "../../quotes/insurers-store.ts";
import { contentOfPlan } from "../../quotes/plan-row.ts";
import { documentsOf, readContent } from "./draft-contents.ts";
import { type DraftAct, type DraftWrites, missing } from "./draft-writes.ts";
import { refuseTakenNameIn } from "./taken-name.ts";
import { refuseAway } from "./payee-away.ts";
import { findPlanIn, isOfPlan, nameOfSubject, readSubjectIn } from "./draft-subjects.ts";

type Saved = { content: unknown; countsFrom: string | null; reason: string };
type CopiedEdition = {
  plan: string;
  digest?: string | undefined;
  like?: string | undefined;
};

/** Drafts of what insurers sell and agree to (ruling O10): written alone, agreed by two people. */
export const createDraftWork = (
  { now, gateway: { accounts } }: Pick<Parts, "now" | "gateway">,
  {
    writes: { read, create, write, editIn },
    files,
  }: { writes: DraftWrites; files: Pick<SealedFiles, "discard"> },
) => {
  const momentOf = (at: Date) => ({ at, day: dayInDubai(at) });

  /** What a draft is about never changes: its plan, and that plan's cover. */
  const refuseOtherSubjectIn = async (tx: Transaction, draft: DraftRow, content: unknown) => {
    if (!isOfPlan(draft.kind)) return;
    const { coverType, plan } = content as { coverType?: CoverType; plan?: string };
    const before = draft.content as { coverType?: CoverType; plan?: string };
    if (plan !== before.plan || coverType !== before.coverType)
      throw new Problem("insurance.invalid", {
        field: draft.kind === "plan" ? "coverType" : "edition.plan",
      });
    if (draft.kind === "plan") await refuseTakenNameIn(tx, draft, content as PlanContent, now());
  };

  const copiedTablesIn = async (
    tx: Transaction,
    plan: string,
    { digest, like }: Omit<CopiedEdition, "plan">,
  ): Promise<Edition | undefined> => {
    if (digest === undefined) {
      const edition = like && (await editionOfIn(tx, like, momentOf(now())));
      return edition ? (edition.tables as Edition) : undefined;
    }
    const edition = await findEditionIn(tx, digest);
    return edition?.plan === plan ? (edition.tables as Edition) : undefined;
  };

  return {
    read,

    /**
     * Tables of now or of before, or those of another plan of the same cover, to be changed.
     * @throws {Problem} insurance.notFound, insurance.draftOpen
     */
    copyEdition: (member: StaffMember, { plan, ...from }: CopiedEdition) =>
      create(member, async (tx) => {
        const found = (await findPlanIn(tx, plan, now())) ?? missing();
        const tables = (await copiedTablesIn(tx, plan, from)) ?? missing();
        if (tables.cover !== found.coverType) return missing();
        const content = { ...tables, plan };
        return { kind: "edition", insurer: found.insurer, subject: plan, content };
      }),

    /** The version of now of a plan. @throws {Problem} insurance.draftOpen */
    copyPlan: (member: StaffMember, plan: string) =>
      create(member, async (tx) => {
        const found = (await findPlanIn(tx, plan, now())) ?? missing();
        const content = contentOfPlan(found);
        return { kind: "plan", insurer: found.insurer, subject: plan, content };
      }),

    /** A new one, or a change of one that counts. @throws {Problem} insurance.draftOpen */
    copyAgreement: (member: StaffMember, insurer: string, replaces: string | null) =>
      create(member, async (tx) => {
        if (!(await lockInsurerIn(tx, insurer))) return missing();
        if (replaces === null) {
          const lines = [
            { cover: "thirdParty", commission: null },
            { cover: "comprehensive", commission: null },
          ];
          const content = { validFrom: dayInDubai(now(), 1), validUntil: null, lines };
          return { kind: "agreement", insurer, subject: "", content };
        }
        const agreed = await agreementsIn(tx, insurer);
        const { validFrom, validUntil, lines } =
          agreed.find(({ id }) => id === replaces) ?? missing();
        const content = { validFrom, validUntil, lines };
        return { kind: "agreement", insurer, subject: replaces, content };
      }),

    /** Which credentials its payments use now, to be changed. @throws {Problem} insurance.draftOpen */
    copyPayee: (member: StaffMember, insurer: string) =>
      create(member, async (tx) => {
        if (!(await lockInsurerIn(tx, insurer))) return missing();
        const content = { account: await accountIn(tx, insurer, accounts) };
        return { kind: "payee", insurer, subject: insurer, content };
      }),

    /** @throws {Problem} insurance.changed, insurance.notNow, insurance.invalid, insurance.nameTaken, insurance.payeeAway */
    save: (act: DraftAct, { content, countsFrom, reason }: Saved) =>
      write(act, async (tx, draft, at) => {
        const { member } = act;
        if (draft.endedAt) throw new Problem("insurance.notNow");
        const own = readContent<DraftKind>(draft.kind, content);
        if (draft.kind === "payee") {
          refuseAway((own as Payee).account, accounts);
          if (countsFrom !== null) throw new Problem("insurance.invalid", { field: "countsFrom" });
        }
        await refuseOtherSubjectIn(tx, draft, own);
        const change = {
          content: draft.kind === "plan" ? { ...own, documents: documentsOf(draft) } : own,
          countsFrom: countsFrom === null ? null : readMoment(countsFrom, "countsFrom"),
          reason: reason.replaceAll("\0", "").trim(),
        };
        await editIn(tx, draft, change, member, at);
      }),

    /** @throws {Problem} insurance.notNow, insurance.payeeAway, insurance.sameAsBefore, request.invalid without a reason */
    ask: (act: DraftAct) =>
      write(act, async (tx, draft, at) => {
        const { member } = act;
        if (!nextDraftState(draft.state, "ask")) throw new Problem("insurance.notNow");
        if (draft.kind === "payee") refuseAway((draft.content as Payee).account, accounts);
        const subject = await readSubjectIn(tx, draft, { moment: momentOf(at), accounts });
        const own = readContent<DraftKind>(draft.kind, draft.content);
        if (canonicalJson(subject.before) === canonicalJson(own))
          throw new Problem("insurance.sameAsBefore");
        readWritten(draft.reason, "reason");
        const content = contentOfDraft(draft, nameOfSubject(draft, subject));
        const asked = { kind: draft.kind, subjectId: draft.id, requestId: null, content };
        await moveDraftIn(tx, draft, "ask", byStaff(member.id), at);
        await askApprovalIn(tx, asked, member.id, at);
      }),

    /** The papers that came to it go. @throws {Problem} insurance.notNow */
    discard: async (act: DraftAct) => {
      let dropped: PlanFileRow[] = [];
      const draft = await write(act, async (tx, row, at) => {
        if (!nextDraftState(row.state, "discard")) throw new Problem("insurance.notNow");
        await moveDraftIn(tx, row, "discard", byStaff(act.member.id), at);
        dropped = await dropPlanFilesIn(tx, row.id, planDocumentNames, at);
      });
      await files.discard(dropped);
      return draft;
    },

    /** A plan that is new, with what the law asks for. */
    addPlan: (member: StaffMember, insurer: string, content: PlanContent) =>
      create(member, async (tx) => {
        if (!(await lockInsurerIn(tx, insurer))) return missing();
        const own = { ...readContent("plan", content), documents: [] };
        await refuseTakenNameIn(tx, { subject: "" }, own, now());
        const subject = `${insurer}-${randomUUID().slice(0, 8)}`;
        return { kind: "plan", insurer, subject, content: own };
      }),
  };
};

export type DraftWork = ReturnType<typeof createDraftWork>;
