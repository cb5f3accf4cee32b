// `--check` stops before tests with a database or a browser, `--long` adds the full matrices.
import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";

const isCheck = process.argv.includes("--check");
const isLong = process.argv.includes("--long");

type Step = { name: string; command: string; parameters: string[] };

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: "vitest",
  parameters: ["run", ...projects.flatMap((project) => ["--project", project])],
});

const steps: Step[] = [
  { name: "format", command: "prettier", parameters: ["--check", "--log-level=warn", "."] },
  { name: "route types", command: "react-router", parameters: ["typegen"] },
  { name: "types", command: "tsc", parameters: ["--noEmit", "-p", "."] },
  { name: "lint", command: "oxlint", parameters: ["--type-aware", "--deny-warnings"] },
  vitest("unit", "unit"),
  ...(isCheck
    ? []
    : [
        vitest("API on the embedded database and on PostgreSQL", "api-pglite", "api-postgres"),
        vitest("reliability", "reliability"),
        vitest("journeys in the browser", "journeys"),
      ]),
];

const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

for (const { name, command, parameters } of steps) {
  const begun = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, parameters, {
    stdio: "inherit",
    env: { ...process.env, ...(isLong && { TEST_LONG: "1" }) },
  });
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds(begun)}`);
    process.exit(1);
  }
  console.log(`${name}: ${seconds(begun)}`);
}
console.log(`\nAll ${steps.length} steps passed in ${seconds(started)}`);
console.log(`${steps.length} passed, 0 failed`);
