import type { Jobs } from "./jobs.ts";
import type { Queue } from "./queues.ts";

export type PlannedJob = {
  queue: Exclude<Queue, "mail">;
  /** Dubai's time. For a repeated job it restarts a chain that broke. */
  cron: string;
  /** Seconds from one run to the next; the first is at the start. */
  everySeconds?: number;
  isAlsoAtStart?: boolean;
  work: () => Promise<unknown>;
};

const SINGLE_JOB = { singletonKey: "next" };

/** The next job is sent first, so that no failure ends the chain. */
const repeat = async (jobs: Jobs, { queue, cron, work }: PlannedJob, everySeconds: number) => {
  const sendNext = (startAfter: number) => jobs.send(queue, {}, { ...SINGLE_JOB, startAfter });
  await jobs.work(queue, async () => {
    await sendNext(everySeconds);
    await work();
  });
  await jobs.schedule(queue, cron, {}, SINGLE_JOB);
  // One that waits since before a change of the interval would make the first run late.
  await jobs.dropQueued(queue);
  await sendNext(0);
};

/** Jobs run in one process at a time; the others take over when that ends. */
export const startPlannedJobs = async (jobs: Jobs, planned: readonly PlannedJob[]) => {
  for (const job of planned) {
    const { queue, cron, everySeconds, isAlsoAtStart = false, work } = job;
    if (everySeconds !== undefined) await repeat(jobs, job, everySeconds);
    else {
      await jobs.work(queue, async () => void (await work()));
      await jobs.schedule(queue, cron, {});
      if (isAlsoAtStart) await jobs.send(queue, {});
    }
  }
};
