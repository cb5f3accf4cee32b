import { mkdtemp, rm, stat } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { askServer, listenForTools, ToolRefused } from "./tool-socket.ts";

let waiting = 0;
let folder: string;
let listening: Awaited<ReturnType<typeof listenForTools>>;

const onError = (error: unknown) => {
  throw error;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tools-"));
  listening = await listenForTools(
    folder,
    {
      greet: async ([name = ""]) => [`Hello ${name}`],
      count: async (_words, { say }) => {
        say("one");
        say("two");
        return ["three"];
      },
      wait: async (_words, { signal }) => {
        waiting += 1;
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        waiting -= 1;
        return [];
      },
      refuse: async () => {
        throw new ToolRefused("Not today.");
      },
    },
    onError,
  );
});
afterEach(async () => {
  await listening.close();
  await rm(folder, { recursive: true });
});

it("runs a tool inside the server", async () => {
  expect(await askServer(folder, { tool: "greet", words: ["Mariam"] })).toEqual(["Hello Mariam"]);
});

it("passes on what a tool refuses, and names an unknown tool", async () => {
  await expect(askServer(folder, { tool: "refuse", words: [] })).rejects.toThrow("Not today.");
  await expect(askServer(folder, { tool: "dance", words: [] })).rejects.toThrow("dance");
});

it("says lines while a tool runs, before its answer", async () => {
  const said: string[] = [];
  const lines = await askServer(folder, { tool: "count", words: [] }, (line) => said.push(line));
  expect([said, lines]).toEqual([["one", "two"], ["three"]]);
});

it("tells a tool that its caller has gone", async () => {
  const connection = createConnection(join(folder, "tools.sock"));
  connection.end(JSON.stringify({ tool: "wait", words: [] }));
  await expect.poll(() => waiting).toBe(1);
  connection.destroy();
  await expect.poll(() => waiting, { timeout: 5_000 }).toBe(0);
});

it("says so when the server ends before its answer", async () => {
  const broken = createServer((connection) => connection.end('{"said":"half"}\n'));
  await listening.close();
  await new Promise<void>((resolve) => broken.listen(join(folder, "tools.sock"), resolve));
  const asking = askServer(folder, { tool: "greet", words: [] }, () => {});
  await expect(asking).rejects.toThrow("The server ended before");
  broken.close();
});

it("opens only for the user who runs the server", async () => {
  expect((await stat(join(folder, "tools.sock"))).mode & 0o777).toBe(0o600);
});

it("takes the place of a socket that a killed process left", async () => {
  const again = await listenForTools(folder, { greet: async () => ["again"] }, onError);
  expect(await askServer(folder, { tool: "greet", words: [] })).toEqual(["again"]);
  await again.close();
});
