import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readPayment } from "../../../contract/payments.ts";
import { HandOff } from "../../../contract/payments.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import { publishEdition, quoteOf } from "../../../tests/support/editions.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import * as payments from "../../../tests/support/payments.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { postRenewal, renewalParts, sentRenewal } from "../../../tests/support/sends.ts";
import { attemptsOf, requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { DatabaseAway } from "../../adapters/database/unavailable.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Sent = Awaited<ReturnType<typeof sentRenewal>>;

const gatewaySays = (
  sent: { orderNo: string; requestId: string },
  fact: Partial<GatewayFact> = {},
) => payments.gatewaySays(app, sent, fact);
const comeBack = (orderNo: string) => payments.comeBack(app, orderNo);
const startAgain = (sent: Sent) => payments.startPayment(app, sent);
const cancel = (sent: Sent) => payments.cancelRequest(app, sent);

const shown = async (ref: string, headers: Record<string, string> = {}) => {
  const answer = await app.call({ url: `/api/payments/${ref}`, headers });
  return readPayment.schema.response[200].parse(answer.json()).data;
};

const statesOf = async (requestId: string) =>
  (await attemptsOf(app, requestId)).map(({ state }) => state);

const refundTasksOf = (requestId: string) =>
  app.parts.db.select().from(schema.refundTasks).where(eq(schema.refundTasks.requestId, requestId));

const auditOf = (subject: "request" | "attempt", subjectId: string) =>
  app.parts.db
    .select()
    .from(schema.audit)
    .where(and(eq(schema.audit.subject, subject), eq(schema.audit.subjectId, subjectId)));

const confirms = ({ subject }: { subject: string }) =>
  ["Your payment is confirmed", "تأكّدت دفعتك"].includes(subject);
const confirmationsTo = (email: string) =>
  app.sent.filter((mail) => mail.to === email && confirms(mail));

describe("a payment that succeeds", () => {
  it("[2-7.2 payment return] pays the request once, although a hundred returns arrive at once and more later", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent);
    const answers = await Promise.all(Array.from({ length: 100 }, () => comeBack(sent.orderNo)));
    answers.push(await comeBack(sent.orderNo));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }

    const request = await requestRow(app, sent.requestId);
    expect(request).toMatchObject({ state: "paid", version: 4, capturedFils: request.priceFils });
    const [attempt] = await attemptsOf(app, sent.requestId);
    expect(attempt).toMatchObject({ state: "succeeded", applied: true, nextQueryAt: null });
    const moves = (await auditOf("request", sent.requestId)).map(({ event }) => event);
    expect(moves).toEqual(["submitted", "priced", "paymentNoticed", "paymentConfirmed"]);
    const steps = (await auditOf("attempt", attempt?.id ?? "")).map(({ event }) => event);
    expect(steps).toEqual(["created", "handed_off", "verifying", "succeeded"]);
    expect(await refundTasksOf(sent.requestId)).toEqual([]);

    await app.mailTo(sent.person.email, confirms);
    expect(confirmationsTo(sent.person.email)).toHaveLength(1);
  });

  it("is shown only to its owner", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent);
    await comeBack(sent.orderNo);
    const request = await requestRow(app, sent.requestId);
    expect(await shown(sent.ref, sent.person.headers)).toEqual({
      state: "paid",
      requestId: sent.requestId,
      number: request.number,
      insurerName: { en: expect.any(String), ar: expect.any(String) },
      logo: `/insurers/${request.insurer}.svg`,
      priceFils: request.priceFils,
      plateInfo: { emirate: "dubai", code: "A", number: "12345" },
      startDate: request.startDate,
      email: sent.person.email,
      mayPay: false,
    });

    const stranger = await signUpVerified(app);
    const nothing = {
      state: "unknown",
      requestId: null,
      number: null,
      insurerName: null,
      logo: null,
      priceFils: null,
      plateInfo: null,
      startDate: null,
      email: null,
      mayPay: false,
    };
    expect(await shown(sent.ref)).toEqual(nothing);
    expect(await shown(sent.ref, stranger.headers)).toEqual(nothing);
    expect(await shown("A".repeat(22), sent.person.headers)).toEqual(nothing);
    expect(await shown("%00", sent.person.headers)).toEqual(nothing);
  });

  it("in Arabic returns to the Arabic page and is confirmed in Arabic", async () => {
    const sent = await sentRenewal(app, { "accept-language": "ar-AE,ar;q=0.9,en;q=0.5" });
    await gatewaySays(sent);
    const answer = await comeBack(sent.orderNo);
    expect(answer.headers.location).toBe(`/ar/paytrue?ref=${sent.ref}`);
    const mail = await app.mailTo(sent.person.email, confirms);
    expect(mail.html).toContain('dir="rtl"');
    expect(app.gateway.handedOff.at(-1)?.language).toBe("ar");
  });

  it("is applied by the first status query, also without any return", async () => {
    const sent = await sentRenewal(app);
    const [attempt] = await attemptsOf(app, sent.requestId);
    await gatewaySays(sent);
    if (attempt) await app.payments.verify(attempt);
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
  });
});

