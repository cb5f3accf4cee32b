import type { SubjectKind } from "../../../../domain/desk/subject.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { type AnyProblemCode, Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { type Actor, byStaff } from "../../../records/audit/audit-store.ts";
import { nameOfStaffIn } from "./holders-store.ts";
import { holdLeaseIn } from "./leases-store.ts";
import type { StaffAct, VersionedAct } from "./staff-act.ts";

const LEASE_MS = 10 * MINUTE_MS;

/** `assignee`: who has taken it; undefined for a kind of subject that nobody takes. */
type SubjectRow = { version: number; assignee?: string | null; assignedAt?: Date | null };

/** The refusal that says who has it, and since when where that is known. */
export const heldByOtherIn = async (
  tx: Transaction,
  assignee: string,
  since: Date | null | undefined,
): Promise<Problem> => {
  const name = await nameOfStaffIn(tx, assignee);
  if (!name) return new Problem("staff.notTaken");
  const code = since ? "staff.takenByOther" : "staff.heldByOther";
  return new Problem(code, { holder: { name, since: since ?? null } });
};

/** @throws {Problem} staff.notTaken; staff.takenByOther for what a colleague has */
export const refuseNotOwnIn = async (
  tx: Transaction,
  { assignee, assignedAt }: Omit<SubjectRow, "version">,
  staffId: string,
) => {
  if (assignee === staffId) return;
  throw assignee ? await heldByOtherIn(tx, assignee, assignedAt) : new Problem("staff.notTaken");
};

/** How the rows of one kind of subject are locked and shown, and what refuses an act on them. */
export type SubjectRules<Kind extends SubjectKind, Row extends SubjectRow, Shown> = {
  lockIn: (tx: Transaction, id: string) => Promise<Row | undefined>;
  read: (act: StaffAct<Kind>) => Promise<Shown>;
  notFound: AnyProblemCode;
  changed: AnyProblemCode;
};

/** Runs inside the transaction, with the subject as it was locked. */
type Run<Row, Result> = (tx: Transaction, row: Row, by: Actor, at: Date) => Promise<Result>;

/** What everything that staff do with a subject has in common (ruling O1). */
export const createStaffWrites = <Kind extends SubjectKind, Row extends SubjectRow, Shown>(
  { db, now }: Pick<Parts, "db" | "now">,
  { lockIn, read, notFound, changed }: SubjectRules<Kind, Row, Shown>,
) => {
  type Act = StaffAct<Kind>;
  type Versioned = VersionedAct<Kind>;

  const withLock = async <Result>({ member, id }: Act, run: Run<Row, Result>): Promise<Result> => {
    if (!isUuid(id)) throw new Problem(notFound);
    return db.transaction(async (tx) => {
      const row = await lockIn(tx, id);
      if (!row) throw new Problem(notFound);
      return run(tx, row, byStaff(member.id), now());
    });
  };

  const holdIn = async (tx: Transaction, act: Act, at: Date) => {
    const until = new Date(at.getTime() + LEASE_MS);
    if (!(await holdLeaseIn(tx, act, { staffId: act.member.id, until }, at)))
      throw new Problem("staff.beingWorkedOn");
  };

  const withLease = <Result>(act: Versioned, run: Run<Row, Result>): Promise<Result> =>
    withLock(act, async (tx, row, by, at) => {
      await refuseNotOwnIn(tx, row, act.member.id);
      await holdIn(tx, act, at);
      if (row.version !== act.version) throw new Problem(changed);
      return run(tx, row, by, at);
    });

  return {
    /** @throws {Problem} staff.beingWorkedOn */
    holdIn,

    /** Answers what `run` answers. @throws {Problem} `notFound` */
    withLock,

    /**
     * Runs for the subject's assignee, with the lease and on the version that was read.
     * Answers what `run` answers.
     * @throws {Problem} `notFound`; staff.notTaken; staff.takenByOther; staff.beingWorkedOn; `changed`
     */
    withLease,

    /** `withLock`, then answers the subject as it is after the commit. */
    change: async (act: Act, run: Run<Row, void>): Promise<Shown> => {
      await withLock(act, run);
      return read(act);
    },

    /** For what nobody takes: only on the version that was read. @throws {Problem} `changed` */
    changeVersion: async (act: Versioned, run: Run<Row, void>): Promise<Shown> => {
      await withLock(act, (tx, row, by, at) => {
        if (row.version !== act.version) throw new Problem(changed);
        return run(tx, row, by, at);
      });
      return read(act);
    },

    /** `withLease`, then answers the subject as it is after the commit. */
    write: async (act: Versioned, run: Run<Row, void>): Promise<Shown> => {
      await withLease(act, run);
      return read(act);
    },

    /** The subject as it is now. */
    read,
  };
};
