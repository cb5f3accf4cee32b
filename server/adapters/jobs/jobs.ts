import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type SendOptions } from "pg-boss";
import type { OpenDatabase, Transaction } from "../database/database.ts";

/** Every queue of the product, with the retry rules of its jobs. */
const queues = {
  // 60 tries are about nine hours of a mail server that does not answer.
  mail: { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  reconcile: { policy: "short", retryLimit: 3, retryDelay: 5 },
  maintenance: { policy: "short", retryLimit: 3, retryDelay: 60 },
  retention: { policy: "short", retryLimit: 3, retryDelay: 600 },
} as const;

export type Queue = keyof typeof queues;

/** Our transaction type leaves the driver open, so its `execute` answers `unknown` to the compiler. */
const asExecutor = (tx: Transaction) => tx as unknown as Parameters<typeof fromDrizzle>[0];

const ABSENT = "00000000-0000-0000-0000-000000000000";

/**
 * Background jobs on the product's own database. `send` inside a transaction is an outbox: the job
 * exists exactly when the transaction was committed.
 */
export const openJobs = async (
  database: OpenDatabase,
  onError: (error: Error) => void,
  pollSeconds = 1,
) => {
  const boss = new PgBoss({
    db: database.jobs.db,
    backend: database.jobs.backend,
    schema: "jobs",
    ...(database.engine === "pglite" && { reindex: false }),
  });
  boss.on("error", onError);
  await boss.start();

  const present = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const [name, options] of Object.entries(queues)) {
    if (!present.has(name)) await boss.createQueue(name, options);
    // Fills pg-boss's cache: reading it inside a transaction would wait for ever on PGlite.
    await boss.findJobs(name, { id: ABSENT });
  }

  let stopping = false;

  /**
   * Works off what waits, each job settled on its own as soon as it is done: pg-boss by itself takes
   * one job a poll. A failure is noted and the job comes again after its queue's delay.
   */
  const workOff = async <Data extends object>(
    queue: Queue,
    first: { id: string; data: Data } | undefined,
    handle: (data: Data, jobId: string) => Promise<void>,
  ) => {
    let job = first;
    while (job) {
      try {
        await handle(job.data, job.id);
        await boss.complete(queue, job.id);
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        onError(failure);
        await boss.fail(queue, job.id, { message: failure.message });
      }
      job = stopping ? undefined : (await boss.fetch<Data>(queue))[0];
    }
  };

  return {
    /** Sends a job as part of a transaction. */
    sendIn: (tx: Transaction, queue: Queue, data: object, options: SendOptions = {}) =>
      boss.send(queue, data, { ...options, db: fromDrizzle(asExecutor(tx), sql) }),
    send: (queue: Queue, data: object, options: SendOptions = {}) =>
      boss.send(queue, data, options),
    work: async <Data extends object>(
      queue: Queue,
      handle: (data: Data, jobId: string) => Promise<void>,
    ) => {
      await boss.work<Data>(queue, { pollingIntervalSeconds: pollSeconds }, ([first]) =>
        workOff(queue, first, handle),
      );
    },
    /** Runs a job on a cron schedule in Asia/Dubai. */
    schedule: (queue: Queue, cron: string, data: object) =>
      boss.schedule(queue, cron, data, { tz: "Asia/Dubai" }),
    stop: () => {
      stopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
};

export type Jobs = Awaited<ReturnType<typeof openJobs>>;
