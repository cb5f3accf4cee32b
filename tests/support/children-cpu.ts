import { existsSync, readFileSync } from "node:fs";

const STAT = "/proc/self/stat";
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time that child processes have taken that have ended. It does not
 * depend on what else the machine does; where nothing tells it, the time of the clock.
 */
export const childrenCpuMs = (): number => {
  if (!existsSync(STAT)) return performance.now();
  const fields = readFileSync(STAT, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [user = "0", system = "0"] = fields.slice(13, 15);
  return (Number(user) + Number(system)) * TICK_MS;
};
