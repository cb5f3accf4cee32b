import { answers } from "../../../domain/analytics/count-event.ts";
import { canonicalJson } from "../../../domain/quotes/rating-plan.ts";
import {
  addToDay,
  type DayOfPromises,
  type PromiseMeasure,
} from "../../../domain/analytics/promise-day.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { Parts } from "../../parts.ts";
import { digestAfter, startOfDay } from "./case-digest.ts";
import {
  casesWithAuditIn,
  createPromisesStore,
  dayBeforeIn,
  type DayFault,
  type PromiseCase,
  type PromiseDay,
  readDayIn,
} from "./promises-store.ts";

export type PromiseParts = Pick<Parts, "db" | "now"> & { keys: Pick<Keys, "promiseCases"> };

export type FaultyDay = { day: string; fault: DayFault };
export type VerifiedDays = { days: number; cases: number; faults: FaultyDay[] };

/** Small enough that the event loop is never held for long. */
const BATCH = 500;

/** The rows of the audit that end a case. */
const ends: Record<PromiseMeasure, { subject: string; events: readonly string[] }> = {
  firstAnswer: {
    subject: "request",
    events: answers,
  },
  toPolicy: { subject: "request", events: ["policyIssued"] },
  toRefund: { subject: "refund", events: ["confirmed"] },
};

type Ended = { subject: string | null; event: string | null };

/** Null where the row or its seal is gone. */
const isEnd = (measure: PromiseMeasure, { subject, event }: Ended) =>
  subject === ends[measure].subject && ends[measure].events.includes(event ?? "");

type Told = Omit<PromiseDay, "day" | "fault" | "checkedAt">;

/** The day as its cases tell it. */
const recountIn = async (tx: Transaction, key: Buffer, day: string) => {
  let told: Told | undefined;
  let areEnded = true;
  let after: PromiseCase | undefined;
  for (;;) {
    const rows = await casesWithAuditIn(tx, { day, after, limit: BATCH });
    const cases = rows.map(({ one }) => one as PromiseCase);
    const [first, last] = [cases[0], cases.at(-1)];
    if (!first || !last) return { told, areEnded };
    areEnded &&= rows.every(({ subject, event }, at) =>
      isEnd(cases[at]?.measure ?? "toPolicy", { subject, event }),
    );
    const before = told?.digest ?? startOfDay(await dayBeforeIn(tx, day, first.seq));
    const times: DayOfPromises = addToDay(told?.times ?? [], cases);
    told = {
      firstSeq: told?.firstSeq ?? first.seq,
      lastSeq: last.seq,
      cases: (told?.cases ?? 0) + cases.length,
      digest: cases.reduce((digest, one) => digestAfter(key, digest, one), before),
      times,
    };
    after = last;
  }
};

const isSame = (row: PromiseDay, told: Told) => {
  const { day: _day, fault: _fault, checkedAt: _checkedAt, ...known } = row;
  return canonicalJson(known) === canonicalJson(told);
};

/** Compares days with their cases and with the audit (ruling O11), and notes what it finds. */
export const createDayVerification = ({ db, keys, now }: PromiseParts) => {
  const store = createPromisesStore(db);

  /** Undefined where there is neither row nor case. */
  const look = (day: string) =>
    db.transaction(
      async (tx) => {
        const row = await readDayIn(tx, day);
        const { told, areEnded } = await recountIn(tx, keys.promiseCases, day);
        if (!row && !told) return undefined;
        const cases = told?.cases ?? 0;
        if (!row || !told || !isSame(row, told)) return { cases, fault: "casesChanged" as const };
        return { cases, fault: areEnded ? null : ("auditChanged" as const) };
      },
      // A case that is added meanwhile would look like a fault.
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );

  const verifyDay = async (day: string) => {
    const found = await look(day);
    if (found) await store.note(day, found.fault, now());
    return found;
  };

  return {
    verifyDay,

    verifyDays: async (): Promise<VerifiedDays> => {
      const verified: VerifiedDays = { days: 0, cases: 0, faults: [] };
      for (let day = await store.dayAfter(""); day; day = await store.dayAfter(day)) {
        const found = await verifyDay(day);
        if (!found) continue;
        verified.days += 1;
        verified.cases += found.cases;
        if (found.fault) verified.faults.push({ day, fault: found.fault });
      }
      return verified;
    },
  };
};
