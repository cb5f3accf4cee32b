import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addDays, dayInDubai } from "../../../domain/calendar-day.ts";
import { coverEndsOn } from "../../../domain/requests/cover-period.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { storedPolicy } from "../../../tests/support/policies.ts";
import { cancelRequest, comeBack, gatewaySays } from "../../../tests/support/payments.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Sent = Awaited<ReturnType<typeof sentRenewal>>;

const pay = async (sent: Pick<Sent, "requestId" | "orderNo">) => {
  await gatewaySays(app, sent);
  await comeBack(app, sent.orderNo);
};

const paidRenewal = async () => {
  const sent = await sentRenewal(app);
  await pay(sent);
  return sent;
};

const change = (requestId: string, values: Partial<typeof schema.requests.$inferInsert>) =>
  app.parts.db.update(schema.requests).set(values).where(eq(schema.requests.id, requestId));

/** Paid, with a policy whose days are not those that were sold; it began `daysAgo` days ago. */
const issuedRenewal = async (
  daysAgo: number,
  values: NonNullable<Parameters<typeof storedPolicy>[2]> = {},
) => {
  const sent = await paidRenewal();
  await change(sent.requestId, { state: "issued" });
  const startDate = addDays(dayInDubai(app.parts.now()), -daysAgo);
  const policy = { number: `N/${sent.requestId}`, startDate, endDate: addDays(startDate, 380) };
  await storedPolicy(app, sent.requestId, { ...policy, ...values });
  return { sent, policy };
};

const papers = ["payment-summary.pdf", "reminder.ics", "cancellation-letter"] as const;

const get = (
  { requestId, person }: Pick<Sent, "requestId" | "person">,
  paper: string,
  headers: Record<string, string> = {},
) =>
  app.call({
    url: `/api/carins/insurance-requests/${requestId}/${paper}`,
    headers: { ...person.headers, ...headers },
  });

const notPaid = { statusCode: 409, code: "requests.notPaid" };
const notFound = { statusCode: 404, code: "requests.notFound" };

describe("the payment summary", () => {
  it.each(["", "?lang=en", "?lang=ar"])("of a paid request is a PDF (%s)", async (query) => {
    const sent = await paidRenewal();
    const { number } = await requestRow(app, sent.requestId);
    const answer = await get(sent, `payment-summary.pdf${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="mizalla-${number}.pdf"`,
    );
    expect(answer.headers["cache-control"]).toContain("no-store");
    const pdf = answer.rawPayload.toString("latin1");
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain(`/Lang (${query.endsWith("ar") ? "ar" : "en"})`);
  });

  it("is in the caller's language where the URL names none", async () => {
    const sent = await paidRenewal();
    const answer = await get(sent, "payment-summary.pdf", { "accept-language": "ar" });
    expect(answer.rawPayload.toString("latin1")).toContain("/Lang (ar)");
  });

  it("refuses another language", async () => {
    const answer = await get(await paidRenewal(), "payment-summary.pdf?lang=fr");
    expect(refusalOf(answer)).toMatchObject({ statusCode: 400, code: "request.invalid" });
  });

  it("remains while money is with the insurer, whatever the state", async () => {
    const sent = await paidRenewal();
    const { capturedFils } = await requestRow(app, sent.requestId);
    await change(sent.requestId, { state: "refund_pending", refundedFils: capturedFils - 1 });
    expect((await get(sent, "payment-summary.pdf")).statusCode).toBe(200);
    await change(sent.requestId, { state: "refunded", refundedFils: capturedFils });
    expect(refusalOf(await get(sent, "payment-summary.pdf"))).toEqual(notPaid);
  });

  it("exists for late money, which bought nothing", async () => {
    const sent = await sentRenewal(app);
    await cancelRequest(app, sent);
    await pay(sent);
    expect((await get(sent, "payment-summary.pdf")).statusCode).toBe(200);
    expect(refusalOf(await get(sent, "reminder.ics"))).toEqual(notPaid);
  });
});

describe("of a recorded policy", () => {
  const today = () => dayInDubai(app.parts.now());

  it("papers name its own days, its number and its person", async () => {
    const { sent, policy } = await issuedRenewal(100, { insuredName: "Mariam Ali" });
    const cover = { startsOn: policy.startDate, endsOn: policy.endDate };
    const summary = vi.spyOn(app.parts.papers, "paymentSummary");
    const letter = vi.spyOn(app.parts.papers, "cancellationLetter");
    expect((await get(sent, "payment-summary.pdf")).statusCode).toBe(200);
    expect((await get(sent, "cancellation-letter")).statusCode).toBe(200);
    expect(summary.mock.lastCall?.[0]).toMatchObject({ cover });
    expect(letter.mock.lastCall?.[0].policy).toMatchObject({
      policyNumber: policy.number,
      insuredName: "Mariam Ali",
      cover,
      // The refund within four months of its own first day.
      refund: { percent: 70 },
    });
    const reminder = (await get(sent, "reminder.ics")).body;
    expect(reminder).toContain(`DTSTART;VALUE=DATE:${policy.endDate.replaceAll("-", "")}\r\n`);
    summary.mockRestore();
    letter.mockRestore();
  });

  it("that its customer has not accepted, they name what was sold", async () => {
    const { sent } = await issuedRenewal(100, { state: "to_accept" });
    await change(sent.requestId, { state: "paid" });
    const { startDate } = await requestRow(app, sent.requestId);
    const summary = vi.spyOn(app.parts.papers, "paymentSummary");
    await get(sent, "payment-summary.pdf");
    expect(summary.mock.lastCall?.[0].cover?.startsOn).toBe(startDate);
    summary.mockRestore();
  });

  it.each(["reminder.ics", "cancellation-letter"])(
    "that was ended, there is no %s any more",
    async (paper) => {
      const { sent } = await issuedRenewal(100, { state: "cancelled", endedOn: today() });
      expect(refusalOf(await get(sent, paper))).toEqual(notPaid);
    },
  );

  it.each([
    ["after 100 days, the summary ends its cover then", 100, true],
    ["before its first day, the summary names no cover", -5, false],
  ])("that was ended %s", async (_when, daysAgo, isCovered) => {
    const ended = { state: "cancelled", endedOn: today() } as const;
    const { sent, policy } = await issuedRenewal(daysAgo, ended);
    const summary = vi.spyOn(app.parts.papers, "paymentSummary");
    expect((await get(sent, "payment-summary.pdf")).statusCode).toBe(200);
    const cover = { startsOn: policy.startDate, endsOn: today() };
    expect(summary.mock.lastCall?.[0].cover).toEqual(isCovered ? cover : null);
    summary.mockRestore();
  });
});

