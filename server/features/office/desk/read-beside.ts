import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import type { Insurer } from "../../../../contract/insurers.ts";
import { momentOf } from "../../../../contract/values.ts";
import { staffName } from "../../../../domain/accounts/staff-name.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { DeskStore, DeskStoreRow } from "./desk-store.ts";
import { presentRow } from "./present-row.ts";

type Lease = NonNullable<Awaited<ReturnType<DeskStore["lease"]>>>;

const presentLease = ({ email, staffId, until }: Lease, member: Pick<StaffMember, "id">) => ({
  staff: email,
  isOwn: staffId === member.id,
  until: until.toISOString(),
});

const withMoment = <Row extends { at: Date }>({ at, ...row }: Row) => ({
  ...row,
  at: at.toISOString(),
});

type Row<Name extends "attempts" | "history"> = Awaited<ReturnType<DeskStore[Name]>>[number];

const presentAttempt = (attempt: Row<"attempts">) => {
  const { state, applied, amountFils, orderNo, createdAt } = attempt;
  const isAsked = attempt.nextQueryAt !== null;
  return {
    state,
    applied,
    amountFils,
    orderNo,
    troubleSince: isAsked ? momentOf(attempt.troubleSince) : null,
    createdAt: createdAt.toISOString(),
  };
};

const presentStep = ({ colleague, ...step }: Row<"history">) => ({
  ...withMoment(step),
  colleague: colleague && staffName(colleague.nameEn, colleague.nameAr, colleague.email),
});

export type Beside = Pick<
  DeskRequest,
  "attempts" | "history" | "notes" | "noteDraft" | "related" | "lease"
>;

/** What belongs to the request itself but stands in other tables. */
export const createReadingBeside =
  (store: DeskStore, now: () => Date) =>
  async (
    { request }: DeskStoreRow,
    member: Pick<StaffMember, "id">,
    insurers: readonly Insurer[],
  ): Promise<Beside> => {
    const [notes, noteDraft, lease, attempts, history, related] = await Promise.all([
      store.notes(request.id),
      store.noteDraft(request.id, member.id),
      store.lease(request.id, now()),
      store.attempts(request.id),
      store.history(request.id),
      store.related(request),
    ]);
    return {
      notes: notes.map(withMoment),
      noteDraft,
      lease: lease ? presentLease(lease, member) : null,
      attempts: attempts.map(presentAttempt),
      history: history.map(presentStep),
      related: related.map((one) => presentRow(one, insurers, now())),
    };
  };