describe("a payment that does not succeed", () => {
  it("declined may be tried again and then be paid", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent, { status: "failed" });
    const back = await comeBack(sent.orderNo);
    expect(back.headers.location).toBe(`/payfalse?ref=${sent.ref}`);
    expect(await shown(sent.ref, sent.person.headers)).toMatchObject({ state: "failed" });
    expect((await requestRow(app, sent.requestId)).state).toBe("awaiting_payment");

    const retry = HandOff.parse((await startAgain(sent)).json());
    expect(retry.requestId).toBe(sent.requestId);
    await gatewaySays({ orderNo: retry.encRequest, requestId: sent.requestId });
    const second = await comeBack(retry.encRequest);
    expect(second.headers.location).toBe(`/paytrue?ref=${retry.ref}`);
    expect(await statesOf(sent.requestId)).toEqual(["failed", "succeeded"]);
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
  });

  it("aborted leaves the request to be paid", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent, { status: "aborted" });
    const back = await comeBack(sent.orderNo);
    expect(back.headers.location).toBe(`/payfalse?ref=${sent.ref}`);
    expect(await shown(sent.ref, sent.person.headers)).toMatchObject({ state: "aborted" });
    expect((await requestRow(app, sent.requestId)).state).toBe("awaiting_payment");
  });

  it.each([
    ["an order that says nothing yet", { status: "unknown" }],
    ["a payment on its way", { status: "pending" }],
  ] as [string, Partial<GatewayFact>][])("%s is being confirmed", async (_name, fact) => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent, fact);
    const back = await comeBack(sent.orderNo);
    expect(back.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
    expect(await shown(sent.ref, sent.person.headers)).toMatchObject({ state: "verifying" });
    expect((await requestRow(app, sent.requestId)).state).toBe("verifying_payment");
    expect(refusalOf(await startAgain(sent))).toMatchObject({
      statusCode: 409,
      code: "requests.notPayable",
    });
  });

  it.each([
    ["another amount", { amountFils: 100 }],
    ["no amount", { amountFils: undefined }],
    ["another currency", { currency: "USD" }],
    ["another order", { orderNo: "MZOTHER" }],
    ["no tracking id", { trackingId: undefined }],
  ] as [string, Partial<GatewayFact>][])(
    "a gateway answer with %s is reviewed, never paid",
    async (_name, lie) => {
      const sent = await sentRenewal(app);
      await gatewaySays(sent, lie);
      const back = await comeBack(sent.orderNo);
      expect(back.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
      expect(await statesOf(sent.requestId)).toEqual(["review"]);
      expect(await requestRow(app, sent.requestId)).toMatchObject({
        state: "verifying_payment",
        capturedFils: 0,
      });
      expect(await shown(sent.ref, sent.person.headers)).toMatchObject({ state: "verifying" });
      expect((await startAgain(sent)).statusCode).toBe(409);
    },
  );

  it("a tracking id that belongs to another payment is reviewed, also at the same moment", async () => {
    const paid = await sentRenewal(app);
    await gatewaySays(paid, { trackingId: "5500" });
    await comeBack(paid.orderNo);
    const copied = await sentRenewal(app);
    await gatewaySays(copied, { trackingId: "5500" });
    expect((await comeBack(copied.orderNo)).statusCode).toBe(303);

    // Same insurer: only the unique index can refuse the second of two parallel transactions.
    const pair = [await sentRenewal(app), await sentRenewal(app)];
    for (const sent of pair) await gatewaySays(sent, { trackingId: "5501" });
    await Promise.all(pair.map(({ orderNo }) => comeBack(orderNo)));

    expect(await statesOf(copied.requestId)).toEqual(["review"]);
    const states = await Promise.all(pair.map(({ requestId }) => statesOf(requestId)));
    expect(states.flat().toSorted()).toEqual(["review", "succeeded"]);
  });
});

