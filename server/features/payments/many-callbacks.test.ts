import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import { comeBack, gatewaySays } from "../../../tests/support/payments.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { attemptsOf, eventsOf, requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { createPayments } from "./payments.ts";

const PAYMENTS = process.env["TEST_LONG"] ? 50 : 5;
const RETURNS = 20;
/** Further returns of each payment that reach a second process. */
const ELSEWHERE = 5;

let app: TestApp;
let orders = 0;
/** What the gateway says to every other question about an order, beginning with each in turn. */
const contradictions: Partial<GatewayFact>[] = [
  { status: "unknown" },
  { status: "failed" },
  { status: "pending" },
  { status: "aborted" },
];
beforeAll(async () => {
  const asked = new Map<string, number>();
  app = await openTestApp({
    environment: { RATE_LIMITS: "off", CALLS_AT_ONCE: String(4 * PAYMENTS) },
  });
  const { gateway } = app;
  const told = gateway.queryStatus;
  app.parts.gateway.queryStatus = async (orderNo, payee) => {
    const times = asked.get(orderNo) ?? 2 * orders++;
    asked.set(orderNo, times + 1);
    const paid = await told(orderNo, payee);
    return times % 2 === 0 ? { ...paid, ...contradictions[(times / 2) % 4] } : paid;
  };
});
afterAll(() => app.close());

it(`${PAYMENTS} payments, each returned ${RETURNS} times at once with contradictory answers, are paid once each by their returns`, async () => {
  const sent: Awaited<ReturnType<typeof sentRenewal>>[] = [];
  for (let payment = 0; payment < PAYMENTS; payment += 1) sent.push(await sentRenewal(app));
  for (const one of sent) await gatewaySays(app, one);

  const begun = performance.now();
  const orderNos = (times: number) => sent.flatMap(({ orderNo }) => Array(times).fill(orderNo));
  const returns: string[] = orderNos(RETURNS);
  const second = createPayments(app.parts, app.app.log);
  const [answers, pages] = await Promise.all([
    Promise.all(returns.map((orderNo) => comeBack(app, orderNo))),
    Promise.all(orderNos(ELSEWHERE).map((orderNo) => second.handleReturn({ orderNo }, () => {}))),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  for (const page of [...answers.map(({ headers }) => headers.location), ...pages])
    expect(page).toMatch(/^\/pay(true|false)\?ref=[\w-]{22}$/);
  const states = await Promise.all(
    sent.map(async ({ requestId }) => (await requestRow(app, requestId)).state),
  );
  const paid = states.filter((state) => state === "paid").length;
  console.log(`${returns.length} returns in ${seconds.toFixed(1)} s, ${paid} paid by them`);
  expect(paid).toBe(PAYMENTS);

  const isConfirmation = ({ subject }: { subject: string }) =>
    subject === "Your payment is confirmed";
  for (const { requestId, person } of sent) {
    const request = await requestRow(app, requestId);
    expect(request).toMatchObject({ state: "paid", capturedFils: request.priceFils });
    const attempts = await attemptsOf(app, requestId);
    expect(attempts).toEqual([
      expect.objectContaining({ state: "succeeded", applied: true, nextQueryAt: null }),
    ]);

    const ofRequest = await eventsOf(app, "request", requestId);
    expect(ofRequest.filter((event) => event === "paymentConfirmed")).toHaveLength(1);
    expect(ofRequest.at(-1)).toBe("paymentConfirmed");
    expect(ofRequest).toHaveLength(request.version);
    const ofAttempt = await eventsOf(app, "attempt", attempts[0]?.id ?? "");
    expect(ofAttempt.filter((event) => event === "succeeded")).toHaveLength(1);
    expect(ofAttempt).toHaveLength(attempts[0]?.version ?? 0);

    const mails = () => app.sent.filter((mail) => mail.to === person.email && isConfirmation(mail));
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 60_000);
  }
  expect(await app.parts.db.select().from(schema.refundTasks)).toEqual([]);
  const confirmations = app.sent.filter(isConfirmation);
  expect(confirmations).toHaveLength(PAYMENTS);
}, 300_000);
