import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
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
      attempts: attempts.map(({ state, applied, amountFils, orderNo, createdAt }) => ({
        state,
        applied,
        amountFils,
        orderNo,
        createdAt: createdAt.toISOString(),
      })),
      history: history.map(({ actorId, at, ...step }) => ({
        ...step,
        staff: step.actor === "staff" && actorId ? named(actorId) : null,
        at: at.toISOString(),
      })),
      related: related.map((one) => presentRow(one, names)),
    };
  };
