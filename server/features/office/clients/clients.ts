import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { findClient } from "../../../records/clients/clients-store.ts";
import { noteOpeningIn } from "../../../records/clients/openings-store.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import { createClientReading } from "./one/read-client.ts";
import type { Watch } from "./watch.ts";
import { createTimelineReading, type TimelineQuery } from "./timeline/read-timeline.ts";

/** Everybody with an account or a request, as staff see them. */
export const createClients = (
  parts: Pick<Parts, "db" | "now">,
  { quotes, watch }: { quotes: Pick<Quotes, "insurers">; watch: Pick<Watch, "afterOpening"> },
) => {
  const { db, now } = parts;
  const readClient = createClientReading(parts, quotes);
  const readTimeline = createTimelineReading(parts);

  /** Stands in the person's access log (ruling O11). @throws {Problem} staff.clientNotFound */
  const open = async (member: Pick<StaffMember, "id">, id: string) => {
    const client = isUuid(id) ? await findClient(db, id) : undefined;
    if (!client) throw new Problem("staff.clientNotFound");
    const opening = { clientId: client.id, staffId: member.id, kind: "client", at: now() } as const;
    const people = await db.transaction((tx) => noteOpeningIn(tx, opening));
    await watch.afterOpening(member, people, opening.at);
    return client;
  };

  return {
    /** @throws {Problem} staff.clientNotFound */
    read: async (member: Pick<StaffMember, "id">, id: string): Promise<OneClient> =>
      readClient(await open(member, id)),

    /** A part of the same page, newest first. @throws {Problem} staff.clientNotFound */
    timeline: async (member: Pick<StaffMember, "id">, id: string, query: TimelineQuery) =>
      readTimeline(await open(member, id), query),
  };
};

export type Clients = ReturnType<typeof createClients>;
