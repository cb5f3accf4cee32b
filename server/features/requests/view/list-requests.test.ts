import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelRequest, listRequests, readRequest } from "../../../../contract/requests.ts";
import { addDays, dayInDubai } from "../../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { paidValues, storedPolicy, storedPolicyFile } from "../../../../tests/support/policies.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import { storedCharge, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;
type Values = NonNullable<Parameters<typeof storedRequest>[2]>;

const today = dayInDubai(new Date());
const day = (later: number) => addDays(today, later);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const listOf = async ({ headers }: Person, query = "") => {
  const answer = await app.call({ url: listRequests.url + query, headers });
  return listRequests.schema.response[200].parse(answer.json());
};
const readOne = async ({ headers }: Person, id: string) => {
  const answer = await app.call({ url: readRequest.url.replace(":id", id), headers });
  return readRequest.schema.response[200].parse(answer.json()).data;
};
const oneOf = async (person: Person, id: string) => {
  const { data } = await listOf(person);
  return data.find(({ _id }) => _id === id);
};

const issued = (person: Person, values: Values = {}) =>
  storedRequest(app, person, { ...paidValues(), state: "issued", ...values });

/** Insured from `startsIn` to `endsIn`, counted in days from today. */
const insured = async (
  person: Person,
  [startsIn, endsIn]: [number, number],
  values: Values = {},
  policy: Parameters<typeof storedPolicy>[2] = {},
) => {
  const id = await issued(person, { startDate: day(startsIn), ...values });
  const days = { startDate: day(startsIn), endDate: day(endsIn) };
  const policyId = await storedPolicy(app, id, { ...days, ...policy });
  return { id, policyId };
};

describe("the cover of a request", () => {
  it("has the days, number, plate and document of the recorded policy", async () => {
    const person = await signUpVerified(app);
    const written = { number: "P/1", plate: "A 12345" };
    const { id, policyId } = await insured(person, [-300, 48], {}, written);
    const expected = {
      startsOn: day(-300),
      endsOn: day(48),
      policyNumber: "P/1",
      plate: "A 12345",
      hasDocument: false,
    };
    expect((await oneOf(person, id))?.cover).toEqual(expected);
    await storedPolicyFile(app, policyId, "certificate");
    expect((await oneOf(person, id))?.cover).toEqual(expected);
    await storedPolicyFile(app, policyId, "policy");
    expect((await oneOf(person, id))?.cover).toEqual({ ...expected, hasDocument: true });
    expect((await readOne(person, id)).cover).toEqual({ ...expected, hasDocument: true });
  });

  it("ends where the policy was ended", async () => {
    const person = await signUpVerified(app);
    const { id } = await insured(person, [-30, 300], {}, { state: "cancelled", endedOn: day(-2) });
    expect((await oneOf(person, id))?.cover).toMatchObject({ endsOn: day(-2) });
  });

  it.each([
    ["to_accept", null],
    ["refused", null],
    ["cancelled", day(3)],
  ] as const)("is none while the policy is %s", async (state, endedOn) => {
    const person = await signUpVerified(app);
    const { id } = await insured(person, [10, 400], {}, { state, endedOn });
    expect(await oneOf(person, id)).toMatchObject({ policyState: state, cover: null });
  });

  it("is none without a policy, and once its money goes back", async () => {
    const person = await signUpVerified(app);
    const sold = await storedRequest(app, person, paidValues());
    const { id } = await insured(person, [-3, 400], { state: "refund_pending" });
    expect([await oneOf(person, sold), await oneOf(person, id)]).toMatchObject([
      { cover: null, mayRenew: false },
      { cover: null, mayRenew: false },
    ]);
  });
});

describe("a renewal is offered", () => {
  const offered = async (person: Person, id: string) => {
    const [listed, read] = await Promise.all([oneOf(person, id), readOne(person, id)]);
    expect(read.mayRenew).toBe(listed?.mayRenew);
    return read.mayRenew;
  };

  it("in the last days of a policy, until something of the same car follows it", async () => {
    const person = await signUpVerified(app);
    const early = await insured(person, [-300, 61], { plateNumber: "1" });
    const { id } = await insured(person, [-300, 60], { createdAt: ago(9) });
    await storedRequest(app, person, { plateNumber: "2" });
    await storedRequest(app, await signUpVerified(app));
    expect([await offered(person, early.id), await offered(person, id)]).toEqual([false, true]);

    const next = await storedRequest(app, person, { startDate: day(61) });
    expect(await offered(person, id)).toBe(false);
    await app.call({
      method: "POST",
      url: cancelRequest.url.replace(":id", next),
      headers: person.headers,
    });
    expect(await offered(person, id)).toBe(true);
    await storedRequest(app, person, { ...paidValues(), startDate: day(61) });
    expect(await offered(person, id)).toBe(false);
  });

  it("for a car whose plate only the policy names", async () => {
    const person = await signUpVerified(app);
    const none = { plateEmirate: null, plateCode: null, plateNumber: null, createdAt: ago(9) };
    const { id } = await insured(person, [-300, 10], none, { plate: "A 12345" });
    expect(await offered(person, id)).toBe(true);
    await storedRequest(app, person);
    expect(await offered(person, id)).toBe(false);
  });
});

describe("what is in force", () => {
  it("comes with the first page, however many requests came later", async () => {
    const person = await signUpVerified(app);
    const old = { createdAt: ago(60) };
    const running = await insured(person, [-300, 0], { ...old, plateNumber: "1" });
    const ahead = await insured(person, [5, 400], { ...old, plateNumber: "2" });
    const paid = await storedRequest(app, person, { ...paidValues(), ...old, plateNumber: "3" });
    await insured(person, [-400, -1], { ...old, plateNumber: "4" });
    await insured(person, [-30, 300], old, { state: "cancelled", endedOn: day(-2) });
    await insured(await signUpVerified(app), [-300, 48], old);
    for (const number of ["5", "6", "7"])
      await storedRequest(app, person, { plateNumber: number, createdAt: ago(Number(number)) });

    const first = await listOf(person, "?limit=2");
    const numbers = (requests: typeof first.data) =>
      requests.map(({ plateInfo }) => plateInfo?.number);
    expect(numbers(first.data)).toEqual(["5", "6"]);
    expect(first.alsoInForce.map(({ _id }) => _id).toSorted()).toEqual(
      [running.id, ahead.id, paid].toSorted(),
    );
    const kept = first.alsoInForce.find(({ _id }) => _id === running.id);
    expect(kept).toMatchObject({ mayRenew: true, cover: { endsOn: today } });

    const second = await listOf(person, `?limit=2&cursor=${first.nextCursor}`);
    expect(second.alsoInForce).toEqual([]);
    expect((await listOf(person)).alsoInForce).toEqual([]);
  });
});

it("cancelling answers the totals of all requests", async () => {
  const { person, requestId } = await sentRenewal(app);
  const sold = await storedRequest(app, person, { ...paidValues(), plateNumber: "2" });
  await storedCharge(app, sold, { state: "paid", amountFils: 109_200 });
  const url = cancelRequest.url.replace(":id", requestId);
  const answer = await app.call({ method: "POST", url, headers: person.headers });
  const { data, totals } = cancelRequest.schema.response[200].parse(answer.json());
  expect(data.state).toBe("cancelled");
  expect(totals).toEqual({ total: 2, paid: 1, unpaid: 1, toPay: 0, ended: 1 });
  expect((await listOf(person)).totals).toEqual(totals);
});
