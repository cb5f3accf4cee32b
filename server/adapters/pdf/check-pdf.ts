import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { InspectedPdf } from "./inspect-pdf.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PROGRAM = join(import.meta.dirname, "check-pdf-process.ts");

const TIMEOUT_MS = 20_000;
const PROCESSOR_SECONDS = 15;
const MEMORY_KILOBYTES = 1024 * 1024;
const HEAP_MEGABYTES = 256;

/** It reads the library and itself: no other file, no other program. */
const READABLE = ["package.json", "server/adapters/pdf"];
const NODE = [
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  "--permission",
  ...READABLE.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
];

/** Limits of the shell, because memory outside of the heap is not counted by Node. */
const SHELL = `ulimit -t ${PROCESSOR_SECONDS}; ulimit -d ${MEMORY_KILOBYTES} 2>/dev/null; exec "$0" "$@"`;

type Found = Extract<InspectedPdf, { found: string }>["found"];

export type PdfProblem = "notPdf" | "truncated" | "tooComplex" | Found;

export type CheckedPdf = { problem: PdfProblem } | { pages: number };

const END_WITHIN = 2_048;

const outsideProblem = (bytes: Buffer): PdfProblem | undefined => {
  if (!bytes.subarray(0, 8).toString("latin1").startsWith("%PDF-")) return "notPdf";
  return bytes.subarray(-END_WITHIN).includes("%%EOF") ? undefined : "truncated";
};

const readVerdict = (text: string): CheckedPdf => {
  const verdict = JSON.parse(text) as InspectedPdf;
  return "pages" in verdict ? verdict : { problem: verdict.found };
};

/**
 * Every object is looked at, in a process of its own: a PDF can be made to take a reader's time and
 * memory, or to use its mistakes. One that breaks the limits is `tooComplex`.
 */
export const checkPdf = async (bytes: Buffer): Promise<CheckedPdf> => {
  const problem = outsideProblem(bytes);
  if (problem) return { problem };
  const child = spawn("/bin/sh", ["-c", SHELL, process.execPath, ...NODE, PROGRAM], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close");
  // A process that ended early says so by its exit code.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [answer, [code]] = await Promise.all([buffer(child.stdout), ended]);
  return code === 0 ? readVerdict(answer.toString()) : { problem: "tooComplex" };
};
