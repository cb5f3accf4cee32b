import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestDetails } from "../../../contract/requests.ts";
import { approveAll } from "../../../tests/support/desk-calls.ts";
import { multipart } from "../../../tests/support/multipart.ts";
import { photo } from "../../../tests/support/pictures.ts";
import { readData } from "../../../tests/support/privacy.ts";
import { refundsDesk, refusalOf } from "../../../tests/support/refunds.ts";
import { refundsOf } from "../../../tests/support/stored-requests.ts";
import { storedSale } from "../../../tests/support/stored-sales.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

type Desk = ReturnType<typeof refundsDesk>;
type Member = Awaited<ReturnType<Desk["memberOf"]>>;
type Person = Awaited<ReturnType<Desk["surplus"]>>["person"];

/** The example of the registry of IBANs. */
const IBAN = "AE070331234567890123456";

let app: TestApp;
let desk: Desk;
let agent: Member;
let admin: Member;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = refundsDesk(app);
  [agent, admin] = [await desk.memberOf("agent"), await desk.memberOf("admin")];
});
afterAll(() => app.close());

const urlOf = (requestId: string) => `/api/carins/insurance-requests/${requestId}`;

const own = async (person: Person, requestId: string) =>
  (await app.call({ url: urlOf(requestId), headers: person.headers })).json<{
    data: RequestDetails;
  }>().data;

/** A surplus that goes to an account, as its customer sees it. */
const transfer = async () => {
  const surplus = await desk.surplus();
  const { amountFils } = await agent.readRefund(surplus.refund);
  const terms = { amountFils, way: "transfer", reason: "notApplied", note: "" };
  await agent.does(surplus.refund, "change", terms);
  const give = (iban: string, headers = surplus.person.headers) =>
    app.call({
      method: "PUT",
      url: `${urlOf(surplus.requestId)}/refunds/${surplus.refund}/iban`,
      headers,
      payload: { iban },
    });
  return { ...surplus, give };
};

describe("the account for a refund", () => {
  it.each([
    ["GB82 WEST 1234 5698 7654 32", "refunds.ibanCountry"],
    ["", "refunds.ibanCountry"],
    ["AE07 0331 2345 6789 0123 45", "refunds.ibanLength"],
    ["AE07 0331 2345 6789 0123 4567", "refunds.ibanLength"],
    ["AE08 0331 2345 6789 0123 456", "refunds.ibanDigits"],
    ["AE07 0331 2345 6789 0123 465", "refunds.ibanDigits"],
  ])("is refused as %s: %s", async (iban, code) => {
    const { give, refund } = await transfer();
    const answer = await give(iban);
    expect(refusalOf(answer)).toEqual({ statusCode: 422, code });
    expect(answer.json()).toMatchObject({ field: "iban" });
    expect((await agent.readRefund(refund)).iban).toBeNull();
  });

  it.each([IBAN, "ae07 0331-2345 6789 0123 456", "٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦"])(
    "is kept sealed and shown masked: %s",
    async (typed) => {
      const { give, refund, requestId } = await transfer();
      const answer = await give(typed);
      expect(answer.json().data).toMatchObject({ iban: "AE•• … ••• 456", needs: [] });
      const [row] = await refundsOf(app, requestId);
      expect(row?.ibanSealed).not.toContain("0331234567890123456");
      const audit = JSON.stringify(await app.parts.db.select().from(schema.audit));
      expect(audit).not.toContain("0331234567890123456");
      const revealed = await agent.post(`/refunds/${refund}/reveal`, {});
      expect(revealed.json().data).toEqual({ iban: IBAN });
      const events = (await agent.readRefund(refund)).steps.map(({ event }) => event);
      expect(events).toEqual(["proposed", "changed", "ibanGiven", "ibanRevealed"]);
    },
  );

  it("is what the insurer cannot be asked without", async () => {
    const { give, refund, person, requestId } = await transfer();
    const approved = await admin.does(refund, "approve");
    expect(approved).toMatchObject({ turn: "customer", needs: ["iban"] });
    expect(refusalOf(await agent.actOn(refund, "send")).code).toBe("refunds.notReady");
    expect((await own(person, requestId)).refunds[0]).toMatchObject({ needs: ["iban"] });
    const idsToSend = async () => {
      const { data } = (await agent.get("/refunds?view=toSend&limit=500")).json();
      return data.map(({ id }: { id: string }) => id);
    };
    expect(await idsToSend()).not.toContain(refund);
    await give(IBAN);
    expect(await idsToSend()).toContain(refund);
    expect((await agent.does(refund, "send")).turn).toBe("insurer");
    expect(refusalOf(await give(IBAN)).code).toBe("refunds.ibanNotNow");
    const mail = await app.mailTo(person.email, ({ text }) => text.includes("456"));
    expect(mail.text).not.toContain("0331234567890123456");
  });

  it("is changed after a failed try, and never by somebody else", async () => {
    const { give, refund } = await transfer();
    const { person: stranger } = await desk.surplus();
    expect((await give(IBAN, stranger.headers)).statusCode).toBe(404);
    await admin.does(refund, "approve");
    await give(IBAN);
    await agent.does(refund, "send");
    await agent.does(refund, "fail", { reason: "The account is closed." });
    expect((await give(IBAN)).statusCode).toBe(200);
  });

  it("gives no way in to another request's refund", async () => {
    const [one, other] = [await transfer(), await transfer()];
    const answer = await app.call({
      method: "PUT",
      url: `${urlOf(one.requestId)}/refunds/${other.refund}/iban`,
      headers: one.person.headers,
      payload: { iban: IBAN },
    });
    expect(refusalOf(answer).code).toBe("refunds.unknown");
  });
});

