import { NoopLogger } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const MOST = 4;

let app: TestApp;
let desk: Desk;
let id: string;
beforeAll(async () => {
  app = await openTestApp();
  desk = await deskOf(app)();
  id = await storedRequest(app, await signUpVerified(app));
  await desk.take(id);
});
afterAll(() => app.close());

/** The statements of a call, without those that find the session, begin and commit. */
const statementsOf = async (call: () => Promise<{ statusCode: number }>) => {
  const logged = vi.spyOn(NoopLogger.prototype, "logQuery");
  try {
    expect((await call()).statusCode).toBe(200);
    return logged.mock.calls
      .map((given: unknown[]) => String(given[0]))
      .filter((statement) => !/^(begin|commit)|staff_sessions/i.test(statement));
  } finally {
    logged.mockRestore();
  }
};

it.each([
  ["a note draft", "note-draft", { text: "Calls back" }],
  ["a renewed lease", "lease", {}],
])("%s costs what it changes", async (_, action, payload) => {
  const statements = await statementsOf(() => desk.act(id, action, payload));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(MOST);
});
