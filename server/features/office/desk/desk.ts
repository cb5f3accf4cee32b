import type { DeskRequest, DeskView } from "../../../../contract/office/requests.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import { readDeskSearch } from "../../../../domain/requests/desk-search.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import { formatEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff, writeAuditIn } from "../../audit/audit-store.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { cancelledLetter } from "../../requests/letters/cancelled-letter.ts";
import { openEmiratesId } from "../../requests/store/emirates-id-column.ts";
import {
  fillSearchColumnsIn,
  lockRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../requests/store/requests-store.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";
import { createDeskStore } from "./desk-store.ts";
import {
  addNoteIn,
  holdLeaseIn,
  keepNoteDraftIn,
  releaseIn,
  snoozeIn,
  takeIn,
} from "./desk-writes-store.ts";
import { actionsOf, presentDeskRequest, presentRow } from "./present-desk.ts";
import { views } from "./views-store.ts";

const LEASE_MS = 10 * MINUTE_MS;
const FILL_BATCH = 500;

type ListQuery = {
  view: DeskView;
  q?: string | undefined;
  state?: RequestState | undefined;
  limit: number;
  cursor?: string | undefined;
};

type Features = {
  documents: Pick<Documents, "listOf" | "view">;
  payments: Pick<Payments, "giveUpIn">;
  quotes: Pick<Quotes, "insurers">;
};

/** Staff's work on requests (rulings O1, O3, U6). */
export const createDesk = (
  { db, jobs, keys, now }: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  { documents, payments, quotes }: Features,
) => {
  const store = createDeskStore(db);
  const viewer = ({ id }: StaffMember) => ({ staffId: id, now: now() });

  const read = async (id: string, member: StaffMember): Promise<DeskRequest> => {
    const row = isUuid(id) ? await store.find(id) : undefined;
    if (!row) throw new Problem("requests.notFound");
    const [insurers, listed, attempts, history, notes, noteDraft, related, lease] =
      await Promise.all([
        quotes.insurers(),
        documents.listOf(id),
        store.attempts(id),
        store.history(id),
        store.notes(id),
        store.noteDraft(id, member.id),
        store.related(row.request),
        store.lease(id, now()),
      ]);
    const beside = {
      documents: listed.map(({ id: _id, slot, bytes }) => ({ _id, slot, bytes })),
      attempts: attempts.map(({ state, applied, amountFils, orderNo, createdAt }) => ({
        state,
        applied,
        amountFils,
        orderNo,
        createdAt: createdAt.toISOString(),
      })),
      history: history.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      notes: notes.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      noteDraft,
      related: related.map((one) => presentRow(one, insurers)),
      lease: lease
        ? {
            staff: lease.email,
            isOwn: lease.staffId === member.id,
            until: lease.until.toISOString(),
          }
        : null,
    };
    return presentDeskRequest(row, member, insurers, beside, keys);
  };

  const audit = (tx: Transaction, member: StaffMember, request: RequestRow, event: string) =>
    writeAuditIn(tx, {
      ...byStaff(member.id),
      subject: "request",
      subjectId: request.id,
      event,
      toState: request.state,
      version: request.version,
      at: now(),
    });

  /** Locks the request for a change by staff, and answers it anew afterwards. */
  const change = async (
    member: StaffMember,
    id: string,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) => {
    if (!isUuid(id)) throw new Problem("requests.notFound");
    await db.transaction(async (tx) => {
      const request = await lockRequestIn(tx, id);
      if (!request) throw new Problem("requests.notFound");
      await run(tx, request);
    });
    return read(id, member);
  };

  const holdIn = async (tx: Transaction, member: StaffMember, requestId: string) => {
    const at = now();
    const until = new Date(at.getTime() + LEASE_MS);
    if (!(await holdLeaseIn(tx, { requestId, staffId: member.id, until }, at)))
      throw new Problem("staff.beingWorkedOn");
  };

  /** A write needs the request, its lease and the version that was read (ruling O1). */
  const write = (
    member: StaffMember,
    id: string,
    version: number,
    run: (tx: Transaction, request: RequestRow) => Promise<void>,
  ) =>
    change(member, id, async (tx, request) => {
      if (request.assignee !== member.id) throw new Problem("staff.notTaken");
      await holdIn(tx, member, id);
      if (request.version !== version) throw new Problem("requests.changedMeanwhile");
      await run(tx, request);
    });

  return {
    list: async (member: StaffMember, { view, q, state, limit, cursor }: ListQuery) => {
      const search = q === undefined ? undefined : readDeskSearch(q);
      if (q?.trim() && !search) return { data: [], nextCursor: null };
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const page = { view, search, state, after, limit: limit + 1 };
      const [rows, insurers] = await Promise.all([
        store.list(page, viewer(member)),
        quotes.insurers(),
      ]);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1)?.request;
      const at = last && (views[view].order === "due" ? last.dueAt : last.createdAt);
      return {
        data: shown.map((row) => presentRow(row, insurers)),
        nextCursor: last && at && rows.length > limit ? writeCursor({ at, id: last.id }) : null,
      };
    },

    count: (member: StaffMember) => store.count(viewer(member)),

    read,

    /** @throws {Problem} staff.takenByOther; staff.beingWorkedOn */
    take: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (!(await takeIn(tx, id, member.id))) throw new Problem("staff.takenByOther");
        await holdIn(tx, member, id);
        if (request.assignee === null) await audit(tx, member, request, "taken");
      }),

    /** By its assignee, or by an admin. */
    release: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        const row = { request, assigneeEmail: null };
        if (!actionsOf(row, member).includes("release")) throw new Problem("staff.notTaken");
        await releaseIn(tx, id);
        await audit(tx, member, request, "released");
      }),

    renewLease: (member: StaffMember, id: string) =>
      change(member, id, async (tx, request) => {
        if (request.assignee !== member.id) throw new Problem("staff.notTaken");
        await holdIn(tx, member, id);
      }),

    snooze: (member: StaffMember, id: string, version: number, until: Date | null) =>
      write(member, id, version, async (tx, request) => {
        await snoozeIn(tx, id, until);
        await audit(tx, member, request, until ? "snoozed" : "woken");
      }),

    /** The reason stays as a note, which is erased with the request. */
    cancel: (member: StaffMember, id: string, version: number, reason: string) =>
      write(member, id, version, async (tx, request) => {
        if (!actionsOf({ request, assigneeEmail: null }, member).includes("cancel"))
          throw new Problem("requests.notCancellable");
        const [by, at] = [byStaff(member.id), now()];
        await payments.giveUpIn(tx, id, by);
        const cancelled = await moveRequestIn(tx, request, "cancelledByStaff", by, at);
        if (!cancelled) throw new Problem("requests.changedMeanwhile");
        await addNoteIn(tx, { requestId: id, staffId: member.id, text: reason, createdAt: at });
        await sendLetterIn(tx, jobs, cancelledLetter(cancelled));
      }),

    addNote: (member: StaffMember, id: string, text: string) =>
      change(member, id, async (tx, request) => {
        await addNoteIn(tx, { requestId: id, staffId: member.id, text, createdAt: now() });
        await audit(tx, member, request, "noteAdded");
      }),

    keepNoteDraft: (member: StaffMember, id: string, text: string) =>
      change(member, id, (tx) =>
        keepNoteDraftIn(tx, { requestId: id, staffId: member.id, text, updatedAt: now() }),
      ),

    /** The whole number, formatted; the reveal is an audit row. @throws {Problem} */
    reveal: async (member: StaffMember, id: string): Promise<string> => {
      if (!isUuid(id)) throw new Problem("requests.notFound");
      return db.transaction(async (tx) => {
        const request = await lockRequestIn(tx, id);
        const digits = request && openEmiratesId(request, keys);
        if (!request || digits === undefined) throw new Problem("requests.notFound");
        await audit(tx, member, request, "identityRevealed");
        return formatEmiratesId(digits);
      });
    },

    /** The picture; the view is an audit row, which the customer sees too (ruling D1). */
    viewDocument: (member: StaffMember, requestId: string, documentId: string) =>
      documents.view(byStaff(member.id), requestId, documentId),

    /** For requests of before staff could search. */
    fillSearch: async () => {
      const fill = () => db.transaction((tx) => fillSearchColumnsIn(tx, FILL_BATCH));
      while ((await fill()) === FILL_BATCH);
    },
  };
};

export type Desk = ReturnType<typeof createDesk>;
