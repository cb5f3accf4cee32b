import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import { comeBack, gatewaySays } from "../../../tests/support/payments.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { attemptsOf, requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import type { QueryTrouble } from "../../adapters/payment-gateway/payment-gateway.ts";

let app: TestApp;
let trouble: QueryTrouble | Error;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());
beforeEach(() => {
  vi.restoreAllMocks();
});

const logged = ({ app: { log } }: TestApp, level: "warn" | "error") => {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(log, level).mockImplementation((fields: unknown) => {
    lines.push(fields as Record<string, unknown>);
  });
  return lines;
};

const noticesTo = ({ sent, parts }: TestApp, number: string) =>
  sent.filter(({ to, text }) => to === parts.configuration.adminEmail && text.includes(number));

describe("a payment that differs from what was asked", () => {
  it.each([
    ["another amount", { amountFils: 100 }, ["amount"]],
    ["another currency and order", { currency: "USD", orderNo: "MZOTHER" }, ["order", "currency"]],
    ["no tracking id", { trackingId: undefined }, ["trackingId"]],
  ] as [string, Partial<GatewayFact>, string[]][])(
    "by %s is logged and mailed to the team, once",
    async (_name, lie, differs) => {
      const errors = logged(app, "error");
      const sent = await sentRenewal(app);
      const { number } = await requestRow(app, sent.requestId);
      await gatewaySays(app, sent, lie);
      await Promise.all(Array.from({ length: 5 }, () => comeBack(app, sent.orderNo)));
      await comeBack(app, sent.orderNo);

      const [attempt] = await attemptsOf(app, sent.requestId);
      expect(errors).toEqual([
        {
          event: "payment.review",
          requestId: sent.requestId,
          attemptId: attempt?.id,
          differs,
        },
      ]);
      await vi.waitFor(() => expect(noticesTo(app, number)).toHaveLength(1), 20_000);
      const [notice] = noticesTo(app, number);
      expect(notice?.html).toContain('dir="rtl"');
      expect(notice?.text).not.toContain(sent.person.email);
    },
  );
});

describe("a payment that could not be asked about", () => {
  let failing: TestApp;
  beforeAll(async () => {
    failing = await openTestApp({
      environment: { RATE_LIMITS: "off" },
      gateway: {
        ...app.gateway,
        queryStatus: async (orderNo) => {
          if (trouble instanceof Error) throw trouble;
          return { orderNo, status: "unknown", trouble };
        },
      },
    });
  });
  afterAll(() => failing.close());

  const due = async () => {
    failing.wait(60 * 60_000);
    await failing.payments.reconcileDue().catch(() => undefined);
  };

  it.each(["timeout", "http502", "unreadable"] as const)(
    "because of %s is logged with that reason",
    async (cause) => {
      trouble = cause;
      const sent = await sentRenewal(failing);
      const [attempt] = await attemptsOf(failing, sent.requestId);
      const warnings = logged(failing, "warn");
      await due();
      const attemptId = attempt?.id;
      expect(warnings).toContainEqual({ event: "payment.notAsked", attemptId, trouble: cause });
    },
  );

  it("because of our own failure is logged with that reason", async () => {
    trouble = new Error("It broke");
    const sent = await sentRenewal(failing);
    const [attempt] = await attemptsOf(failing, sent.requestId);
    const warnings = logged(failing, "warn");
    await due();
    expect(warnings).toContainEqual({
      event: "payment.notAsked",
      attemptId: attempt?.id,
      trouble: "failure",
      err: trouble,
    });
  });

  it("is logged at most ten times a minute, with the number of lines left out", async () => {
    trouble = "timeout";
    const sent = await sentRenewal(failing);
    const [attempt] = await attemptsOf(failing, sent.requestId);
    failing.wait(60_000);
    const warnings = logged(failing, "warn");
    for (let query = 0; query < 25; query += 1) if (attempt) await failing.payments.verify(attempt);
    expect(warnings).toHaveLength(10);
    failing.wait(60_000);
    if (attempt) await failing.payments.verify(attempt);
    expect(warnings.at(-1)).toMatchObject({ trouble: "timeout", leftOut: 15 });
  });
});
