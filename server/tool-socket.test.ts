import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { askServer, listenForTools, ToolRefused } from "./tool-socket.ts";

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

it("opens only for the user who runs the server", async () => {
  expect((await stat(join(folder, "tools.sock"))).mode & 0o777).toBe(0o600);
});

it("takes the place of a socket that a killed process left", async () => {
  const again = await listenForTools(folder, { greet: async () => ["again"] }, onError);
  expect(await askServer(folder, { tool: "greet", words: [] })).toEqual(["again"]);
  await again.close();
});
