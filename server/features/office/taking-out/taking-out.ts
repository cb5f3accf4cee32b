import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { StaffProblemCode } from "../../../../contract/office/problems.ts";
import {
  HOURLY_PACKS,
  HOURLY_REVEALS,
  type LimitName,
  wholeSeconds,
} from "../../../http/limits.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import type { StaffAccessParts } from "../access/access.ts";

type Taken = "packs" | "reveals";
type Bound = { limit: LimitName; count: number; code: StaffProblemCode };

const bounds: Record<Taken, Bound> = {
  packs: { limit: "staffPack", count: HOURLY_PACKS, code: "staff.tooManyPacks" },
  reveals: { limit: "staffReveal", count: HOURLY_REVEALS, code: "staff.tooManyReveals" },
};

/** People read minutes: at this one it is open. */
const nextMinute = (at: Date) => new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);

/** Bounds what one member of staff takes out of the office within an hour (finding E7). */
export const createTakingOut = (
  { db, limits }: Pick<Parts, "db" | "limits">,
  { tellAdmins }: Pick<StaffAccessParts, "tellAdmins">,
) => {
  /** @throws {Problem} staff.tooManyPacks; staff.tooManyReveals, with the time they open again */
  return async ({ id }: StaffMember, what: Taken) => {
    const { limit, count, code } = bounds[what];
    const end = await limits.takeOrOpensAt(limit, id);
    if (end === undefined) return;
    const opensAt = nextMinute(end);
    // The end names the window, so that each makes one letter. It is read to a few milliseconds.
    const window = Math.round(end.getTime() / MINUTE_MS);
    const named = await readStaffNames(db);
    await tellAdmins(`staff-limit-${what}-${id}-${window}`, {
      kind: "staffLimitNotice",
      name: named(id).name,
      what,
      count,
      opensAt: opensAt.toISOString(),
    });
    throw new Problem(code, { retryAfter: wholeSeconds(end.getTime() - Date.now()), opensAt });
  };
};

export type TakingOut = ReturnType<typeof createTakingOut>;
