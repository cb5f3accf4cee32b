import type { TimelineEntry } from "../../../../../contract/office/clients/timeline.ts";
import { momentOf } from "../../../../../contract/values.ts";
import { kindsIn, type TimelineFilter } from "../../../../../domain/clients/timeline.ts";
import type { Parts } from "../../../../parts.ts";
import type { Client } from "../../../../records/clients/clients-store.ts";
import { type NameStaff, readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import { readTimelineCursor, writeTimelineCursor } from "./timeline-cursor.ts";
import { createTimelineStore, type TimelineRow } from "./timeline-store.ts";

export type TimelineQuery = {
  kind: TimelineFilter;
  limit: number;
  cursor?: string | undefined;
};

const presentEntry = (
  { position, actorId, requestId, againAt, ...entry }: TimelineRow,
  named: NameStaff,
  numbers: ReadonlyMap<string, string>,
): TimelineEntry => {
  const [at = "", , id = ""] = position.split(" ");
  // A chat may be noted on the request of another person.
  const number = requestId === null ? undefined : numbers.get(requestId);
  return {
    ...entry,
    id: `${entry.source}-${id}`,
    at: new Date(at).toISOString(),
    staff: entry.actor === "staff" && actorId ? named(actorId) : null,
    request: requestId === null || number === undefined ? null : { id: requestId, number },
    againAt: momentOf(againAt),
  };
};

/** What happened with a person, from all that tells of it. */
export const createTimelineReading = ({ db }: Pick<Parts, "db">) => {
  const store = createTimelineStore(db);

  return async (client: Client, { kind, limit, cursor }: TimelineQuery) => {
    const after = cursor === undefined ? undefined : readTimelineCursor(cursor);
    const [requests, named] = await Promise.all([store.requestsOf(client), readStaffNames(db)]);
    const numbers = new Map(requests.map(({ id, number }) => [id, number]));
    const whose = { ...client, requestIds: [...numbers.keys()] };
    const rows = await store.list(whose, { kinds: kindsIn(kind), after, limit: limit + 1 });
    const last = rows.at(limit - 1);
    return {
      data: rows.slice(0, limit).map((row) => presentEntry(row, named, numbers)),
      nextCursor: last && rows.length > limit ? writeTimelineCursor(last.position) : null,
    };
  };
};
