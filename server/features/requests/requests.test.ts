import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  cancelRequest,
  listRequests,
  readRequest,
  RequestDetails,
} from "../../../contract/requests.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { paidValues, storedPolicy } from "../../../tests/support/policies.ts";
import { postRenewal, renewalParts, sentRenewal } from "../../../tests/support/sends.ts";
import { attemptsOf, requestRow, storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const SOME_ID = "72ed4bbc-4b51-4ff0-beea-8233b7ff0394";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;
const base = "/api/carins/insurance-requests";
const List = listRequests.schema.response[200];

const read = (person: Person, path: string) =>
  app.call({ url: base + path, headers: person.headers });
const cancel = (person: Person, id: string) =>
  app.call({ method: "POST", url: `${base}/${id}/cancel`, headers: person.headers });
const listOf = async (person: Person, query = "") => List.parse((await read(person, query)).json());

describe("the list of one's own requests", () => {
  it("is empty at first", async () => {
    const person = await signUpVerified(app);
    expect(await listOf(person)).toEqual({
      status: "success",
      data: [],
      alsoInForce: [],
      totals: { total: 0, paid: 0, unpaid: 0, toPay: 0, ended: 0 },
      nextCursor: null,
    });
  });

  it("[2-7 requests] gives every request once, newest first, page by page, with the totals of all", async () => {
    const person = await signUpVerified(app);
    for (let number = 1; number <= 5; number += 1)
      await postRenewal(app, person, await renewalParts(app, { plateNumber: String(number) }));
    const seen: (string | undefined)[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: z.infer<typeof List> = await listOf(
        person,
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      expect(page.totals).toEqual({ total: 5, paid: 0, unpaid: 5, toPay: 5, ended: 0 });
      seen.push(...page.data.map(({ plateInfo }) => plateInfo?.number));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(["5", "4", "3", "2", "1"]);
  });

  it("says how a policy has ended", async () => {
    const person = await signUpVerified(app);
    const [sold, cancelled] = [
      await storedRequest(app, person, paidValues()),
      await storedRequest(app, person, { ...paidValues(), state: "issued" }),
    ];
    await storedPolicy(app, cancelled, { state: "cancelled" });
    const { data } = await listOf(person);
    const states = new Map(data.map(({ _id: id, policyState }) => [id, policyState]));
    expect([states.get(sold), states.get(cancelled)]).toEqual([null, "cancelled"]);
    const details = RequestDetails.parse((await read(person, `/${cancelled}`)).json().data);
    expect(details.policyState).toBe("cancelled");
  });

  it("counts a paid request", async () => {
    const { person, requestId, orderNo } = await sentRenewal(app);
    const [attempt] = await attemptsOf(app, requestId);
    await app.payments.applyGatewayFact(attempt?.id ?? "", {
      orderNo,
      status: "paid",
      amountFils: attempt?.amountFils ?? 0,
      currency: "AED",
      trackingId: "771",
    });
    const list = await listOf(person);
    expect(list.totals).toEqual({ total: 1, paid: 1, unpaid: 0, toPay: 0, ended: 0 });
    expect(list.data[0]).toMatchObject({
      state: "paid",
      paymentStatus: "paid",
      returningFils: 0,
      mayPay: false,
      mayCancel: false,
    });
  });

  it("counts a cancelled request apart from those to pay", async () => {
    const { person, requestId } = await sentRenewal(app);
    await postRenewal(app, person, await renewalParts(app, { plateNumber: "2" }));
    await cancel(person, requestId);
    const { totals } = await listOf(person);
    expect(totals).toEqual({ total: 2, paid: 0, unpaid: 2, toPay: 1, ended: 1 });
  });

  it("is not paid by money that came after its cancellation, which goes back (ruling P7)", async () => {
    const { person, requestId, orderNo } = await sentRenewal(app);
    await cancel(person, requestId);
    const [attempt] = await attemptsOf(app, requestId);
    const amountFils = attempt?.amountFils ?? 0;
    await app.payments.applyGatewayFact(attempt?.id ?? "", {
      orderNo,
      status: "paid",
      amountFils,
      currency: "AED",
      trackingId: "772",
    });
    const { data, totals } = await listOf(person);
    expect(data).toMatchObject([
      { state: "cancelled", paymentStatus: "unpaid", returningFils: amountFils },
    ]);
    expect(totals).toEqual({ total: 1, paid: 0, unpaid: 1, toPay: 0, ended: 1 });
    const details = RequestDetails.parse((await read(person, `/${requestId}`)).json().data);
    expect(details).toMatchObject({ paymentStatus: "unpaid", returningFils: amountFils });
  });

  it.each([
    "x",
    "%00",
    "OTk5OTk5OTk5OTk5OTk5OTk5Lng",
    Buffer.from("1.not-a-uuid").toString("base64url"),
    // The first moment of the year 10000, and the last one of a Date.
    Buffer.from(`253402300800000.${SOME_ID}`).toString("base64url"),
    Buffer.from(`864000000000000.${SOME_ID}`).toString("base64url"),
  ])("refuses the cursor %s", async (cursor) => {
    const person = await signUpVerified(app);
    expect(refusalOf(await read(person, `?cursor=${cursor}`))).toMatchObject({
      statusCode: 400,
      code: "request.invalid",
    });
  });
});

describe("one request", () => {
  it("is read with its documents and history", async () => {
    const { person, requestId } = await sentRenewal(app);
    const answer = await read(person, `/${requestId}`);
    const details = RequestDetails.parse(answer.json().data);
    expect(details.documents.map(({ slot }) => slot)).toEqual([
      "id_back",
      "id_front",
      "license_back",
      "license_front",
      "ownership_back",
      "ownership_front",
    ]);
    expect(details.history.map(({ event, state }) => [event, state])).toEqual([
      ["submitted", "submitted"],
      ["priced", "awaiting_payment"],
    ]);
    expect(details).toMatchObject({
      state: "awaiting_payment",
      paymentStatus: "unpaid",
      plateInfo: { emirate: "dubai", code: "A", number: "12345" },
      mayPay: true,
      mayCancel: true,
      userInfo: { email: person.email },
    });
    expect(details.selectedPlan).toMatchObject({
      insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
      logo: "/insurers/hazm.svg",
    });
    expect(details.selectedPlan?.companyPrice).toBe((details.selectedPlan?.priceFils ?? 0) / 100);
  });

  it("is not found for another account, an unknown id or an invalid id", async () => {
    const { requestId } = await sentRenewal(app);
    const stranger = await signUpVerified(app);
    const before = await requestRow(app, requestId);
    const ids = [requestId, randomUUID(), "1", "%00", "x".repeat(90), `${requestId}'--`];
    const routes = [
      ["GET", ""],
      ["POST", "/cancel"],
      ["POST", "/payment"],
    ] as const;
    for (const id of ids)
      for (const [method, rest] of routes) {
        const url = `${base}/${id}${rest}`;
        // The body must not be read at all.
        const body = method === "POST" && { payload: "{", "content-type": "application/json" };
        const answer = await app.call({
          method,
          url,
          headers: { ...stranger.headers, "content-type": "application/json" },
          ...(body && { payload: body.payload }),
        });
        expect(refusalOf(answer)).toEqual({ statusCode: 404, code: "requests.notFound" });
        const anonymous = await app.call({ method, url });
        expect(refusalOf(anonymous)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
      }
    expect(await requestRow(app, requestId)).toEqual(before);
    expect([cancelRequest.url, readRequest.url]).toEqual([`${base}/:id/cancel`, `${base}/:id`]);
  });
});

describe("cancelling", () => {
  it("[2-7 cancel] takes effect at once before a payment, supersedes its attempt, and happens once", async () => {
    const { person, requestId } = await sentRenewal(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(person, requestId)));
    const withStatus = (wanted: number) =>
      answers.filter(({ statusCode }) => statusCode === wanted);
    expect([withStatus(200).length, withStatus(409).length]).toEqual([1, 9]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && refusalOf(refused)).toMatchObject({ code: "requests.notCancellable" });

    expect(await requestRow(app, requestId)).toMatchObject({ state: "cancelled", version: 3 });
    expect((await attemptsOf(app, requestId)).map(({ state }) => state)).toEqual(["superseded"]);
    const details = RequestDetails.parse((await read(person, `/${requestId}`)).json().data);
    expect(details).toMatchObject({ mayCancel: false, mayPay: false });
    expect(details.history.at(-1)).toMatchObject({ event: "customerCancelled" });
  });
});

it("a plan's name is text in the call's language, and both stand beside it", async () => {
  const sent = await sentRenewal(app);
  const { companyNameEn: en, companyNameAr: ar } = await requestRow(app, sent.requestId);
  const planIn = async (language: string, path: string) => {
    const headers = { ...sent.person.headers, "accept-language": language };
    const { data } = (await app.call({ url: path, headers })).json();
    return (Array.isArray(data) ? data[0] : data).selectedPlan;
  };
  for (const path of [base, `${base}/${sent.requestId}`]) {
    expect(await planIn("en", path)).toMatchObject({ companyName: en, companyNames: { en, ar } });
    expect(await planIn("ar", path)).toMatchObject({ companyName: ar, companyNames: { en, ar } });
  }
});
