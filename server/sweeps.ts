import type { FastifyBaseLogger } from "fastify";

type Sweep = { name: string; run: () => Promise<unknown> };

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
