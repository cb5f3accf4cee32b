import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss, type SendOptions } from "pg-boss";
import { DUBAI } from "../../../domain/dubai-time.ts";
import { loggedError } from "../../logged-error.ts";
import type { OpenDatabase, Transaction } from "../database/database.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { type Queue, queues } from "./queues.ts";

/** A job whose process sent no heartbeat for this long goes to another. */
const HEARTBEAT_TIMEOUT_SECONDS = 20;
const HEARTBEAT_SECONDS = 5;
const MONITOR_SECONDS = 5;
const RETRY_COMPLETE_MS = 500;

/** Our transaction type leaves the driver open, so `execute` returns `unknown`. */
const asExecutor = (tx: Transaction) => tx as unknown as Parameters<typeof fromDrizzle>[0];

const UNKNOWN_JOB_ID = "00000000-0000-0000-0000-000000000000";

const RETRY_ACTIVE_JOBS =
  "update jobs.job set state = 'retry', start_after = now() where state = 'active'";

/** `signal` aborts when time is up or another process has the job. */
type Handle<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

/** `sendIn` makes an outbox: the job exists exactly when its transaction was committed. */
export const openJobs = async (
  database: OpenDatabase,
  onError: (error: Error) => void,
  {
    pollSeconds = 1,
    /** Asked before each job; one that may not run is tried again later. */
    mayWork = async () => true,
  }: { pollSeconds?: number; mayWork?: () => Promise<boolean> } = {},
) => {
  const isAlone = database.engine === "pglite";
  const boss = new PgBoss({
    db: database.jobs.db,
    backend: database.jobs.backend,
    schema: "jobs",
    ...(isAlone
      ? { reindex: false }
      : { superviseIntervalSeconds: MONITOR_SECONDS, monitorIntervalSeconds: MONITOR_SECONDS }),
  });
  boss.on("error", onError);
  await boss.start();

  const present = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const [name, rules] of Object.entries(queues)) {
    const { policy, ...options } = { policy: "standard" as const, ...rules };
    const limits = { ...options, heartbeatSeconds: HEARTBEAT_TIMEOUT_SECONDS };
    if (present.has(name)) await boss.updateQueue(name, limits);
    else await boss.createQueue(name, { ...limits, policy });
    // Fills pg-boss's cache: reading it inside a transaction would wait for ever on PGlite.
    await boss.findJobs(name, { id: UNKNOWN_JOB_ID });
  }
  if (isAlone) await database.jobs.db.executeSql(RETRY_ACTIVE_JOBS);

  let stopping = false;

  // Retries during an outage and also when the job was given back: otherwise it would run twice.
  const complete = async (queue: Queue, { id }: Job<unknown>) => {
    for (;;) {
      try {
        return await boss.complete(queue, id, null, { includeQueued: true });
      } catch (error) {
        if (stopping || !isUnavailable(error)) throw error;
        await wait(RETRY_COMPLETE_MS);
      }
    }
  };

  const perform = async <Data extends object>(
    queue: Queue,
    job: Job<Data>,
    handle: Handle<Data>,
  ) => {
    try {
      if (!(await mayWork())) throw new Error("No job runs while a restoring has not ended.");
      await handle(job.data, job.signal);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      onError(failure);
      const { type, code } = loggedError(failure);
      return boss.fail(queue, job.id, { type, code });
    }
    return complete(queue, job);
  };

  /** How each queue is worked on, to take it up again after a pause. */
  const workers = new Map<Queue, () => Promise<void>>();
  let isPaused = false;

  return {
    sendIn: (tx: Transaction, queue: Queue, data: object, options: SendOptions = {}) =>
      boss.send(queue, data, { ...options, db: fromDrizzle(asExecutor(tx), sql) }),
    send: (queue: Queue, data: object, options: SendOptions = {}) =>
      boss.send(queue, data, options),
    /** Never inside a transaction. */
    find: async <Data extends object>(queue: Queue, id: string): Promise<Data | undefined> => {
      const [job] = await boss.findJobs<Data>(queue, { id });
      return job?.data;
    },
    /** One that has ended already stays as it is. */
    cancelIn: (tx: Transaction, queue: Queue, id: string) =>
      boss.cancel(queue, id, { db: fromDrizzle(asExecutor(tx), sql) }),
    work: async <Data extends object>(queue: Queue, handle: Handle<Data>) => {
      const options = {
        pollingIntervalSeconds: pollSeconds,
        heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
      };
      const take = async () => {
        const worker = await boss.work<Data>(queue, options, async ([job]) => {
          if (job) await perform(queue, job, handle);
          // pg-boss alone takes one job per poll.
          boss.notifyWorker(worker);
        });
      };
      workers.set(queue, take);
      if (!isPaused) await take();
    },
    /** Jobs that run end; none is taken until `resume`. */
    pause: async () => {
      isPaused = true;
      for (const queue of workers.keys()) await boss.offWork(queue, { wait: false });
    },
    resume: async () => {
      if (!isPaused) return;
      isPaused = false;
      for (const take of workers.values()) await take();
    },
    schedule: (queue: Queue, cron: string, data: object, options: SendOptions = {}) =>
      boss.schedule(queue, cron, data, { ...options, tz: DUBAI }),
    /** Not those that run. */
    dropQueued: (queue: Queue) => boss.deleteQueuedJobs(queue),
    stop: () => {
      stopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
};

export type Jobs = Awaited<ReturnType<typeof openJobs>>;
