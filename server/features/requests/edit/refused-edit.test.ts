import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayEdit, requestStates } from "../../../../domain/requests/request-state.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { editAs, ifMatch } from "../../../../tests/support/edits.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import { bothSides, requestRow, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let untouched: Awaited<ReturnType<typeof sentRenewal>>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  untouched = await sentRenewal(app);
});
afterAll(() => app.close());

describe("an edit", () => {
  const refusals: [string, object, number, string, string?][] = [
    ["an emptied plate", { plateNumber: "" }, 422, "requests.missing", "plateNumber"],
    ["a long plate", { plateNumber: "123456" }, 422, "requests.invalidField", "plateNumber"],
    ["twelve cylinders", { cylinderType: 12 }, 422, "requests.invalidField", "cylinderType"],
    ["an unknown emirate", { emirate: "oman" }, 422, "requests.invalidField", "emirate"],
    ["a strange year", { modelYear: "soon" }, 422, "requests.invalidField", "modelYear"],
    ["a list", { make: ["toyota"] }, 422, "requests.invalidField", "make"],
    ["a null character", { username: "a\0b" }, 422, "requests.invalidField", "username"],
    ["a text too long", { make: "x".repeat(999) }, 422, "requests.invalidField", "make"],
    ["another's e-mail", { email: "a@b.test" }, 403, "requests.foreignEmail", "email"],
    ["a strange version", { version: "x" }, 422, "requests.invalidField", "version"],
  ];
  it.each(refusals)("with %s is refused and stores nothing", async (_name, fields, ...refusal) => {
    const [statusCode, code, field] = refusal;
    const { person, requestId } = untouched;
    const before = await requestRow(app, requestId);
    const answer = await editAs(app, person, requestId, { ...fields, model: "corolla" });
    expect(refusalOf(answer)).toEqual({ statusCode, code, field });
    expect(await requestRow(app, requestId)).toEqual(before);
  });

  it.each([
    ["a list", "[]", "application/json", 400],
    ["broken JSON", "{", "application/json", 400],
    ["a text", '"x"', "application/json", 400],
    ["a web form", "make=toyota", "application/x-www-form-urlencoded", 415],
    ["a form without a boundary", "x", "multipart/form-data", 415],
    ["something unknown", "x", "application/x-unknown", 415],
  ])("whose body is %s is refused", async (_name, payload, type, statusCode) => {
    const { person, requestId } = untouched;
    const url = `/api/carins/insurance-requests/${requestId}`;
    const headers = { ...person.headers, "content-type": type };
    const answer = await app.call({ method: "PATCH", url, payload, headers });
    expect(answer.json()).toMatchObject({ status: "fail" });
    expect([statusCode, 400]).toContain(answer.statusCode);
  });

  it.each(requestStates)("of a request that is %s is allowed as ruling P7 says", async (state) => {
    const person = await signUpVerified(app);
    const id = await storedRequest(app, person, {
      state,
      slots: bothSides("id", "license", "ownership"),
      companyNameEn: "A plan",
      coverType: "thirdParty",
      priceFils: 1,
    });
    const answer = await editAs(app, person, id, { phonenumber: "501112233" }, ifMatch(1));
    if (mayEdit(state)) expect(answer.statusCode).toBe(200);
    else expect(refusalOf(answer)).toEqual({ statusCode: 409, code: "requests.notEditable" });
  });

  it("of another account's request, or of no request, is not found before its body is read", async () => {
    const { requestId } = untouched;
    const stranger = await signUpVerified(app);
    for (const id of [requestId, randomUUID(), "x"]) {
      const url = `/api/carins/insurance-requests/${id}`;
      const headers = { ...stranger.headers, "content-type": "application/json" };
      const answer = await app.call({ method: "PATCH", url, payload: "{", headers });
      expect(refusalOf(answer)).toEqual({ statusCode: 404, code: "requests.notFound" });
    }
  });
});
