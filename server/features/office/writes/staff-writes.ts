import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { lockRequestIn, type RequestRow } from "../../requests/store/requests-store.ts";
import { holdLeaseIn } from "./leases-store.ts";

const LEASE_MS = 10 * MINUTE_MS;

type Run<Result> = (tx: Transaction, request: RequestRow) => Promise<Result>;

/** What everything that staff do with a request has in common (ruling O1). */
export const createStaffWrites = ({ db, now }: Pick<Parts, "db" | "now">) => {
  /** With the request locked. @throws {Problem} requests.notFound */
  const change = async <Result>(id: string, run: Run<Result>): Promise<Result> => {
    if (!isUuid(id)) throw new Problem("requests.notFound");
    return db.transaction(async (tx) => {
      const request = await lockRequestIn(tx, id);
      if (!request) throw new Problem("requests.notFound");
      return run(tx, request);
    });
  };

  /** @throws {Problem} staff.beingWorkedOn */
  const holdIn = async (tx: Transaction, member: StaffMember, requestId: string) => {
    const at = now();
    const until = new Date(at.getTime() + LEASE_MS);
    if (!(await holdLeaseIn(tx, { requestId, staffId: member.id, until }, at)))
      throw new Problem("staff.beingWorkedOn");
  };

  return {
    change,
    holdIn,

    /**
     * For its assignee, with the lease and on the version that was read.
     * @throws {Problem} requests.notFound; staff.notTaken; staff.beingWorkedOn; requests.changedMeanwhile
     */
    write: <Result>(member: StaffMember, id: string, version: number, run: Run<Result>) =>
      change(id, async (tx, request) => {
        if (request.assignee !== member.id) throw new Problem("staff.notTaken");
        await holdIn(tx, member, id);
        if (request.version !== version) throw new Problem("requests.changedMeanwhile");
        return run(tx, request);
      }),
  };
};

export type StaffWrites = ReturnType<typeof createStaffWrites>;