describe("starting a payment", () => {
  it("twenty times at once leaves one live attempt", async () => {
    const sent = await sentRenewal(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => startAgain(sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const live = (await statesOf(sent.requestId)).filter((state) => state !== "superseded");
    expect(live).toEqual(["handed_off"]);
  });

  it("of an offer accepts it", async () => {
    const sent = await sentRenewal(app);
    await app.parts.db
      .update(schema.requests)
      .set({ state: "offered" })
      .where(eq(schema.requests.id, sent.requestId));
    expect((await startAgain(sent)).statusCode).toBe(200);
    expect(await requestRow(app, sent.requestId)).toMatchObject({ state: "awaiting_payment" });
    expect((await auditOf("request", sent.requestId)).at(-1)?.event).toBe("offerAccepted");
  });

  it("of a cancelled request is refused", async () => {
    const sent = await sentRenewal(app);
    await cancel(sent);
    expect(refusalOf(await startAgain(sent))).toEqual({
      statusCode: 409,
      code: "requests.notPayable",
    });
  });

  it("uses the accepted price when the plan has a new edition", async () => {
    const sent = await sentRenewal(app);
    const { priceFils, packageId } = await requestRow(app, sent.requestId);
    const plan = packageId?.replace("-saloon-4-renew", "") ?? "";
    await publishEdition(app, plan, { discount: 100 });
    const now = async () => (await quoteOf(app, plan)).priceFils;
    await expect.poll(now, { timeout: 5_000 }).not.toBe(priceFils);
    await startAgain(sent);
    expect(app.gateway.handedOff.at(-1)?.amountFils).toBe(priceFils);
  });

  describe("of a cover whose first day is over", () => {
    const startOn = (requestId: string, startDate: string) =>
      app.parts.db
        .update(schema.requests)
        .set({ startDate })
        .where(eq(schema.requests.id, requestId));
    const yesterday = () => dayInDubai(app.parts.now(), -1);
    const refused = { statusCode: 422, code: "requests.startDate", field: "startDate" };

    it("is refused, and accepts no offer", async () => {
      const sent = await sentRenewal(app);
      await app.parts.db
        .update(schema.requests)
        .set({ state: "offered", startDate: yesterday() })
        .where(eq(schema.requests.id, sent.requestId));
      expect(refusalOf(await startAgain(sent))).toEqual(refused);
      expect((await requestRow(app, sent.requestId)).state).toBe("offered");
      expect(await statesOf(sent.requestId)).toEqual(["handed_off"]);
    });

    it("is refused to a send that is repeated", async () => {
      const person = await signUpVerified(app);
      const parts = await renewalParts(app);
      const send = () => postRenewal(app, person, parts, { "idempotency-key": "a-late-repeat-01" });
      const { requestId } = HandOff.parse((await send()).json());
      await startOn(requestId, yesterday());
      expect(refusalOf(await send())).toEqual(refused);
    });

    it("is allowed on that day", async () => {
      const sent = await sentRenewal(app);
      await startOn(sent.requestId, dayInDubai(app.parts.now()));
      expect((await startAgain(sent)).statusCode).toBe(200);
    });

    it("is applied where it was under way", async () => {
      const sent = await sentRenewal(app);
      await startOn(sent.requestId, yesterday());
      await gatewaySays(sent);
      await comeBack(sent.orderNo);
      expect((await requestRow(app, sent.requestId)).state).toBe("paid");
    });
  });

  it("is refused as unavailable when the gateway cannot be used", async () => {
    const broken = await openTestApp({
      gateway: {
        ...app.gateway,
        handOff: () => {
          throw new Error("No credentials");
        },
      },
    });
    const person = await signUpVerified(broken);
    const answer = await postRenewal(broken, person, await renewalParts(broken));
    expect(refusalOf(answer)).toEqual({ statusCode: 503, code: "payments.unavailable" });
    await broken.close();
  });
});

describe("late money", () => {
  it("for a superseded attempt is returned, and does not pay the request", async () => {
    const sent = await sentRenewal(app);
    const retry = HandOff.parse((await startAgain(sent)).json());
    await gatewaySays(sent);
    await comeBack(sent.orderNo);
    await comeBack(sent.orderNo);

    expect(await statesOf(sent.requestId)).toEqual(["succeeded", "handed_off"]);
    const [late] = await attemptsOf(app, sent.requestId);
    expect(late).toMatchObject({ applied: false });
    expect(await shown(sent.ref, sent.person.headers)).toMatchObject({
      state: "returning",
      mayPay: true,
    });
    const request = await requestRow(app, sent.requestId);
    expect(request.state).toBe("awaiting_payment");
    expect(await refundTasksOf(sent.requestId)).toEqual([
      expect.objectContaining({
        attemptId: late?.id,
        amountFils: request.priceFils,
        state: "open",
      }),
    ]);

    await gatewaySays({ orderNo: retry.encRequest, requestId: sent.requestId });
    await comeBack(retry.encRequest);
    expect(await requestRow(app, sent.requestId)).toMatchObject({
      state: "paid",
      capturedFils: 2 * (request.priceFils ?? 0),
    });
    expect(await refundTasksOf(sent.requestId)).toHaveLength(1);
    expect(await shown(sent.ref, sent.person.headers)).toMatchObject({
      state: "returning",
      mayPay: false,
    });
  });

  it("for a failed attempt pays the request and supersedes the retry", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent, { status: "failed" });
    await comeBack(sent.orderNo);
    await startAgain(sent);
    await gatewaySays(sent);
    await comeBack(sent.orderNo);
    expect(await statesOf(sent.requestId)).toEqual(["succeeded", "superseded"]);
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
  });

  it("for a cancelled request becomes a refund", async () => {
    const sent = await sentRenewal(app);
    await cancel(sent);
    await gatewaySays(sent);
    await comeBack(sent.orderNo);
    expect((await requestRow(app, sent.requestId)).state).toBe("refund_pending");
    expect(await refundTasksOf(sent.requestId)).toHaveLength(1);
  });
});