describe("the reminder", () => {
  it.each([
    ["en", "/profile"],
    ["ar", "/ar/profile"],
  ])("in %s is on the last day of cover", async (language, path) => {
    const sent = await paidRenewal();
    const { number, startDate } = await requestRow(app, sent.requestId);
    const answer = await get(sent, `reminder.ics?lang=${language}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="mizalla-${number}.ics"`,
    );
    expect(answer.headers["cache-control"]).toContain("no-store");
    const file = answer.body.replaceAll("\r\n ", "");
    const day = coverEndsOn(startDate ?? "").replaceAll("-", "");
    expect(file).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
    expect(file).toContain(`SUMMARY;LANGUAGE=${language}:`);
    expect(file).toContain(`http://localhost:5000${path}/requests/${sent.requestId}\r\n`);
  });

  it.each(["refund_pending", "rejected"] as const)("of a request in %s is none", async (state) => {
    const sent = await paidRenewal();
    await change(sent.requestId, { state });
    expect(refusalOf(await get(sent, "reminder.ics"))).toEqual(notPaid);
  });
});

describe("the letter that cancels a policy", () => {
  it.each(["en", "ar"])("is a PDF in %s", async (language) => {
    const sent = await paidRenewal();
    const { number } = await requestRow(app, sent.requestId);
    const answer = await get(sent, `cancellation-letter?lang=${language}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="mizalla-${number}-cancellation-${language}.pdf"`,
    );
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(answer.rawPayload.toString("latin1")).toContain(`/Lang (${language})`);
  });

  it("is written today and counts the seven days of notice", async () => {
    const sent = await paidRenewal();
    const { priceFils } = await requestRow(app, sent.requestId);
    const today = dayInDubai(app.parts.now());
    const print = vi.spyOn(app.parts.papers, "cancellationLetter");
    const policyStarted = async (daysAgo: number) => {
      await change(sent.requestId, { startDate: addDays(today, -daysAgo) });
      expect((await get(sent, "cancellation-letter")).statusCode).toBe(200);
      return print.mock.lastCall?.[0].policy;
    };
    expect(await policyStarted(0)).toMatchObject({
      writtenOn: today,
      cancelledOn: addDays(today, 7),
      refund: { percent: 80, refundFils: Math.round((priceFils ?? 0) * 0.8) },
    });
    // The first month ends before the notice does.
    expect(await policyStarted(25)).toMatchObject({ refund: { percent: 70 } });
    expect(await policyStarted(-20)).toMatchObject({ refund: null });
    print.mockRestore();
  });

  it.each(["refund_pending", "rejected"] as const)("of a request in %s is none", async (state) => {
    const sent = await paidRenewal();
    await change(sent.requestId, { state });
    expect(refusalOf(await get(sent, "cancellation-letter"))).toEqual(notPaid);
  });

  it("is none after the last day of cover", async () => {
    const sent = await paidRenewal();
    await change(sent.requestId, { startDate: "2020-01-01" });
    expect(refusalOf(await get(sent, "cancellation-letter"))).toEqual(notPaid);
  });

  it.each(["en", "ar"])("is for anyone as a form to fill in by hand, in %s", async (language) => {
    const ask = () => app.call({ url: `/api/cancellation-letter?lang=${language}` });
    const [answer, again] = [await ask(), await ask()];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.rawPayload.toString("latin1")).toContain(`/Lang (${language})`);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });
});

describe.each(papers)("%s", (paper) => {
  it("is refused until the request is paid", async () => {
    expect(refusalOf(await get(await sentRenewal(app), paper))).toEqual(notPaid);
  });

  it("is only for the owner", async () => {
    const sent = await paidRenewal();
    const stranger = await signUpVerified(app);
    expect(refusalOf(await get({ ...sent, person: stranger }, paper))).toEqual(notFound);
    const visitor = await app.call({
      url: `/api/carins/insurance-requests/${sent.requestId}/${paper}`,
    });
    expect(refusalOf(visitor)).toMatchObject({ statusCode: 401 });
  });
});
