import { hourOf } from "../../../../domain/clients/opened.ts";
import type { Watched } from "../../../../domain/clients/watched.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import { HOURLY_CLIENT_SEARCHES, HOURLY_CLIENTS } from "../../../http/limits.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import type { StaffAccessParts } from "../access/access.ts";

type Member = Pick<StaffMember, "id">;

/**
 * Admins and compliance learn of one member of staff who looks at more people than work needs
 * (ruling O11). A call that is answered is never stopped by it.
 */
export const createWatch = (
  { db, limits, now }: Pick<Parts, "db" | "limits" | "now">,
  { tellOverseers }: Pick<StaffAccessParts, "tellOverseers">,
) => {
  /** The window is in the letter's key, so that each makes one letter. */
  const tell = async ({ id }: Member, what: Watched, count: number, window: string) => {
    const named = await readStaffNames(db);
    await tellOverseers(`clients-${what}-${id}-${window}`, {
      kind: "clientsWatchNotice",
      name: named(id).name,
      what,
      count,
      at: now().toISOString(),
    });
  };

  return {
    /** @param people how many different ones were opened within the hour (`noteOpeningIn`) */
    afterOpening: async (member: Member, people: number, at = now()) => {
      if (people <= HOURLY_CLIENTS) return;
      await tell(member, "opened", people, hourOf(at).toISOString());
    },

    afterSearch: async (member: Member) => {
      const end = await limits.takeOrOpensAt("clientSearch", member.id);
      if (end === undefined) return;
      // Read to a few milliseconds.
      const window = Math.round(end.getTime() / MINUTE_MS);
      await tell(member, "searched", HOURLY_CLIENT_SEARCHES, String(window));
    },
  };
};

export type Watch = ReturnType<typeof createWatch>;
