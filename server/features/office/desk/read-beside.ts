import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import { momentOf } from "../../../../contract/values.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { DeskStore, DeskStoreRow } from "./desk-store.ts";
import { presentRow, type ShownNames } from "./present-row.ts";

type Lease = NonNullable<Awaited<ReturnType<DeskStore["lease"]>>>;

const presentLease = (
  { staffId, until }: Lease,
  member: Pick<StaffMember, "id">,
  named: NameStaff,
) => ({
  staff: named(staffId),
  isOwn: staffId === member.id,
  until: until.toISOString(),
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

const presentStep = ({ actorId, colleagueId, at, ...step }: Row<"history">, named: NameStaff) => ({
  ...step,
  staff: step.actor === "staff" && actorId ? named(actorId) : null,
  colleague: colleagueId ? named(colleagueId) : null,
  at: at.toISOString(),
});

export type Beside = Pick<
  DeskRequest,
  "attempts" | "history" | "notes" | "noteDraft" | "related" | "lease"
>;

/** What belongs to the request itself but stands in other tables. */
export const createReadingBeside =
  (store: DeskStore, now: () => Date) =>
  async (
    request: DeskStoreRow,
    member: Pick<StaffMember, "id">,
    names: ShownNames,
  ): Promise<Beside> => {
    const [notes, noteDraft, lease, attempts, history, related] = await Promise.all([
      store.notes(request.id),
      store.noteDraft(request.id, member.id),
      store.lease(request.id, now()),
      store.attempts(request.id),
      store.history(request.id),
      store.related(request),
    ]);
    const { named } = names;
    return {
      notes: notes.map(({ text, staffId, at }) => ({
        text,
        staff: named(staffId),
        at: at.toISOString(),
      })),
      noteDraft,
      lease: lease ? presentLease(lease, member, named) : null,
      attempts: attempts.map(presentAttempt),
      history: history.map((step) => presentStep(step, named)),
      related: related.map((one) => presentRow(one, names, now())),
    };
  };
