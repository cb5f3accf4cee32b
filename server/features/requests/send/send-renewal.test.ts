import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { tomorrowInDubai } from "../../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { postRenewal, renewalFields, renewalParts } from "../../../../tests/support/sends.ts";
import { attemptsOf, requestRow, slotsOf } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let person: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  person = await signUpVerified(app);
});
afterAll(() => app.close());

describe("a valid renewal", () => {
  it("[2-7.1 renew fields] is stored as one request that waits for its payment", async () => {
    const answer = await postRenewal(app, person, await renewalParts(app));
    expect(answer.statusCode).toBe(200);

    const handOff = HandOff.parse(answer.json());
    const request = await requestRow(app, handOff.requestId);
    expect(request).toMatchObject({
      state: "awaiting_payment",
      version: 2,
      userId: person.id,
      email: person.email,
      plateEmirate: "dubai",
      plateCode: "A",
      plateNumber: "12345",
      startDate: tomorrowInDubai(app.parts.now()),
      inputs: { claims: { value: "none", source: "assumed" } },
    });
    expect(request.number).toMatch(/^MZ-[0-9A-HJKMNP-TV-Z]{6}$/);

    const [attempt] = await attemptsOf(app, request.id);
    expect(attempt).toMatchObject({
      state: "handed_off",
      amountFils: request.priceFils,
      payee: request.insurer,
      ref: handOff.ref,
      orderNo: handOff.encRequest,
      language: "en",
    });
    expect(app.gateway.handedOff.at(-1)).toMatchObject({
      amountFils: request.priceFils,
      account: "CCAVENUE",
      returnUrl: `${app.parts.configuration.publicUrl}/api/payments/return`,
    });

    expect(await slotsOf(app, request.id)).toHaveLength(6);
  });

  it("stores answers, start date, consents and the package's name in the other language", async () => {
    const { companyname } = await renewalFields(app);
    const [offer] = await app.parts.db
      .select()
      .from(schema.plans)
      .where(eq(schema.plans.nameEn, companyname));
    const startDate = tomorrowInDubai(new Date(app.parts.now().getTime() + 5 * 86_400_000));
    const parts = await renewalParts(app, {
      plateNumber: "٩٩٩",
      companyname: offer?.nameAr,
      companyprice: "AED " + (await renewalFields(app)).companyprice,
      previousClaims: "No previous claims",
      previousClaimsSource: "asked",
      vehicleValue: "180,000 AED",
      vehicleValueSource: "asked",
      startDate,
      consentVersion: "2026-11",
      declaration: "true",
      authorisation: "true",
      email: person.email.toUpperCase(),
    });
    const answer = await postRenewal(app, person, parts, {
      referer: "http://localhost:5000/ar/check-answers",
      host: "localhost:5000",
    });
    expect(answer.statusCode).toBe(200);

    const request = await requestRow(app, HandOff.parse(answer.json()).requestId);
    expect(request).toMatchObject({
      plateNumber: "999",
      inputs: {
        claims: { value: "none", source: "asked" },
        value: { value: 180_000, source: "asked" },
      },
      startDate,
      language: "ar",
    });
    const consents = await app.parts.db
      .select()
      .from(schema.consents)
      .where(eq(schema.consents.requestId, request.id));
    expect(consents.map(({ kind }) => kind).toSorted()).toEqual(["authorisation", "declaration"]);
    expect(consents).toEqual([
      expect.objectContaining({ version: "2026-11", language: "ar" }),
      expect.objectContaining({ version: "2026-11", language: "ar" }),
    ]);
  });

  it("takes the account's own phone number, however short", async () => {
    const brief = await signUpVerified(app, { phone: "123456" });
    const parts = await renewalParts(app, { phonenumber: "123456" });
    const answer = await postRenewal(app, brief, parts);
    const { requestId } = HandOff.parse(answer.json());
    expect(await requestRow(app, requestId)).toMatchObject({ phone: "123456" });
  });

  it("may carry its files before its fields", async () => {
    const parts = await renewalParts(app, { plateNumber: "501" });
    const answer = await postRenewal(app, person, parts.toReversed());
    expect(answer.statusCode).toBe(200);
  });
});
