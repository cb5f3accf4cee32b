import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import all from "../en.ts";
import form from "../form/en.ts";
import sent from "../quotes/sent-texts/en.ts";
import first from "./en.ts";

const purchase = fileURLToPath(new URL("..", import.meta.url));
const sourceOf = (file: string) => readFileSync(file, "utf8");

/** The quotes and everything they import, at once or later; other pages fetch their texts themselves. */
const filesOfQuotes = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !file.startsWith(purchase)) return seen;
  seen.add(file);
  for (const [, path = ""] of sourceOf(file).matchAll(/["'](\.[^"']+\.tsx)["']/g))
    filesOfQuotes(resolve(dirname(file), path), seen);
  return seen;
};

/** The contact form brings the texts of its sending, what is about an edit brings its own. */
const laterGroups = Object.keys(all).filter(
  (group) => ![first, sent, { editing: form.editing }].some((texts) => group in texts),
);

describe("the quotes", () => {
  it("need no text of the other steps", () => {
    const files = [...filesOfQuotes(join(purchase, "quotes/quotes.tsx"))];
    expect(files.length).toBeGreaterThan(30);
    const key = new RegExp(`["\`](?:${laterGroups.join("|")})\\.\\w+`, "g");
    const used = files.flatMap((file) => sourceOf(file).match(key) ?? []);
    expect(used).toEqual([]);
  });
});