describe("a certificate of the account", () => {
  const withCertificate = async () => {
    const one = await transfer();
    const { insurers } = schema;
    const terms = { ways: ["card", "transfer"] as const, days: 5, needsIbanCertificate: true };
    const source = { en: "a test", ar: "اختبار" };
    await app.parts.db
      .update(insurers)
      .set({ refundTerms: { ...terms, proofs: {}, source, readOn: "2026-11-01" } });
    const send = (kind: string, bytes: Buffer) => {
      const { headers, payload } = multipart([[kind, { bytes }]]);
      const url = `${urlOf(one.requestId)}/refunds/${one.refund}/files`;
      return app.call({
        method: "POST",
        url,
        headers: { ...one.person.headers, ...headers },
        payload,
      });
    };
    return { ...one, send };
  };

  it("is asked for, sent as a picture, and seen by staff, which the customer can read", async () => {
    const { person, refund, give, send } = await withCertificate();
    await give(IBAN);
    expect((await admin.does(refund, "approve")).needs).toEqual(["certificate"]);
    const answer = await send("certificate", await photo());
    expect(answer.json().data).toMatchObject({ needs: [], files: [{ kind: "certificate" }] });
    const [file] = (await agent.readRefund(refund)).files;
    const seen = await agent.get(`/refunds/${refund}/files/${file?.id}`);
    expect(seen.headers["content-type"]).toBe("image/jpeg");
    const { accessLog } = await readData(app, person);
    expect(accessLog.map(({ kind }) => kind)).toContain("refund");
    expect((await agent.does(refund, "send")).state).toBe("sent");
  });

  it.each([
    ["certificate", Buffer.from("%PDF-1.7 nothing"), "documents.unreadable"],
    ["certificate", Buffer.from("hello"), "documents.type"],
    ["passport", Buffer.from("hello"), "documents.unexpected"],
  ])("is refused as %s of %j: %s", async (kind, bytes, code) => {
    const { send } = await withCertificate();
    expect(refusalOf(await send(kind, bytes)).code).toBe(code);
  });
});

describe("what a customer sees of a rejected request", () => {
  it("is each step with its date, in their language", async () => {
    const { person, requestId } = await storedSale(app);
    await agent.take(requestId);
    const rejection = { why: "documents", reason: "The licence is of somebody else." };
    await approveAll(admin, (await agent.write(requestId, "reject", rejection)).json().data);
    const refund = await desk.onlyRefund(requestId);
    await agent.does(refund, "send", { insurerRef: "R-77" });
    const { refunds, paymentStatus, returningFils } = await own(person, requestId);
    expect(refunds).toMatchObject([{ state: "sent", reason: "rejected", insurerRef: "R-77" }]);
    expect(refunds[0]).not.toHaveProperty("note");
    expect({ paymentStatus, returningFils }).toEqual({
      paymentStatus: "paid",
      returningFils: refunds[0]?.amountFils,
    });
    await agent.does(refund, "confirm");
    expect(await own(person, requestId)).toMatchObject({
      state: "refunded",
      paymentStatus: "unpaid",
      returningFils: 0,
    });
  });
});
