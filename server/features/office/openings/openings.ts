import type { OpenedKind } from "../../../../domain/clients/opened.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { findClientOfRequest } from "../../../records/clients/clients-store.ts";
import { noteOpeningIn } from "../../../records/clients/openings-store.ts";
import type { Watch } from "./watch.ts";

type Member = Pick<StaffMember, "id">;

/** What staff open of people: it stands in their access logs (ruling O11), and is watched. */
export const createOpenings = (
  { db, now }: Pick<Parts, "db" | "now">,
  watch: Pick<Watch, "afterOpening">,
) => {
  const note = async (member: Member, clientIds: readonly string[], kind: OpenedKind) => {
    const at = now();
    const people = await db.transaction(async (tx) => {
      let opened = 0;
      // In the order of their ids, so that two transactions cannot deadlock.
      for (const clientId of clientIds.toSorted())
        opened = await noteOpeningIn(tx, { clientId, staffId: member.id, kind, at });
      return opened;
    });
    await watch.afterOpening(member, people, at);
  };

  return {
    note,

    /** Of the request's person; of nobody once that is erased. */
    noteOfRequest: async (member: Member, requestId: string, kind: OpenedKind) => {
      const client = await findClientOfRequest(db, requestId);
      if (client) await note(member, [client.id], kind);
    },
  };
};

export type Openings = ReturnType<typeof createOpenings>;
