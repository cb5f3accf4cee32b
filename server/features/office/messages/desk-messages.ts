import type { AuditEvent } from "../../../../domain/audit-events.ts";
import type { DeskMessage } from "../../../../contract/office/messages/routes.ts";
import { momentOf } from "../../../../contract/values.ts";
import type { MessageState } from "../../../../domain/contact/message-states.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { writeAuditIn } from "../../../records/audit/audit-store.ts";
import { type NameStaff, readStaffNames } from "../../../records/staff/staff-names-store.ts";
import type { StaffAct, VersionedAct } from "../writes/staff-act.ts";
import { createStaffWrites } from "../writes/staff-writes.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";
import {
  changeMessageIn,
  createDeskMessagesStore,
  lockMessageIn,
  type MessageRow,
} from "./desk-messages-store.ts";

type ListQuery = { state?: MessageState | undefined; limit: number; cursor?: string | undefined };
type Change = { state: MessageState; note: string };

const events: Record<MessageState, AuditEvent<"message">> = {
  new: "reopened",
  answered: "answered",
  closed: "closed",
};

const present = (message: MessageRow, named: NameStaff): DeskMessage => {
  const { consent: _consent, changedBy, createdAt, changedAt, ...rest } = message;
  return {
    ...rest,
    changedBy: changedBy === null ? null : named(changedBy),
    createdAt: createdAt.toISOString(),
    changedAt: momentOf(changedAt),
  };
};

/** Messages of the contact form, as staff see and answer them. */
export const createDeskMessages = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const store = createDeskMessagesStore(db);

  const read = async (id: string): Promise<DeskMessage> => {
    const found = isUuid(id) ? await store.find(id) : undefined;
    if (!found) throw new Problem("staff.messageNotFound");
    return present(found, await readStaffNames(db));
  };

  const writes = createStaffWrites(
    { db, now },
    {
      lockIn: lockMessageIn,
      read: ({ id }: StaffAct<"message">) => read(id),
      notFound: "staff.messageNotFound",
      changed: "staff.messageChanged",
    },
  );

  return {
    countNew: store.countNew,

    list: async ({ state, limit, cursor }: ListQuery) => {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const rows = await store.list(state, after, limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const named = await readStaffNames(db);
      return {
        data: shown.map((row) => present(row, named)),
        nextCursor:
          last && rows.length > limit ? writeCursor({ at: last.createdAt, id: last.id }) : null,
      };
    },

    /** @throws {Problem} staff.messageNotFound */
    read,

    /** @throws {Problem} staff.messageNotFound; staff.messageChanged */
    change: (act: VersionedAct<"message">, { state, note }: Change) =>
      writes.changeVersion(act, async (tx, { id, version, state: fromState }, by, changedAt) => {
        await changeMessageIn(tx, id, { state, note, changedBy: act.member.id, changedAt });
        await writeAuditIn(tx, {
          ...by,
          subject: act.kind,
          subjectId: id,
          event: state === fromState ? "noted" : events[state],
          fromState,
          toState: state,
          version: version + 1,
          at: changedAt,
        });
      }),
  };
};

export type DeskMessages = ReturnType<typeof createDeskMessages>;
