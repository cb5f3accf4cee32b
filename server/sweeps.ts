import type { FastifyBaseLogger } from "fastify";
import type { Parts } from "./parts.ts";

export type Sweep = { name: string; run: () => Promise<unknown> };

type Log = Pick<FastifyBaseLogger, "error">;

/**
 * One after another; one that fails stops none of the others.
 * @throws {Error} naming those that failed, so that the job is tried again
 */
export const runSweeps = async (sweeps: readonly Sweep[], log: Log) => {
  const failed: string[] = [];
  for (const { name, run } of sweeps)
    try {
      await run();
    } catch (error) {
      failed.push(name);
      log.error({ err: error, sweep: name }, "a sweep failed");
    }
  if (failed.length > 0) throw new Error(`These sweeps failed: ${failed.join(", ")}`);
};

const QUEUE = "maintenance";
const SINGLE_JOB = { singletonKey: "next" };

/**
 * Every `SWEEP_SECONDS`. The next job is sent first, so that no failure ends the chain; the schedule
 * restarts it.
 */
export const startMaintenance = async (
  { jobs, configuration }: Pick<Parts, "jobs" | "configuration">,
  sweeps: readonly Sweep[],
  log: Log,
) => {
  const sendNext = (startAfter: number) => jobs.send(QUEUE, {}, { ...SINGLE_JOB, startAfter });

  await jobs.work(QUEUE, async () => {
    await sendNext(configuration.sweepSeconds);
    await runSweeps(sweeps, log);
  });
  await jobs.schedule(QUEUE, "17 * * * *", {}, SINGLE_JOB);
  // One that waits since before a change of SWEEP_SECONDS would make the first run late.
  await jobs.dropQueued(QUEUE);
  await sendNext(0);
};
