import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listKnownVehicles } from "../../../../contract/known-vehicles.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { coverEndsOn } from "../../../../domain/requests/cover-period.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { storedPolicy } from "../../../../tests/support/policies.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;
const url = listKnownVehicles.url;

const vehiclesOf = async (person: Person) => {
  const answer = await app.call({ url, headers: person.headers });
  return listKnownVehicles.schema.response[200].parse(answer.json()).data;
};

const ago = (minutes: number) => new Date(app.parts.now().getTime() - minutes * 60_000);
const daysAgo = (days: number) => dayInDubai(app.parts.now(), -days);

describe("known vehicles", () => {
  it("need a session, and are empty at first", async () => {
    expect(refusalOf(await app.call({ url }))).toMatchObject({ statusCode: 401 });
    expect(await vehiclesOf(await signUpVerified(app))).toEqual([]);
  });

  it("give each plate once, the newest first, with its newest facts", async () => {
    const person = await signUpVerified(app);
    await storedRequest(app, person, { createdAt: ago(4) });
    await storedRequest(app, person, { plateCode: "B", createdAt: ago(3) });
    await storedRequest(app, person, { plateEmirate: "ajman", createdAt: ago(2) });
    await storedRequest(app, person, { cylinders: "8", body: "station", createdAt: ago(1) });
    await storedRequest(app, person, {
      type: "new",
      plateEmirate: null,
      plateCode: null,
      plateNumber: null,
      answers: { inputMethod: "vcc" },
    });
    const vehicles = await vehiclesOf(person);
    expect(vehicles.map(({ plateInfo }) => plateInfo)).toEqual([
      { emirate: "dubai", code: "A", number: "12345" },
      { emirate: "ajman", code: "A", number: "12345" },
      { emirate: "dubai", code: "B", number: "12345" },
    ]);
    expect(vehicles[0]).toMatchObject({
      cylinderType: "8",
      carType: "station",
      carOrigin: "khaleegy",
    });
    expect(vehicles[0]?.active).toHaveLength(2);
  });

  it("offer the pictures of the newest request that has some, cancelled or not", async () => {
    const person = await signUpVerified(app);
    const slots = ["id_front", "ownership_front"] as const;
    await storedRequest(app, person, { slots: ["id_back"], createdAt: ago(3) });
    const held = await storedRequest(app, person, {
      slots,
      state: "cancelled",
      createdAt: ago(2),
    });
    await storedRequest(app, person, { state: "lead", createdAt: ago(1) });
    const without = await storedRequest(app, person, { plateNumber: "9" });
    const [bare, known] = await vehiclesOf(person);
    expect(known).toMatchObject({ documentsFrom: held, documents: slots });
    expect(bare).toMatchObject({ documentsFrom: null, documents: [] });
    expect(JSON.stringify([bare, known])).not.toContain(without);
  });

  it("name what is under way or in force (ruling P16)", async () => {
    const person = await signUpVerified(app);
    const [running, over] = [daysAgo(30), daysAgo(400)];
    await storedRequest(app, person, { state: "cancelled", createdAt: ago(5) });
    await storedRequest(app, person, { state: "issued", startDate: over, createdAt: ago(4) });
    await storedRequest(app, person, { state: "issued", startDate: running, createdAt: ago(3) });
    await storedRequest(app, person, { state: "lead", createdAt: ago(2) });
    const [vehicle] = await vehiclesOf(person);
    expect(vehicle?.active.map(({ state, coverEndsOn: end }) => [state, end])).toEqual([
      ["lead", null],
      ["issued", coverEndsOn(running)],
    ]);
    expect(vehicle?.active[0]?.number).toMatch(/^MZ-/);
  });

  it("count the days of the recorded policy, also where it was ended", async () => {
    const person = await signUpVerified(app);
    const sold = { state: "issued", startDate: daysAgo(30) } as const;
    const [lasting, ended] = [
      await storedRequest(app, person, { ...sold, createdAt: ago(3) }),
      await storedRequest(app, person, { ...sold, createdAt: ago(2) }),
    ];
    await storedPolicy(app, lasting, { endDate: daysAgo(-100) });
    await storedPolicy(app, ended, { state: "cancelled", endedOn: daysAgo(1) });
    const [vehicle] = await vehiclesOf(person);
    expect(vehicle?.active.map(({ coverEndsOn: end }) => end)).toEqual([daysAgo(-100)]);
  });

  it("are only those of one's own requests", async () => {
    await storedRequest(app, await signUpVerified(app), { plateNumber: "777" });
    expect(await vehiclesOf(await signUpVerified(app))).toEqual([]);
  });
});
