import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A command of the product, as `npm run` starts it. */
export const startTool = (
  tool: "backup" | "restore" | "audit-verify" | "staff",
  words: readonly string[],
  environment: Record<string, string>,
) => {
  const niceness = tool === "backup" ? "10" : "0";
  const command = ["-n", niceness, process.execPath, `tools/${tool}.ts`, ...words];
  const child = spawn("nice", command, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", STORAGE_URL: "", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { ended, output: () => output, kill: () => child.kill("SIGKILL") };
};

/** @throws {Error} with what it printed, unless it ends with 0 */
export const runTool = async (...call: Parameters<typeof startTool>) => {
  const { code, output } = await startTool(...call).ended;
  if (code !== 0) throw new Error(`${call[0]} ended with ${code}:\n${output}`);
  return output;
};
