import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { specificationRows } from "./specification-rows.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

/** Every section and screen of the specification's two parts, and what was added. */
const sections = [
  "1-1",
  "1-2",
  "1-2 home",
  "1-2 car insurance",
  "1-2 comprehensive and third-party",
  "1-2 pet insurance",
  "1-2 about",
  "1-2 help",
  "1-2 blog",
  "1-2 partners",
  "1-2 careers",
  "1-2 terms and privacy",
  "1-2 header",
  "1-2 footer",
  "1-2 login",
  "1-2 sign-up",
  "1-2 forgot password",
  "1-2 reset password",
  "1-2 staff shell",
  "1-3",
  "1-4",
  "1-5",
  "1-6",
  "1-7",
  "1-8",
  "1-9",
  "2-1",
  "2-2",
  "2-2.1",
  "2-2.2",
  "2-2.3",
  "2-2.4",
  "2-2.5",
  "2-2.6",
  "2-3.1",
  "2-3.2",
  "2-3.3",
  "2-3.4",
  "2-3.5",
  "2-3.6",
  "2-3.7",
  "2-4",
  "2-5.1",
  "2-5.2",
  "2-5.3",
  "2-5.4",
  "2-5.5",
  "2-6",
  "2-7",
  "2-7.1",
  "2-7.2",
  "2-8",
  "2-9",
  "3-1 chat",
  "3-1 chat without scripts",
  "3-1 chat over two processes",
  "3-1 chats at the desk",
  "3-1 transcript",
  "3-1 keeping a chat",
  "3-1 somebody else's chat",
  "3-2 finding a client",
  "3-2 one client",
  "3-2 how to reach somebody",
  "3-2 joining",
  "3-2 a client's data",
  "3-2 watching",
  "3-3 staff",
  "3-3 sessions",
  "3-3 brand",
  "3-3 menus",
  "3-3 opening hours",
  "3-3 kept texts",
  "3-3 commission",
  "3-3 audit",
  "3-3 health",
  "3-4 requests",
  "3-4 approvals",
  "3-4 refunds",
  "3-4 insurance",
  "3-4 figures",
];

/** The rows of the table. */
const linesOf = (table: string) =>
  Array.from(
    table.matchAll(/^\| (\d-[^|]+?) +\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
    ([, section = "", asks = "", fulfils = "", shows = ""]) => ({ section, asks, fulfils, shows }),
  );

const filesIn = (text: string) =>
  Array.from(text.matchAll(/`([\w./-]+\.\w+)`/g), ([, file = ""]) => file);

const lines = linesOf(read("docs/specification.md"));

describe("docs/specification.md", () => {
  it("has a row for every section, in order", () => {
    expect(lines.map(({ section }) => section)).toEqual(sections);
  });

  it.each(lines)("names existing files for $section", ({ fulfils, shows }) => {
    const files = filesIn(fulfils + shows);
    expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(lines)("names a test that shows $section today", ({ asks, shows }) => {
    expect(filesIn(shows).filter((file) => file.endsWith(".test.ts"))).not.toEqual([]);
    expect(asks + shows).not.toMatch(/\b(later|to do|not yet)\b/i);
  });
});

const tests = globSync("{domain,contract,gateway,server,web,tests}/**/*.test.ts", { cwd: root });
const rowsNamed = new Set(
  tests.flatMap((file) =>
    Array.from(read(file).matchAll(/\[(2-[578][^\]]*)\]/g), ([, row = ""]) => row),
  ),
);

describe("a row of part 2, sections 5, 7 and 8", () => {
  it("is named by a test", () => {
    expect(specificationRows.filter((row) => !rowsNamed.has(row))).toEqual([]);
  });

  it("is in the list if a test names it", () => {
    const known: readonly string[] = specificationRows;
    expect([...rowsNamed].filter((row) => !known.includes(row))).toEqual([]);
  });
});
