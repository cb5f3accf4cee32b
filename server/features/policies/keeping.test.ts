import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addMonths, dayInDubai } from "../../../domain/calendar-day.ts";
import { DAY_MS } from "../../../domain/durations.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { paidValues, storedPolicy, storedPolicyFile } from "../../../tests/support/policies.ts";
import { countFiles, storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const YEAR_DAYS = 366;

it("keeps a policy and its files for ten years after its own last day, then erases them", async () => {
  const owner = await signUpVerified(app);
  const id = await storedRequest(app, owner, { ...paidValues(), state: "issued" });
  // Longer than the thirteen months that were sold.
  const endDate = addMonths(dayInDubai(new Date()), 18);
  const policyId = await storedPolicy(app, id, { endDate });
  await storedPolicyFile(app, policyId, "policy");
  const { policies, policyVersions } = schema;
  const { db } = app.parts;
  const left = async () =>
    (await db.select().from(policies).where(eq(policies.id, policyId))).length;

  const kept = (await app.call({ url: "/api/users/me/data", headers: owner.headers })).json();
  expect(kept.data.requests).toMatchObject([
    { policy: { endsOn: endDate }, erasedOn: addMonths(endDate, 120) },
  ]);

  const before = await countFiles(app);
  app.wait(2 * DAY_MS);
  await app.sweepFiles();
  expect(await countFiles(app)).toBe(before);
  app.wait(11 * YEAR_DAYS * DAY_MS + 60 * DAY_MS);
  await app.privacy.sweep();
  expect(await left()).toBe(1);
  app.wait(YEAR_DAYS * DAY_MS);
  await app.privacy.sweep();
  expect([await left(), await countFiles(app)]).toEqual([0, before - 1]);
  expect(await db.select().from(policyVersions)).toEqual([]);
});

it("never changes what was recorded", async () => {
  const owner = await signUpVerified(app);
  const policyId = await storedPolicy(app, await storedRequest(app, owner, paidValues()));
  const { policyVersions } = schema;
  const change = app.parts.db
    .update(policyVersions)
    .set({ reason: "Later" })
    .where(eq(policyVersions.policyId, policyId));
  await expect(change).rejects.toThrow();
});
