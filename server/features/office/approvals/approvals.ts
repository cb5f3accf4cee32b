import type { ApprovalShown } from "../../../../contract/office/approvals/routes.ts";
import type { ApprovalList } from "../../../../contract/office/approvals/routes.ts";
import type { Approval } from "../../../../contract/office/approvals/part.ts";
import {
  apartUntil,
  type ApprovalKind,
  DAYS_APART,
  whyNotDecide,
} from "../../../../domain/approvals/approval.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { momentOf } from "../../../../contract/values.ts";
import { describeClients } from "../../../records/clients/described-clients-store.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";
import type { StaffAccessParts } from "../access/access.ts";
import {
  createApprovalsReadingStore,
  type FoundApproval,
} from "../approving/approvals-reading-store.ts";
import type { Decided, Deciding } from "../approving/deciding.ts";
import { isAboutClient, type Office, presentApproval, stateOf } from "./present-approval.ts";
import type { PresentContent } from "./present-content.ts";

type ListQuery = {
  list: ApprovalList;
  kind?: ApprovalKind | undefined;
  limit: number;
  cursor?: string | undefined;
};

type Features = {
  deciding: Deciding;
  staff: Pick<StaffAccessParts, "accounts">;
  presentContent: PresentContent;
};

/** What waits for a second person, what somebody asked for, and the decisions (ruling O2). */
export const createApprovals = (
  { db, now }: Pick<Parts, "db" | "now">,
  { deciding, staff, presentContent }: Features,
) => {
  const store = createApprovalsReadingStore(db);

  const activeStaff = async () =>
    (await staff.accounts.list()).filter(({ disabledAt }) => disabledAt === null);

  const readOffice = async (found: readonly FoundApproval[]): Promise<Office> => {
    const since = new Date(now().getTime() - DAYS_APART * DAY_MS);
    const about = found.filter(isAboutClient).map(({ approval }) => approval.subjectId);
    const [members, changes, named, clients] = await Promise.all([
      activeStaff(),
      store.changesSince(since),
      readStaffNames(db),
      describeClients(db, about),
    ]);
    const colleagues = members.map((one) => ({ ...one, isAway: one.awaySince !== null }));
    return { colleagues, changes, clients, named, now: now() };
  };

  const mayDecide = ({ approval }: FoundApproval, member: StaffMember, { changes }: Office) =>
    whyNotDecide(approval.kind, approval.askedBy, member, changes, now()) === undefined;

  const waitingFor = async (member: StaffMember, kind?: ApprovalKind) => {
    const found = await store.open(kind);
    if (found.length === 0) return [];
    const office = await readOffice(found);
    const mine = found.filter((one) => mayDecide(one, member, office));
    return mine.map((one) => presentApproval(one, member, office));
  };

  const page = async (member: StaffMember, { list, limit, cursor }: ListQuery) => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rows = await store[list === "asked" ? "askedBy" : "decidedBy"](
      member.id,
      after,
      limit + 1,
    );
    const shown = rows.slice(0, limit);
    const office = await readOffice(shown);
    const last = shown.at(-1)?.approval;
    return {
      data: shown.map((one) => presentApproval(one, member, office)),
      nextCursor:
        last && rows.length > limit ? writeCursor({ at: last.askedAt, id: last.id }) : null,
    };
  };

  const decidersOf = (
    { approval }: FoundApproval,
    { colleagues, changes, named, now: at }: Office,
  ): ApprovalShown["deciders"] =>
    colleagues.flatMap((one) => {
      const why = whyNotDecide(approval.kind, approval.askedBy, one, changes, at);
      if (why === "ownRequest" || why === "role") return [];
      const until = apartUntil(approval.askedBy, one.id, changes, at);
      const standing = why === "apart" ? "apart" : one.isAway ? "away" : "may";
      return [{ colleague: named(one.id), standing, until: momentOf(until) }] as const;
    });

  const read = async (member: StaffMember, id: string): Promise<ApprovalShown> => {
    const found = isUuid(id) ? await store.find(id) : undefined;
    if (!found) throw new Problem("approvals.notFound");
    const office = await readOffice([found]);
    return {
      ...presentApproval(found, member, office),
      ...(await presentContent(found)),
      deciders: stateOf(found) === "asked" ? decidersOf(found, office) : [],
      language: found.request?.language ?? null,
    };
  };

  return {
    countNew: async (member: StaffMember) => (await waitingFor(member)).length,

    list: async (
      member: StaffMember,
      query: ListQuery,
    ): Promise<{ data: Approval[]; nextCursor: string | null }> =>
      query.list === "waiting"
        ? { data: await waitingFor(member, query.kind), nextCursor: null }
        : page(member, query),

    /** The newest of a request. */
    ofRequest: async (
      requestId: string,
      member: Pick<StaffMember, "id" | "roles">,
    ): Promise<Approval[]> => {
      const found = await store.ofRequest(requestId);
      if (found.length === 0) return [];
      const office = await readOffice(found);
      return found.map((one) => presentApproval(one, member, office));
    },

    /** @throws {Problem} approvals.notFound */
    read,

    /** Answers it as it is afterwards. @throws {Problem} those of `deciding.decide` */
    decide: async (member: StaffMember, decided: Decided) => {
      await deciding.decide(member, decided);
      return read(member, decided.id);
    },
  };
};

export type Approvals = ReturnType<typeof createApprovals>;
