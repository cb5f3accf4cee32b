import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { findClient } from "../../../records/clients/clients-store.ts";
import { describeClients } from "../../../records/clients/described-clients-store.ts";
import { joinsOf, otherOf } from "../../../records/clients/joins-store.ts";
import type { Quotes } from "../../quotes/quotes.ts";
import type { Openings } from "../openings/openings.ts";
import { createClientReading } from "./one/read-client.ts";
import { createTimelineReading, type TimelineQuery } from "./timeline/read-timeline.ts";

/** Everybody with an account or a request, as staff see them. */
export const createClients = (
  parts: Pick<Parts, "db" | "now">,
  { openings, quotes }: { openings: Pick<Openings, "note">; quotes: Pick<Quotes, "insurers"> },
) => {
  const { db } = parts;
  const readClient = createClientReading(parts, quotes);
  const readTimeline = createTimelineReading(parts);

  const find = async (id: string) => {
    const client = isUuid(id) ? await findClient(db, id) : undefined;
    if (!client) throw new Problem("staff.clientNotFound");
    return client;
  };

  const joinedWith = async (id: string) => {
    const ids = (await joinsOf(db, id)).map((join) => otherOf(join, id));
    return [...(await describeClients(db, ids)).values()];
  };

  return {
    /**
     * Stands in the person's access log (ruling O11), and in that of whoever is joined with them,
     * of whom the page shows what is open. @throws {Problem} staff.clientNotFound
     */
    read: async (member: Pick<StaffMember, "id">, id: string): Promise<OneClient> => {
      const client = await find(id);
      const joined = await joinedWith(id);
      await openings.note(member, [id, ...joined.map((other) => other.id)], "client");
      return readClient(client, joined);
    },

    /** A part of the same page, newest first. @throws {Problem} staff.clientNotFound */
    timeline: async (member: Pick<StaffMember, "id">, id: string, query: TimelineQuery) => {
      const client = await find(id);
      await openings.note(member, [id], "client");
      return readTimeline(client, query);
    },
  };
};

export type Clients = ReturnType<typeof createClients>;
