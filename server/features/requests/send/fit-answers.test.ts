import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { postRenewal, renewalParts } from "../../../../tests/support/sends.ts";
import { requestRow } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

const fit = {
  bank: "Emirates NBD",
  registrationEnds: "2027-01-15",
  drivingToOman: "true",
  driverUnder25: "false",
};

const send = async (fields: Record<string, string>, by = person) =>
  postRenewal(app, by, await renewalParts(app, fields));

const sentId = async (fields: Record<string, string>, by = person) => {
  const answer = await send(fields, by);
  expect(answer.statusCode).toBe(200);
  return HandOff.parse(answer.json()).requestId;
};

const detailsOf = async (id: string) =>
  (await app.call({ url: `/api/carins/insurance-requests/${id}`, headers: person.headers })).json()
    .data;

const edit = (id: string, payload: Record<string, string>) =>
  app.call({
    method: "PATCH",
    url: `/api/carins/insurance-requests/${id}`,
    headers: person.headers,
    payload,
  });

describe("answers about the fit of a policy", () => {
  it("are stored, and shown in the request and in the copy of one's data", async () => {
    const id = await sentId(fit);
    expect((await requestRow(app, id)).answers).toMatchObject(fit);
    expect((await detailsOf(id)).answers).toMatchObject(fit);
    const kept = await app.call({ url: "/api/users/me/data", headers: person.headers });
    const requests: { _id: string; answers: object }[] = kept.json().data.requests;
    expect(requests.find(({ _id }) => _id === id)?.answers).toMatchObject(fit);
  });

  it("may all be missing", async () => {
    const id = await sentId({});
    expect((await requestRow(app, id)).answers).toEqual({});
  });

  it.each([
    ["bank", "123"],
    ["bank", "b".repeat(81)],
    ["registrationEnds", "2027-02-30"],
    ["registrationEnds", "1999-01-01"],
    ["drivingToOman", "perhaps"],
    ["driverUnder25", "17"],
  ])("are refused as nonsense: %s %s", async (field, text) => {
    const answer = await send({ [field]: text });
    expect(answer.statusCode).toBe(422);
    expect(refusalOf(answer)).toMatchObject({ code: "requests.invalidField", field });
  });

  it("change without a new price, and stay where an edit does not name them", async () => {
    const id = await sentId(fit);
    const before = await requestRow(app, id);
    const answer = await edit(id, { bank: "", registrationEnds: "2027-02-01" });
    expect(answer.statusCode).toBe(200);
    const { bank: _, ...others } = fit;
    const after = await requestRow(app, id);
    expect(after.answers).toEqual({ ...others, registrationEnds: "2027-02-01" });
    expect(after).toMatchObject({ priceFils: before.priceFils, ratedOn: before.ratedOn });
  });
});

describe("the insured's full name", () => {
  it("may be the same in the requests of two accounts", async () => {
    const username = "Maryam Saeed";
    const other = await signUpVerified(app);
    for (const by of [person, other]) {
      const request = await requestRow(app, await sentId({ username }, by));
      expect(request).toMatchObject({ username, userId: by.id });
    }
  });
});
