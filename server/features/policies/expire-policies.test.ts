import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, dayInDubai } from "../../../domain/calendar-day.ts";
import { coverEndsOn } from "../../../domain/requests/cover-period.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { paidValues, storedPolicy } from "../../../tests/support/policies.ts";
import { eventsOf, storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { sealTerms } from "./sealed-columns.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;
type Values = NonNullable<Parameters<typeof storedRequest>[2]>;
type PolicyValues = NonNullable<Parameters<typeof storedPolicy>[2]>;

const yesterday = addDays(dayInDubai(new Date()), -1);

/** A policy whose last day was yesterday. */
const endedPolicy = async (owner: Person, values: Values = {}, policy: PolicyValues = {}) => {
  const id = await storedRequest(app, owner, { ...paidValues(), state: "issued", ...values });
  await storedPolicy(app, id, {
    startDate: addDays(yesterday, -395),
    endDate: yesterday,
    ...policy,
  });
  return id;
};

const bought = (owner: Person, startDate: string, values: Values = {}) =>
  storedRequest(app, owner, { ...paidValues(), startDate, ...values });

const stateOf = async (requestId: string) => {
  const { policies } = schema;
  const rows = await app.parts.db.select().from(policies).where(eq(policies.requestId, requestId));
  return rows[0]?.state;
};

const today = addDays(yesterday, 1);

it("a policy that is over has expired", async () => {
  const id = await endedPolicy(await signUpVerified(app));
  await app.policies.expire();
  await app.policies.expire();
  expect(await stateOf(id)).toBe("expired");
  expect((await eventsOf(app, "request", id)).filter((one) => one === "policyExpired")).toEqual([
    "policyExpired",
  ]);
});

it("a policy that is followed by a paid request of the same plate was renewed", async () => {
  const owner = await signUpVerified(app);
  const id = await endedPolicy(owner);
  await bought(owner, addDays(yesterday, -20));
  await app.policies.expire();
  await app.policies.expire();
  expect(await stateOf(id)).toBe("renewed");
  const ends = (await eventsOf(app, "request", id)).filter((one) => one.startsWith("policy"));
  expect(ends).toEqual(["policyRenewed"]);
});

it("a policy that is followed by a recorded one of the same chassis number was renewed", async () => {
  const owner = await signUpVerified(app);
  const id = await endedPolicy(owner, { plateCode: null, plateNumber: null, plateEmirate: null });
  const next = await bought(owner, today, { state: "issued", plateNumber: "99" });
  await storedPolicy(app, next);
  await app.policies.expire();
  expect([await stateOf(id), await stateOf(next)]).toEqual(["renewed", "active"]);
});

it("the recorded days of the following policy count, not those that were sold", async () => {
  const owner = await signUpVerified(app);
  const id = await endedPolicy(owner);
  const next = await bought(owner, today, { state: "issued" });
  const later = addDays(yesterday, 40);
  await storedPolicy(app, next, { startDate: later, endDate: coverEndsOn(later) });
  await app.policies.expire();
  expect(await stateOf(id)).toBe("expired");
});

it.each<[string, (owner: Person) => Promise<unknown>]>([
  ["another plate", (owner) => bought(owner, today, { plateNumber: "9" })],
  ["a plate of another emirate", (owner) => bought(owner, today, { plateEmirate: "ajman" })],
  ["what is not paid", (owner) => bought(owner, today, { state: "awaiting_payment" })],
  ["what was cancelled", (owner) => bought(owner, today, { state: "refund_pending" })],
  ["cover long before its end", (owner) => bought(owner, addDays(yesterday, -61))],
  ["somebody else's", async () => bought(await signUpVerified(app), today)],
  [
    "a policy that was cancelled before it began",
    async (owner) => {
      const id = await bought(owner, addDays(today, 5), { state: "issued" });
      const days = { startDate: addDays(today, 5), endDate: coverEndsOn(addDays(today, 5)) };
      await storedPolicy(app, id, { state: "cancelled", endedOn: today, ...days });
    },
  ],
  [
    "another car on the same plate",
    async (owner) => {
      const id = await bought(owner, today, { state: "issued" });
      const policyId = await storedPolicy(app, id);
      const other = { chassis: "WVWZZZ1JZXW000001", bank: null };
      const { policies } = schema;
      const sealed = sealTerms(policyId, other, app.parts.keys);
      await app.parts.db.update(policies).set(sealed).where(eq(policies.id, policyId));
    },
  ],
])("a policy is not renewed by %s", async (_what, buy) => {
  const owner = await signUpVerified(app);
  const id = await endedPolicy(owner);
  await buy(owner);
  await app.policies.expire();
  expect(await stateOf(id)).toBe("expired");
});

it("an earlier policy of the same person renews nothing", async () => {
  const owner = await signUpVerified(app);
  const first = await endedPolicy(owner);
  const second = await endedPolicy(owner, { startDate: addDays(yesterday, -395) });
  await app.policies.expire();
  expect([await stateOf(first), await stateOf(second)]).toEqual(["expired", "expired"]);
});
