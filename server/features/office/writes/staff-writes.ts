import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { type Actor, byStaff } from "../../../records/audit/audit-store.ts";
import { lockRequestIn, type RequestRow } from "../../../records/requests/requests-store.ts";
import { holdLeaseIn } from "./leases-store.ts";
import type { StaffAct, VersionedAct } from "./staff-act.ts";

const LEASE_MS = 10 * MINUTE_MS;

/** Runs inside the transaction, with the request as it was locked. */
type Run<Result> = (tx: Transaction, request: RequestRow, by: Actor, at: Date) => Promise<Result>;

/** What everything that staff do with a request has in common (ruling O1). */
export const createStaffWrites = (
  { db, now }: Pick<Parts, "db" | "now">,
  read: (act: StaffAct) => Promise<DeskRequest>,
) => {
  const withLock = async <Result>({ member, id }: StaffAct, run: Run<Result>): Promise<Result> => {
    if (!isUuid(id)) throw new Problem("requests.notFound");
    return db.transaction(async (tx) => {
      const request = await lockRequestIn(tx, id);
      if (!request) throw new Problem("requests.notFound");
      return run(tx, request, byStaff(member.id), now());
    });
  };

  const holdIn = async (tx: Transaction, { member, id }: StaffAct, at: Date) => {
    const until = new Date(at.getTime() + LEASE_MS);
    if (!(await holdLeaseIn(tx, { requestId: id, staffId: member.id, until }, at)))
      throw new Problem("staff.beingWorkedOn");
  };

  const withLease = <Result>(act: VersionedAct, run: Run<Result>): Promise<Result> =>
    withLock(act, async (tx, request, by, at) => {
      if (request.assignee !== act.member.id) throw new Problem("staff.notTaken");
      await holdIn(tx, act, at);
      if (request.version !== act.version) throw new Problem("requests.changedMeanwhile");
      return run(tx, request, by, at);
    });

  return {
    /** @throws {Problem} staff.beingWorkedOn */
    holdIn,

    /** Answers what `run` answers. @throws {Problem} requests.notFound */
    withLock,

    /**
     * Runs for the request's assignee, with the lease and on the version that was read.
     * Answers what `run` answers.
     * @throws {Problem} requests.notFound; staff.notTaken; staff.beingWorkedOn; requests.changedMeanwhile
     */
    withLease,

    /** `withLock`, then answers the request as it is after the commit. */
    change: async (act: StaffAct, run: Run<void>): Promise<DeskRequest> => {
      await withLock(act, run);
      return read(act);
    },

    /** `withLease`, then answers the request as it is after the commit. */
    write: async (act: VersionedAct, run: Run<void>): Promise<DeskRequest> => {
      await withLease(act, run);
      return read(act);
    },

    /** The request as it is now. */
    read,
  };
};

export type StaffWrites = ReturnType<typeof createStaffWrites>;
