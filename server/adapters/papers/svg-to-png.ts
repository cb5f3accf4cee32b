import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

const ownPaper = {
  program: join(import.meta.dirname, "svg-to-png-process.ts"),
  timeout: 20_000,
  stderr: "inherit",
  env: process.env,
} as const;

/** It learns no setting of ours. */
const upload = {
  program: join(import.meta.dirname, "uploaded-svg-process.ts"),
  timeout: 15_000,
  stderr: "ignore",
  env: {},
} as const;

/**
 * Runs in a process of its own: in ours sharp refuses all but JPEG and PNG, so that no upload
 * reaches another decoder (ruling D1), and that holds for the whole process.
 */
const draw = async (svg: string, of: typeof ownPaper | typeof upload): Promise<Buffer> => {
  const child = spawn(process.execPath, [of.program], {
    stdio: ["pipe", "pipe", of.stderr],
    timeout: of.timeout,
    env: of.env,
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

export const svgToPng = (svg: string): Promise<Buffer> => draw(svg, ownPaper);

/** As large as it is needed, whatever size it gives itself. @throws where it takes too long or too much */
export const uploadedSvgToPng = (svg: string): Promise<Buffer> => draw(svg, upload);
