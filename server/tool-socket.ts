import { chmod, rm } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { withinTime } from "./adapters/time-limit.ts";

/** Longer paths cannot be bound on Linux. */
const MAX_PATH = 107;
const BEAT_MS = 100;

const ASKED_WITHIN_MS = 10_000;

type ToolCall = { tool: string; words: string[] };
type ToolAnswer = { lines: string[] } | { refused: string };
/** A line of JSON each, the answer last. */
type Told = { said: string } | ToolAnswer;

/** `say` prints a line at once; `signal` aborts when the person who called has gone. */
export type ToolTerms = { say: (line: string) => void; signal: AbortSignal };

export type Tools = Readonly<
  Record<string, (words: readonly string[], terms: ToolTerms) => Promise<string[]>>
>;

/** Its message is for whoever typed the command. */
export class ToolRefused extends Error {}

const socketPath = (dataDir: string) => join(dataDir, "tools.sock");

type OnError = (error: unknown, tool: string) => void;

const answerOf = async (
  { tool, words }: ToolCall,
  tools: Tools,
  terms: ToolTerms,
  onError: OnError,
): Promise<ToolAnswer> => {
  const run = tools[tool];
  if (!run) return { refused: `The running server has no tool "${tool}".` };
  try {
    return { lines: await run(words, terms) };
  } catch (error) {
    if (error instanceof ToolRefused) return { refused: error.message };
    onError(error, tool);
    return { refused: "This failed; the server's log says more." };
  }
};

/**
 * Tools that find the data folder in use speak to the server by this socket, which only the
 * server's own user may open.
 */
export const listenForTools = async (dataDir: string, tools: Tools, onError: OnError) => {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > MAX_PATH) {
    console.error(`tools: the path of DATA_DIR is too long for a socket, so stop Mizalla for them`);
    return { close: async () => {} };
  }
  // The folder's lock is ours, so a socket here is left over from a process that was killed.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    const gone = new AbortController();
    connection.on("error", () => connection.destroy());
    connection.once("close", () => gone.abort());
    const tell = (told: Told) => connection.write(`${JSON.stringify(told)}\n`);
    const terms = { say: (said: string) => void tell({ said }), signal: gone.signal };
    // A caller that was killed is noticed by the next write only.
    const beat = setInterval(() => connection.write("\n"), BEAT_MS);
    connection.once("close", () => clearInterval(beat));
    void withinTime(ASKED_WITHIN_MS, () => json(connection))
      .then((call) => answerOf(call as ToolCall, tools, terms, onError))
      .catch((): ToolAnswer => ({ refused: "This call could not be read." }))
      .then((answer) => {
        clearInterval(beat);
        tell(answer);
        connection.end();
      });
  });
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(umask);
  }
  await chmod(path, 0o600);
  return {
    close: async () => {
      server.close();
      await rm(path, { force: true });
    },
  };
};

/** Prints what is said meanwhile. @throws {ToolRefused} */
export const askServer = async (
  dataDir: string,
  call: ToolCall,
  say: ToolTerms["say"] = console.log,
): Promise<string[]> => {
  const connection = createConnection(socketPath(dataDir));
  connection.end(JSON.stringify(call));
  for await (const line of createInterface({ input: connection })) {
    if (line === "") continue;
    const told = JSON.parse(line) as Told;
    if ("refused" in told) throw new ToolRefused(told.refused);
    if ("lines" in told) return told.lines;
    say(told.said);
  }
  throw new ToolRefused("The server ended before it had finished this.");
};
