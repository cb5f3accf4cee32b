import type { DeskRequest, DeskView } from "../../../../contract/office/desk/requests.ts";
import { type CountedRoom, countedRooms } from "../../../../contract/office/rooms.ts";
import { readDeskSearch } from "../../../../domain/requests/desk-search.ts";
import { isLateTwice } from "../../../../domain/requests/promise.ts";
import type { RequestState } from "../../../../domain/requests/request-state.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { findClientOf } from "../../../records/clients/clients-store.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { Openings } from "../openings/openings.ts";
import type { StaffAct } from "../writes/staff-act.ts";
import { readDeskCursor, writeDeskCursor } from "./desk-cursor.ts";
import { createDeskStore } from "./desk-store.ts";
import { presentDeskRequest } from "./present-desk.ts";
import { presentRow } from "./present-row.ts";
import { createReadingBeside } from "./read-beside.ts";
import { createPartsReading, listActions } from "./read-parts.ts";
import { isUnconfirmed } from "./ask-gateway.ts";
import { requestActionsOf } from "./request-actions.ts";
import { type RoomCounts, type RoomParts, viewerOf } from "./request-part.ts";
import { momentIn, views } from "./views-store.ts";

type ListQuery = {
  view: DeskView;
  q?: string | undefined;
  state?: RequestState | undefined;
  limit: number;
  cursor?: string | undefined;
};

type Features = {
  openings: Pick<Openings, "note">;
  quotes: Pick<Quotes, "insurers" | "versionShown">;
  rooms: RoomParts & RoomCounts;
};

/** What staff see of requests. */
export const createDeskReading = (
  { db, keys, now }: Pick<Parts, "db" | "keys" | "now">,
  { openings, quotes, rooms }: Features,
) => {
  const store = createDeskStore(db);
  const besideOf = createReadingBeside(store, now);
  const readParts = createPartsReading(rooms);
  const readNames = async () => {
    const [insurers, named] = await Promise.all([quotes.insurers(), readStaffNames(db)]);
    return { insurers, named };
  };
  const listing = ({ id }: StaffMember) => ({ staffId: id, now: now() });

  const read = async ({ member, id }: StaffAct): Promise<DeskRequest> => {
    const row = isUuid(id) ? await store.find(id) : undefined;
    if (!row) throw new Problem("requests.notFound");
    const names = await readNames();
    const viewer = viewerOf(row, member);
    const [beside, { shown, may }, planVersion, client] = await Promise.all([
      besideOf(row, member, names),
      readParts(row, viewer, names.named),
      quotes.versionShown(row),
      findClientOf(db, row),
    ]);
    return {
      ...presentDeskRequest(row, names, keys, now()),
      ...beside,
      planVersion,
      clientId: client?.id ?? null,
      ...shown,
      actions: listActions({
        ...requestActionsOf(row, viewer, beside.attempts.some(isUnconfirmed)),
        ...may,
      }),
    };
  };

  return {
    list: async (member: StaffMember, { view, q, state, limit, cursor }: ListQuery) => {
      const search = q === undefined ? undefined : readDeskSearch(q);
      if (q?.trim() && !search)
        return { data: [], nextCursor: null, found: { count: 0, isAll: true } };
      const after = cursor === undefined ? undefined : readDeskCursor(cursor);
      const page = { view, search, state, after, limit: limit + 1 };
      const viewing = listing(member);
      const [rows, found, names] = await Promise.all([
        store.list(page, viewing),
        search && !after ? store.countFound({ view, search, state }, viewing) : null,
        readNames(),
      ]);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const at = last && momentIn(views[view], last);
      const isLate = last !== undefined && isLateTwice(last);
      return {
        data: shown.map((row) => presentRow(row, names, viewing.now)),
        nextCursor:
          last && at && rows.length > limit ? writeDeskCursor({ at, id: last.id, isLate }) : null,
        found,
      };
    },

    count: async (member: StaffMember) => {
      const [views, ...ofRooms] = await Promise.all([
        store.count(listing(member)),
        ...countedRooms.map(async (room) => [room, await rooms[room].countNew(member)] as const),
      ]);
      return { ...views, ...(Object.fromEntries(ofRooms) as Record<CountedRoom, number>) };
    },

    /** @throws {Problem} requests.notFound */
    read,

    /** Stands in its person's access log (ruling O11). @throws {Problem} requests.notFound */
    open: async (act: StaffAct): Promise<DeskRequest> => {
      const found = await read(act);
      const { clientId } = found;
      if (clientId !== null) await openings.note(act.member, [clientId], "request");
      return found;
    },
  };
};

export type DeskReading = ReturnType<typeof createDeskReading>;
