import { readFile } from "node:fs/promises";

/** The resident memory of a process in megabytes; 0 where Linux does not tell. */
export const memoryOf = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
};
