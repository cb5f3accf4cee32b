import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { HandOff } from "../../../contract/payments.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { setRequest } from "../../../tests/support/edits.ts";
import {
  cancelRequest,
  comeBack,
  gatewaySays,
  startPayment,
} from "../../../tests/support/payments.ts";
import { publishEdition, quoteOf } from "../../../tests/support/editions.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { postRenewal, renewalParts, sentRenewal } from "../../../tests/support/sends.ts";
import { attemptsOf, attemptStatesOf, requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("starting a payment", () => {
  it("twenty times at once leaves one live attempt", async () => {
    const sent = await sentRenewal(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => startPayment(app, sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const live = (await attemptStatesOf(app, sent.requestId)).filter(
      (state) => state !== "superseded",
    );
    expect(live).toEqual(["handed_off"]);
  });

  it("accepts no offer", async () => {
    const sent = await sentRenewal(app);
    await setRequest(app, sent.requestId, { state: "offered" });
    expect(refusalOf(await startPayment(app, sent))).toEqual({
      statusCode: 409,
      code: "offers.notAccepted",
    });
    expect(await requestRow(app, sent.requestId)).toMatchObject({ state: "offered" });
  });

  it("of a cancelled request is refused", async () => {
    const sent = await sentRenewal(app);
    await cancelRequest(app, sent);
    expect(refusalOf(await startPayment(app, sent))).toEqual({
      statusCode: 409,
      code: "requests.notPayable",
    });
  });

  it("uses the accepted price when the plan has a new edition", async () => {
    const sent = await sentRenewal(app);
    const { priceFils, packageId } = await requestRow(app, sent.requestId);
    const plan = packageId?.replace("-saloon-4-renew", "") ?? "";
    await publishEdition(app, plan, { discount: 100 });
    const priceNow = async () => (await quoteOf(app, plan)).priceFils;
    await expect.poll(priceNow, { timeout: 5_000 }).not.toBe(priceFils);
    await startPayment(app, sent);
    expect(app.gateway.handedOff.at(-1)?.amountFils).toBe(priceFils);
  });

  describe("of a cover whose first day is over", () => {
    const yesterday = () => dayInDubai(app.parts.now(), -1);
    const refused = { statusCode: 422, code: "requests.startDate", field: "startDate" };

    it("is refused", async () => {
      const sent = await sentRenewal(app);
      await setRequest(app, sent.requestId, { startDate: yesterday() });
      expect(refusalOf(await startPayment(app, sent))).toEqual(refused);
      expect((await requestRow(app, sent.requestId)).state).toBe("awaiting_payment");
      expect(await attemptStatesOf(app, sent.requestId)).toEqual(["handed_off"]);
    });

    it("is refused to a send that is repeated", async () => {
      const person = await signUpVerified(app);
      const parts = await renewalParts(app);
      const send = () => postRenewal(app, person, parts, { "idempotency-key": "a-late-repeat-01" });
      const { requestId } = HandOff.parse((await send()).json());
      await setRequest(app, requestId, { startDate: yesterday() });
      expect(refusalOf(await send())).toEqual(refused);
    });

    it("is allowed on that day", async () => {
      const sent = await sentRenewal(app);
      await setRequest(app, sent.requestId, { startDate: dayInDubai(app.parts.now()) });
      expect((await startPayment(app, sent)).statusCode).toBe(200);
    });

    it("is applied where it was under way", async () => {
      const sent = await sentRenewal(app);
      await setRequest(app, sent.requestId, { startDate: yesterday() });
      await gatewaySays(app, sent);
      await comeBack(app, sent.orderNo);
      expect((await requestRow(app, sent.requestId)).state).toBe("paid");
    });
  });

  describe("while the gateway cannot be used", () => {
    beforeEach(() => {
      const handOff = vi.spyOn(app.gateway, "handOff").mockImplementation(() => {
        throw new Error("No credentials");
      });
      return () => handOff.mockRestore();
    });

    it("is refused as unavailable", async () => {
      const person = await signUpVerified(app);
      const answer = await postRenewal(app, person, await renewalParts(app));
      expect(refusalOf(answer)).toEqual({ statusCode: 503, code: "payments.unavailable" });
    });

    it("leaves one open attempt, with which a later start continues", async () => {
      const person = await signUpVerified(app);
      await postRenewal(app, person, await renewalParts(app));
      const { requests } = schema;
      const [request] = await app.parts.db
        .select()
        .from(requests)
        .where(eq(requests.userId, person.id));
      const own = { person, requestId: request?.id ?? "" };
      const [first] = await attemptsOf(app, own.requestId);

      for (let start = 0; start < 3; start += 1)
        expect((await startPayment(app, own)).statusCode).toBe(503);
      vi.mocked(app.gateway.handOff).mockRestore();
      const handOff = HandOff.parse((await startPayment(app, own)).json());
      expect(handOff.encRequest).toBe(first?.orderNo);
      expect(await attemptsOf(app, own.requestId)).toHaveLength(1);
    });
  });
});
