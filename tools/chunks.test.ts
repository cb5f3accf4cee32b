import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { chunkGlobs } from "./chunks.ts";

const cwd = fileURLToPath(new URL("..", import.meta.url));

/** One glob for each choice in braces, since a name that moved away hides behind its neighbours. */
const alternatives = (glob: string): string[] => {
  const [whole, names = ""] = /\{([^{}]*)\}/.exec(glob) ?? [];
  return whole === undefined
    ? [glob]
    : names.split(",").flatMap((name) => alternatives(glob.replace(whole, name)));
};

it("every file that the chunks name is there", () => {
  const globs = chunkGlobs.flatMap(alternatives);
  expect(globs.length).toBeGreaterThan(50);
  expect(globs.filter((glob) => globSync(glob, { cwd }).length === 0)).toEqual([]);
});
