import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export type Problem = { line: number; rule: string };

const SQUAWK = fileURLToPath(new URL("../node_modules/.bin/squawk", import.meta.url));

const switchedOff = [
  // The runner sets them for each step (`run-migrations.ts`).
  "require-lock-timeout",
  "require-statement-timeout",
  // The runner remembers which steps are done.
  "prefer-robust-stmts",
  // Sums of money stay far below 2^31 fils, and counters are small.
  "prefer-bigint-over-int",
];

/** What a new table may have at once: nobody reads it yet. */
const fineOnNewTables = [
  "require-concurrent-index-creation",
  "adding-foreign-key-constraint",
  "constraint-missing-not-valid",
  "adding-required-field",
];

/** What squawk allows, and our rule about large tables does not. */
const ownRules: { rule: string; refuses: RegExp }[] = [
  // Rows are filled by jobs, in batches: one statement would lock and bloat a large table.
  { rule: "backfill-in-migration", refuses: /^\s*(?:update|delete|insert)\b/i },
  // Reads the whole table under a lock; a validated check first makes it quick, but needs a comment.
  { rule: "set-not-null", refuses: /\bset\s+not\s+null\b/i },
];

type Reported = { line: number; rule_name: string };

const squawk = (path: string) =>
  new Promise<Reported[]>((resolve, reject) => {
    const parameters = ["--reporter", "json", "--pg-version", "15", "-e", switchedOff.join()];
    execFile(SQUAWK, [...parameters, path], (error, out, err) => {
      // It ends with 1 where it has something to report.
      if (error && error.code !== 1) reject(new Error(err || error.message));
      else resolve(JSON.parse(out) as Reported[]);
    });
  });

const statementsOf = (text: string) => {
  let line = 0;
  return text.split("--> statement-breakpoint").map((part) => {
    const before = part.slice(0, part.length - part.trimStart().length);
    const statement = { line: line + before.split("\n").length - 1, text: part.trim() };
    line += part.split("\n").length - 1;
    return statement;
  });
};

const tableOf = (statement: string) =>
  /^(?:alter\s+table|create\s+(?:unique\s+)?index\b.*?\bon)\s+"?(\w+)"?/is.exec(statement)?.[1];

/**
 * What would hold up a product that serves while this migration runs, or lose what the release
 * before it reads. A line with its reason (`-- squawk-ignore <rule>`) lets one statement pass.
 */
export const problemsOf = async (path: string): Promise<Problem[]> => {
  const text = await readFile(path, "utf8");
  const statements = statementsOf(text);
  const statementAt = (line: number) => statements.findLast((one) => one.line <= line)?.text ?? "";
  const fresh = new Set(
    Array.from(text.matchAll(/create\s+table\s+"?(\w+)"?/gi), ([, table]) => table),
  );
  const found = (await squawk(path))
    .map(({ line, rule_name: rule }) => ({ line, rule }))
    .filter(
      ({ line, rule }) => !fineOnNewTables.includes(rule) || !fresh.has(tableOf(statementAt(line))),
    );
  const own = statements.flatMap(({ line, text: statement }) =>
    ownRules
      .filter(({ rule, refuses }) => {
        const isIgnored = statement.includes(`squawk-ignore ${rule}`);
        return !isIgnored && refuses.test(statement.replaceAll(/^--.*\n/gm, ""));
      })
      .map(({ rule }) => ({ line, rule })),
  );
  return [...found, ...own].toSorted((one, other) => one.line - other.line);
};
