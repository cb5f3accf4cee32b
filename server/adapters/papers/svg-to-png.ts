import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

const PROGRAM = join(import.meta.dirname, "svg-to-png-process.ts");
const TIMEOUT_MS = 20_000;

/**
 * Runs in a process of its own: in ours sharp refuses all but JPEG and PNG, so that no upload
 * reaches another decoder (ruling D1), and that holds for the whole process.
 */
export const svgToPng = async (svg: string): Promise<Buffer> => {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ["pipe", "pipe", "inherit"],
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  // A process that ended early says so by its exit code.
  child.stdin.on("error", () => undefined);
  child.stdin.end(svg);
  const [png, [code]] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0) throw new Error(`The picture was not drawn: ${String(code)}`);
  return png;
};
