import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HandOff } from "../../../contract/payments.ts";
import {
  cancelRequest,
  comeBack,
  gatewaySays,
  startPayment,
} from "../../../tests/support/payments.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const subjects = {
  paid: /^(Your payment is confirmed|تأكّدت عملية الدفع)$/,
  failed: /^(Your payment did not go through|لم تتم عملية الدفع)$/,
  returning: /^(Your payment is being refunded|يُعاد المبلغ إليك)$/,
  cancelled: /^(Your request is cancelled|أُلغي طلبك)$/,
};
type Kind = keyof typeof subjects;

const kindsTo = (email: string): Kind[] => {
  const kinds = Object.keys(subjects) as Kind[];
  return app.sent
    .filter(({ to }) => to === email)
    .flatMap(({ subject }) => kinds.filter((kind) => subjects[kind].test(subject)));
};

const mailOf = (email: string, kind: Kind) =>
  app.mailTo(email, ({ subject }) => subjects[kind].test(subject));

const page = (requestId: string, prefix = "") =>
  `http://localhost:5000${prefix}/profile/requests/${requestId}`;

describe("a payment that failed", () => {
  it.each(["failed", "aborted"] as const)(
    "(%s) is mailed once, with a link to try again",
    async (status) => {
      const sent = await sentRenewal(app);
      await gatewaySays(app, sent, { status });
      await Promise.all(Array.from({ length: 5 }, () => comeBack(app, sent.orderNo)));
      await comeBack(app, sent.orderNo);
      const { text } = await mailOf(sent.person.email, "failed");
      expect(text).toContain(page(sent.requestId));
      expect(kindsTo(sent.person.email)).toEqual(["failed"]);
    },
  );

  it("is mailed for each attempt, until one is paid", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(app, sent, { status: "failed" });
    await comeBack(app, sent.orderNo);
    await mailOf(sent.person.email, "failed");
    for (const status of ["aborted", "paid"] as const) {
      const { encRequest } = HandOff.parse((await startPayment(app, sent)).json());
      const retry = { ...sent, orderNo: encRequest };
      await gatewaySays(app, retry, { status });
      await comeBack(app, encRequest);
    }
    const { text } = await mailOf(sent.person.email, "paid");
    expect(text).toContain(page(sent.requestId));
    expect(kindsTo(sent.person.email)).toEqual(["failed", "failed", "paid"]);
  });

  it("is mailed in the language it was started in", async () => {
    const sent = await sentRenewal(app, { "accept-language": "ar" });
    await gatewaySays(app, sent, { status: "failed" });
    await comeBack(app, sent.orderNo);
    const { text, html } = await mailOf(sent.person.email, "failed");
    expect(html).toContain('dir="rtl"');
    expect(text).toContain(page(sent.requestId, "/ar"));
  });
});

describe("a payment for a superseded attempt", () => {
  const paidTwice = async (headers: Record<string, string> = {}) => {
    const sent = await sentRenewal(app, headers);
    const retry = HandOff.parse((await startPayment(app, sent)).json());
    await gatewaySays(app, sent);
    await Promise.all(Array.from({ length: 5 }, () => comeBack(app, sent.orderNo)));
    return { ...sent, retry: { requestId: sent.requestId, orderNo: retry.encRequest } };
  };

  it("is mailed once: it is returned and the request is still to be paid", async () => {
    const sent = await paidTwice();
    await comeBack(app, sent.orderNo);
    const { text } = await mailOf(sent.person.email, "returning");
    expect(text).toContain("You still have to pay for your request.");
    expect(text).toContain(page(sent.requestId));
    expect(kindsTo(sent.person.email)).toEqual(["returning"]);
  });

  it("is mailed in the language it was started in", async () => {
    const sent = await paidTwice({ "accept-language": "ar" });
    const { text, html } = await mailOf(sent.person.email, "returning");
    expect(html).toContain('dir="rtl"');
    expect(text).toContain("لم تُدفع قيمة طلبك بعد");
    expect(text).toContain(page(sent.requestId, "/ar"));
  });

  it("asks for nothing more where the request is paid", async () => {
    const sent = await sentRenewal(app);
    const retry = HandOff.parse((await startPayment(app, sent)).json());
    await gatewaySays(app, { ...sent, orderNo: retry.encRequest });
    await comeBack(app, retry.encRequest);
    await gatewaySays(app, sent);
    await comeBack(app, sent.orderNo);
    const { text } = await mailOf(sent.person.email, "returning");
    expect(text).not.toContain("still have to pay");
    expect(kindsTo(sent.person.email).toSorted()).toEqual(["paid", "returning"]);
  });
});

describe("a request that is cancelled", () => {
  it("at once gets one mail, and late money is not confirmed", async () => {
    const sent = await sentRenewal(app, { "accept-language": "ar" });
    await Promise.all(Array.from({ length: 5 }, () => cancelRequest(app, sent)));
    await gatewaySays(app, sent);
    await comeBack(app, sent.orderNo);
    const { text } = await mailOf(sent.person.email, "cancelled");
    expect(text).toContain(page(sent.requestId, "/ar"));
    const returning = await mailOf(sent.person.email, "returning");
    expect(returning.text).not.toContain("لم تُدفع قيمة طلبك بعد");
    expect(kindsTo(sent.person.email).toSorted()).toEqual(["cancelled", "returning"]);
  });

  it("while its payment is verified gets a mail when that takes effect, not as a failure", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(app, sent, { status: "pending" });
    await comeBack(app, sent.orderNo);
    await cancelRequest(app, sent);
    expect(kindsTo(sent.person.email)).toEqual([]);
    await gatewaySays(app, sent, { status: "failed" });
    await app.payments.reconcileDue();
    await mailOf(sent.person.email, "cancelled");
    expect(kindsTo(sent.person.email)).toEqual(["cancelled"]);
  });

  it("too late, because it was paid, is confirmed instead", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(app, sent, { status: "pending" });
    await comeBack(app, sent.orderNo);
    await cancelRequest(app, sent);
    await gatewaySays(app, sent);
    await app.payments.reconcileDue();
    await mailOf(sent.person.email, "paid");
    expect(kindsTo(sent.person.email)).toEqual(["paid"]);
  });
});
