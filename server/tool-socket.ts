import { chmod, rm } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { withinTime } from "./adapters/time-limit.ts";

/** Longer paths cannot be bound on Linux. */
const MAX_PATH = 107;

const ASKED_WITHIN_MS = 10_000;

type ToolCall = { tool: string; words: string[] };
type ToolAnswer = { lines: string[] } | { refused: string };

export type Tools = Readonly<Record<string, (words: readonly string[]) => Promise<string[]>>>;

/** Its message is for whoever typed the command. */
export class ToolRefused extends Error {}

const socketPath = (dataDir: string) => join(dataDir, "tools.sock");

type OnError = (error: unknown, tool: string) => void;

const answerOf = async (
  { tool, words }: ToolCall,
  tools: Tools,
  onError: OnError,
): Promise<ToolAnswer> => {
  const run = tools[tool];
  if (!run) return { refused: `The running server has no tool "${tool}".` };
  try {
    return { lines: await run(words) };
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
    connection.on("error", () => connection.destroy());
    void withinTime(ASKED_WITHIN_MS, () => json(connection))
      .then((call) => answerOf(call as ToolCall, tools, onError))
      .catch((): ToolAnswer => ({ refused: "This call could not be read." }))
      .then((answer) => connection.end(JSON.stringify(answer)));
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

/** @throws {ToolRefused} */
export const askServer = async (dataDir: string, call: ToolCall): Promise<string[]> => {
  const connection = createConnection(socketPath(dataDir));
  connection.end(JSON.stringify(call));
  const answer = (await json(connection)) as ToolAnswer;
  if ("refused" in answer) throw new ToolRefused(answer.refused);
  return answer.lines;
};
