import { defineConfig } from "vitest/config";
import { LongFirst } from "./tests/support/long-first.ts";

const apiTests = [
  "server/{features,records}/**/*.test.ts",
  "server/http/**/*.test.ts",
  "tests/api/**/*.test.ts",
];

const shared = { testTimeout: 60_000, hookTimeout: 120_000 };

const api = (engine: "pglite" | "postgres") => ({
  test: {
    ...shared,
    name: `api-${engine}`,
    include: apiTests,
    env: { TEST_ENGINE: engine },
    globalSetup: ["./tests/support/fonts-setup.ts", `./tests/support/${engine}-setup.ts`],
    // The other engine is tested at the same time.
    maxWorkers: 2,
    // Files share modules; each opens its own application and database.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          // Files share modules: importing them for each took half of the time.
          isolate: false,
          globalSetup: ["./tests/support/fonts-setup.ts"],
          include: [
            "domain/**/*.test.ts",
            "contract/**/*.test.ts",
            "gateway/**/*.test.ts",
            "server/adapters/**/*.test.ts",
            "server/*.test.ts",
            "server/seed/**/*.test.ts",
            "web/**/*.test.ts",
            "tools/**/*.test.ts",
            "tests/*.test.ts",
          ],
        },
      },
      api("pglite"),
      api("postgres"),
      {
        test: {
          ...shared,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          testTimeout: 180_000,
          // Waits longer on slow machines.
          expect: { poll: { timeout: 30_000 } },
          // Pages and servers wait half of the time, so that two would leave a processor idle.
          maxWorkers: 3,
          // Files share modules and their process's browser.
          isolate: false,
          setupFiles: ["./tests/journeys/after-journeys.ts"],
          globalSetup: ["./tests/support/journey-setup.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "reliability",
          globalSetup: ["./tests/support/reliability-setup.ts"],
          include: ["tests/reliability/**/*.test.ts"],
          testTimeout: 300_000,
          // One at a time left half of the processors waiting.
          maxWorkers: 2,
        },
      },
    ],
  },
});