describe("cancelling while a payment is verified", () => {
  const verifying = async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent, { status: "pending" });
    await comeBack(sent.orderNo);
    const answer = await cancel(sent);
    expect(answer.json()).toMatchObject({
      data: { state: "verifying_payment", cancelAsked: true, mayCancel: false },
    });
    expect((await cancel(sent)).statusCode).toBe(200);
    return sent;
  };

  it("takes effect once the gateway answers that it was not paid", async () => {
    const sent = await verifying();
    await gatewaySays(sent, { status: "failed" });
    await app.payments.reconcileDue();
    expect((await requestRow(app, sent.requestId)).state).toBe("cancelled");
  });

  it("has no effect when it was paid", async () => {
    const sent = await verifying();
    await gatewaySays(sent);
    await app.payments.reconcileDue();
    expect(await requestRow(app, sent.requestId)).toMatchObject({
      state: "paid",
      cancelAsked: true,
    });
    const answer = await app.call({
      url: `/api/carins/insurance-requests/${sent.requestId}`,
      headers: sent.person.headers,
    });
    expect(answer.json()).toMatchObject({ data: { state: "paid", cancelAsked: false } });
  });
});

describe("a return that is forged or broken", () => {
  const form = "application/x-www-form-urlencoded";
  const bodies: [string, string, string][] = [
    ["empty", form, ""],
    ["of an unknown order", form, "orderNo=MZNOBODY"],
    ["of a null character", form, "orderNo=%00"],
    ["of an array", form, "orderNo=a&orderNo=b"],
    ["of a long order", form, `orderNo=${"x".repeat(5000)}`],
    ["of garbage", form, "%%%=\u0000&&&=="],
    ["too large", form, `encResp=${"a".repeat(100_000)}`],
    ["broken JSON", "application/json", "{"],
    ["JSON of null", "application/json", "null"],
    ["multipart", "multipart/form-data", "--x"],
    ["of an unknown type", "application/x-unknown", "?"],
  ];
  it.each(bodies)("%s gets the answer of an unknown payment", async (_name, type, payload) => {
    const answer = await app.call({
      method: "POST",
      url: "/api/payments/return",
      headers: { "content-type": type, "sec-fetch-site": "cross-site" },
      payload,
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/payfalse");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("by GET gets the answer of an unknown payment", async () => {
    const answer = await app.call({ url: "/api/payments/return?encResp=00" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/payfalse"]);
  });

  it("while the database is away is still being confirmed, in the reader's language, and followed up later", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(sent);
    const away = vi.spyOn(app.parts.db, "select").mockImplementation(() => {
      throw new DatabaseAway();
    });
    const answer = await comeBack(sent.orderNo).finally(() => away.mockRestore());
    expect(answer.statusCode).toBe(303);
    // Without a prefix the page is in the language of the cookie.
    expect(answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);

    app.wait(60 * 60_000);
    await app.payments.reconcileDue();
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
  });

  it("whose status query fails is still being confirmed", async () => {
    const failing = await openTestApp({
      gateway: { ...app.gateway, queryStatus: () => Promise.reject(new Error("It broke")) },
    });
    const sent = await sentRenewal(failing);
    const answer = await failing.call({
      method: "POST",
      url: "/api/payments/return",
      headers: { "content-type": form },
      payload: `orderNo=${sent.orderNo}`,
    });
    expect(answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
    expect((await requestRow(failing, sent.requestId)).state).toBe("verifying_payment");
    await failing.close();
  });
});
