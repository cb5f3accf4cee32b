import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const cwd = fileURLToPath(new URL("..", import.meta.url));

/** The build skips invalid lines of a stylesheet without an error. */
it("no stylesheet, template or document contains merge conflict markers", () => {
  const files = globSync("{*.md,{docs,web,server,gateway}/**/*.{css,md,typ,html,sql}}", { cwd });
  expect(files.length).toBeGreaterThan(20);
  const marked = files.filter((file) =>
    /^(<{7}|>{7}|={7})( |$)/m.test(readFileSync(`${cwd}/${file}`, "utf8")),
  );
  expect(marked).toEqual([]);
});
