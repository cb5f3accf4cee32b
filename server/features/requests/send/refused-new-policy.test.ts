import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { InputMethod } from "../../../../domain/ways-of-buying.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import { type Changes, EMIRATES_ID, methodFields } from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import {
  newPolicyFields,
  newPolicyFiles,
  newPolicyParts,
  offerFor,
  postPurchase,
  postRenewal,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

describe("a new policy is refused and leaves nothing behind", () => {
  const requestCount = () => app.parts.db.$count(schema.requests);
  const gone = undefined;

  const refusals: [InputMethod, Changes, number, string, string][] = [
    ["plateNumber", { inputMethod: gone }, 422, "requests.missing", "inputMethod"],
    ["plateNumber", { platesource: gone }, 422, "requests.missing", "platesource"],
    ["plateNumber", { platecode: " " }, 422, "requests.missing", "platecode"],
    ["plateNumber", { platenumber: gone }, 422, "requests.missing", "platenumber"],
    ["plateNumber", { platenumber: "12a" }, 422, "requests.invalidField", "platenumber"],
    ["plateNumber", { platesource: "oman" }, 422, "requests.invalidField", "platesource"],
    ["vcc", { cardsource: gone }, 422, "requests.missing", "cardsource"],
    ["vcc", { cardsource: "source10" }, 422, "requests.invalidField", "cardsource"],
    ["vcc", { date: gone }, 422, "requests.missing", "date"],
    ["vcc", { date: "2026-02-30" }, 422, "requests.invalidField", "date"],
    ["vcc", { date: "yesterday" }, 422, "requests.invalidField", "date"],
    ["vcc", { cardnumber: gone }, 422, "requests.missing", "cardnumber"],
    ["vcc", { cardnumber: "x".repeat(61) }, 422, "requests.invalidField", "cardnumber"],
    ["vcc", { cardnumber: "a\u0007b" }, 422, "requests.invalidField", "cardnumber"],
    ["hiyaza", { certificatenumber: gone }, 422, "requests.missing", "certificatenumber"],
    ["hiyaza", { dubitype: "sharjah" }, 422, "requests.invalidField", "dubitype"],
    ["hiyaza", { inputMethod: "boat" }, 422, "requests.invalidField", "inputMethod"],
    ["hiyaza", { inputMethod: "vcc" }, 422, "requests.missing", "cardsource"],
    ["hiyaza", { statetoregister: gone }, 422, "requests.missing", "statetoregister"],
    ["hiyaza", { statetoregister: "Doha" }, 422, "requests.invalidField", "statetoregister"],
    ["hiyaza", { emiratesID: gone }, 422, "requests.missing", "emiratesID"],
    ["hiyaza", { emiratesID: "784" }, 422, "requests.missing", "emiratesID"],
    ["hiyaza", { emiratesID: "784-1990-123" }, 422, "requests.invalidField", "emiratesID"],
    ["hiyaza", { emiratesID: `${EMIRATES_ID}9` }, 422, "requests.invalidField", "emiratesID"],
    ["hiyaza", { cylinderType: gone }, 422, "requests.missing", "cylinderType"],
    ["hiyaza", { carType: "boat" }, 422, "requests.invalidField", "carType"],
    ["hiyaza", { carOrigin: gone }, 422, "requests.missing", "carOrigin"],
    ["hiyaza", { companytype: gone }, 422, "requests.missing", "companytype"],
    ["hiyaza", { companytype: "full" }, 422, "requests.invalidField", "companytype"],
    ["hiyaza", { companyname: "None" }, 422, "requests.unknownPackage", "companyname"],
    ["hiyaza", { companyprice: "1" }, 409, "requests.priceChanged", "companyprice"],
    ["hiyaza", { email: "a@b.test" }, 403, "requests.foreignEmail", "email"],
    ["hiyaza", { startDate: "2020-01-01" }, 422, "requests.startDate", "startDate"],
    ["hiyaza", { modelYear: "1900" }, 422, "requests.invalidField", "modelYear"],
    ["hiyaza", { driverBirthYear: "soon" }, 422, "requests.invalidField", "driverBirthYear"],
    ["hiyaza", { claimFreeYears: "-1" }, 422, "requests.invalidField", "claimFreeYears"],
    ["hiyaza", { make: "x".repeat(61) }, 422, "requests.invalidField", "make"],
    ["hiyaza", { model: "<script>" }, 422, "requests.invalidField", "model"],
    ["hiyaza", { vehicleValue: "12" }, 422, "requests.invalidField", "vehicleValue"],
  ];

  it.each(refusals)(
    "by %s with %j (%i %s, field %s)",
    async (method, changes, statusCode, code, field) => {
      const before = [await requestCount(), await countFiles(app)];
      const parts = await newPolicyParts(app, method, changes);
      for (const order of [parts, parts.toReversed()]) {
        const answer = await postPurchase(app, "new", person, order);
        expect(refusalOf(answer)).toEqual({ statusCode, code, field });
        expect(answer.body).not.toContain("1234567");
      }
      expect([await requestCount(), await countFiles(app)]).toEqual(before);
    },
  );

  it.each([
    ["priced online", {}],
    ["that an agent makes an offer for", { carOrigin: "chinese" }],
  ])("by a customs card dated tomorrow, for a car %s", async (_which, changes) => {
    const date = dayInDubai(new Date(), 1);
    const parts = await newPolicyParts(app, "vcc", { ...changes, date });
    const answer = await postPurchase(app, "new", person, parts);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "requests.invalidField", field: "date" });
  });

  it("at the price of another kind or of yesterday, and is told the current price", async () => {
    const { price } = await offerFor(app, "new-vcc");
    const parts = await newPolicyParts(app, "vcc", { companyprice: String(price + 0.01) });
    const answer = await postPurchase(app, "new", person, parts);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ price, priceFils: Math.round(price * 100) });
  });

  it.each([
    ["plateNumber", "hiyaza_document_back"],
    ["vcc", "hiyaza_document_front"],
    ["hiyaza", "license_document_back"],
  ] as const)("by %s without %s", async (method, missing) => {
    const before = await countFiles(app);
    const parts = (await newPolicyParts(app, method)).filter(([name]) => name !== missing);
    const answer = await postPurchase(app, "new", person, parts);
    const statusCode = 422;
    expect(refusalOf(answer)).toEqual({ statusCode, code: "documents.missing", field: missing });
    expect(await countFiles(app)).toBe(before);
  });

  it.each([
    ["vcc", "ownership_document_front"],
    ["hiyaza", "ownership_front"],
    ["plateNumber", "passport_front"],
  ] as const)("by %s with %s, before or after its fields", async (method, field) => {
    const before = await countFiles(app);
    const files = (await newPolicyFiles(method)).filter(([name]) => !name.startsWith("hiyaza"));
    const [, sample] = files[0] as Part;
    const fields = Object.entries(await newPolicyFields(app, method));
    const parts: Part[] = [...fields, ...files, [field, sample]];
    for (const order of [parts, parts.toReversed()])
      expect(refusalOf(await postPurchase(app, "new", person, order))).toEqual({
        statusCode: 422,
        code: "documents.unexpected",
        field,
      });
    expect(await countFiles(app)).toBe(before);
  });

  it("under the key of a renewal", async () => {
    const key = { "idempotency-key": "of a renewal" };
    await postRenewal(app, person, await renewalParts(app), key);
    const parts = await newPolicyParts(app, "plateNumber");
    expect(refusalOf(await postPurchase(app, "new", person, parts, key))).toMatchObject({
      statusCode: 422,
      code: "requests.keyReused",
    });
  });

  it("without a session, whatever is wrong with it", async () => {
    const fields = { ...methodFields.vcc, inputMethod: "vcc", carOrigin: "khaleegy" };
    const bodies: Part[][] = [
      [],
      Object.entries(fields),
      Object.entries({ ...fields, carType: "boat", emiratesID: "1" }),
      await newPolicyParts(app, "vcc"),
      (await newPolicyParts(app, "vcc", { companytype: "Third Party" })).toReversed(),
      [["id_document_front", { bytes: Buffer.from("text") }]],
      [...Object.entries(fields), ["passport", { bytes: Buffer.from("text") }]],
    ];
    const before = await countFiles(app);
    for (const body of bodies)
      for (const headers of [{}, { "idempotency-key": "of a visitor" }])
        expect(refusalOf(await postPurchase(app, "new", undefined, body, headers))).toEqual({
          statusCode: 401,
          code: "accounts.loginRequired",
        });
    expect(await countFiles(app)).toBe(before);
  });

  it.each(["application/json", "text/plain", "multipart/form-data", "application/x-unknown"])(
    "without a session as %s",
    async (type) => {
      const answer = await app.call({
        method: "POST",
        url: "/api/carins/new",
        payload: "{",
        headers: { "content-type": type },
      });
      expect(refusalOf(answer)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
    },
  );
});
