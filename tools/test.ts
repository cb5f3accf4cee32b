// `--check` stops before tests with a database or a browser, `--long` adds the full matrices.
import { type ChildProcess, spawn } from "node:child_process";
import { performance } from "node:perf_hooks";

const isCheck = process.argv.includes("--check");
const isLong = process.argv.includes("--long");

type Step = { name: string; command: string; parameters: string[]; env?: NodeJS.ProcessEnv };

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: "vitest",
  parameters: ["run", ...projects.flatMap((project) => ["--project", project])],
});

const readSource: Step[] = [
  { name: "format", command: "prettier", parameters: ["--check", "--log-level=warn", "."] },
  { name: "route types", command: "react-router", parameters: ["typegen"] },
  {
    name: "types",
    command: "tsc",
    // Several checkers check much twice; collecting garbage often took a third of the time.
    parameters: ["--noEmit", "-p", ".", "--checkers", "1"],
    env: { GOGC: "400" },
  },
  {
    name: "lint",
    command: "oxlint",
    parameters: ["--type-aware", "--deny-warnings", "--report-unused-disable-directives"],
  },
  { name: "unused code", command: "knip", parameters: ["--no-progress", "--no-config-hints"] },
];

/** Rows of steps that run beside each other, since each row alone leaves processors waiting. */
const stages: Step[][][] = [
  [readSource, [vitest("unit", "unit")]],
  ...(isCheck
    ? []
    : [
        [
          [vitest("API on the embedded database", "api-pglite")],
          [vitest("API on PostgreSQL", "api-postgres")],
        ],
        [[vitest("reliability", "reliability")]],
        [[vitest("journeys in the browser", "journeys")]],
      ]),
];

const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const running = new Set<ChildProcess>();

/** Ends everything when a step fails; `isAlone` shows what it prints at once. */
const run = ({ name, command, parameters, env }: Step, isAlone: boolean) =>
  new Promise<void>((resolve) => {
    const begun = performance.now();
    if (isAlone) console.log(`\n— ${name}`);
    const child = spawn(command, parameters, {
      stdio: isAlone ? "inherit" : ["inherit", "pipe", "pipe"],
      env: { ...process.env, ...env, ...(isLong && { TEST_LONG: "1" }) },
    });
    running.add(child);
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => printed.push(chunk));
    child.once("error", (error) => console.error(error.message));
    child.once("close", (status) => {
      running.delete(child);
      if (!isAlone) process.stdout.write(`\n— ${name}\n${Buffer.concat(printed).toString()}`);
      if (status !== 0) {
        console.error(`\n${name} failed after ${seconds(begun)}`);
        for (const other of running) other.kill();
        process.exit(1);
      }
      console.log(`${name}: ${seconds(begun)}`);
      resolve();
    });
  });

for (const rows of stages)
  await Promise.all(
    rows.map(async (steps) => {
      for (const step of steps) await run(step, rows.length === 1);
    }),
  );
const count = stages.flat(2).length;
console.log(`\nAll ${count} steps passed in ${seconds(started)}`);
console.log(`${count} passed, 0 failed`);
