import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

type Options = { timeout: number; stderr: "inherit" | "ignore"; env: NodeJS.ProcessEnv };

/**
 * Runs a program of this folder in a process of its own, and resolves to what it writes.
 * @throws where it fails, or takes longer than the timeout in ms
 */
export const inOwnProcess = async (
  program: string,
  input: string,
  { timeout, stderr, env }: Options,
): Promise<Buffer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    stdio: ["pipe", "pipe", stderr],
    timeout,
    env,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  // A process that ended early says so by its exit code.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const [output, [code]] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
  return output;
};
