import { and, eq, like, ne, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../contract/payments.ts";
import { comeBack, gatewaySays, startPayment } from "../../../tests/support/payments.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  attemptsOf,
  chargesOf,
  refundsOf,
  requestRow,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

const { limits, paymentAttempts } = schema;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("payments are started", () => {
  it("thirty times an hour of one request", async () => {
    const sent = await sentRenewal(app);
    for (let start = 0; start < 30; start += 1)
      expect((await startPayment(app, sent)).statusCode).toBe(200);
    const before = await attemptsOf(app, sent.requestId);

    const answer = await app.call({
      method: "POST",
      url: `/api/carins/insurance-requests/${sent.requestId}/payment`,
      headers: { ...sent.person.headers, "accept-language": "ar" },
    });
    expect(refusalOf(answer)).toEqual({ statusCode: 429, code: "request.tooMany" });
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/[\u0600-\u06ff]/) });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(await attemptsOf(app, sent.requestId)).toEqual(before);
  });

  it("a hundred times an hour by one account", async () => {
    const sent = await sentRenewal(app);
    expect((await startPayment(app, sent)).statusCode).toBe(200);
    const pretend = (starts: number) =>
      app.parts.db
        .update(limits)
        .set({ points: starts })
        .where(like(limits.key, "paymentOfAccount:%"));
    await pretend(99);
    expect((await startPayment(app, sent)).statusCode).toBe(200);
    expect((await startPayment(app, sent)).statusCode).toBe(429);
  });
});

describe("a request with 1,500 attempts", () => {
  const earlierAttempts = (requestId: string, chargeId: string, payee: string) =>
    Array.from({ length: 1_500 }, () => ({
      id: randomUUID(),
      chargeId,
      requestId,
      state: "superseded" as const,
      orderNo: `MZ${randomUUID().slice(0, 20)}`,
      ref: randomUUID().slice(0, 22),
      payee,
      amountFils: 100,
    }));

  /** PostgreSQL marks a row that a transaction locks. */
  const lockedEarlier = async (requestId: string, live: string) => {
    const rows = await app.parts.db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.requestId, requestId),
          ne(paymentAttempts.orderNo, live),
          eq(paymentAttempts.amountFils, 100),
          sql`xmax::text <> '0'`,
        ),
      );
    return rows.length;
  };

  it("locks no finished attempt when one starts or is paid", async () => {
    const sent = await sentRenewal(app);
    const { insurer } = await requestRow(app, sent.requestId);
    const [sale] = await chargesOf(app, sent.requestId);
    const earlier = earlierAttempts(sent.requestId, sale?.id ?? "", insurer ?? "");
    await app.parts.db.insert(paymentAttempts).values(earlier);

    const started = HandOff.parse((await startPayment(app, sent)).json());
    expect(await lockedEarlier(sent.requestId, started.encRequest)).toBe(0);

    await gatewaySays(app, { orderNo: started.encRequest, requestId: sent.requestId });
    await comeBack(app, started.encRequest);
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
    expect(await lockedEarlier(sent.requestId, started.encRequest)).toBe(0);
  });
});

describe("an attempt that was superseded", () => {
  it("is queried four times, and again whenever the gateway calls back", async () => {
    const sent = await sentRenewal(app);
    await startPayment(app, sent);
    const ofSent = async () =>
      (await attemptsOf(app, sent.requestId)).find(({ orderNo }) => orderNo === sent.orderNo);

    let queries = 0;
    for (;;) {
      const { nextQueryAt } = (await ofSent()) ?? {};
      if (!nextQueryAt || queries > 4) break;
      app.wait(nextQueryAt.getTime() - app.parts.now().getTime() + 1);
      await app.payments.reconcileDue();
      queries += 1;
    }
    expect(queries).toBe(4);
    expect((await ofSent())?.nextQueryAt).toBeNull();

    await gatewaySays(app, sent);
    await comeBack(app, sent.orderNo);
    expect(await ofSent()).toMatchObject({ state: "succeeded", applied: false });
    expect(await refundsOf(app, sent.requestId)).toEqual([
      expect.objectContaining({ attemptId: (await ofSent())?.id }),
    ]);
  });
});
