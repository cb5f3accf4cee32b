import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insuranceDesk } from "../../../../tests/support/insurance.ts";
import { refusalOf } from "../../../../tests/support/refunds.ts";
import { startPayment } from "../../../../tests/support/payments.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import type { HandOff } from "../../../../contract/payments.ts";
import { schema } from "../../../adapters/database/schema.ts";

type Member = Awaited<ReturnType<ReturnType<typeof insuranceDesk>["memberOf"]>>;

let app: TestApp;
let desk: ReturnType<typeof insuranceDesk>;
let agent: Member;
let admin: Member;
let accounts: string[];
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = insuranceDesk(app);
  agent = await desk.memberOf("agent");
  admin = await desk.memberOf("admin");
  ({ accounts } = app.gateway);
  accounts.push("CCAVENUE_FALAJ_NEW", "CCAVENUE_MARSA");
});
afterAll(() => app.close());

const { paymentAttempts, payees } = schema;
const copyOf = (member: Member, insurer: string) => member.does(`/insurers/${insurer}/payees`, {});
const askPayee = async (member: Member, insurer: string, account: string) =>
  member.ask(await member.save(await copyOf(member, insurer), { account }));
const payeeOf = async (slug: string) => (await desk.insurerOf(slug)).payee;
const rowsOf = (insurer: string) =>
  app.parts.db.select().from(payees).where(eq(payees.insurer, insurer));

const payable = async (insurer: string) => {
  const person = await signUpVerified(app);
  const requestId = await storedRequest(app, person, {
    state: "awaiting_payment",
    insurer,
    priceFils: 95_550,
  });
  return { person, requestId };
};
const attemptOf = async (orderNo: string) => {
  const [row] = await app.parts.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderNo, orderNo));
  if (!row) throw new Error(`There is no attempt ${orderNo}.`);
  return row;
};
const begun = async (request: Awaited<ReturnType<typeof payable>>) => {
  const answer = await startPayment(app, request);
  expect(answer.statusCode).toBe(200);
  return answer.json<HandOff>().encRequest;
};
const usedBy = (orderNo: string) =>
  app.gateway.handedOff.findLast((one) => one.orderNo === orderNo)?.account;

describe("a payee", () => {
  it("is the usual one while nobody chose another", async () => {
    expect(await payeeOf("falaj")).toMatchObject({ account: "CCAVENUE_FALAJ", since: null });
    expect(await payeeOf("hazm")).toMatchObject({ account: "CCAVENUE", since: null });
    expect(usedBy(await begun(await payable("falaj")))).toBe("CCAVENUE_FALAJ");
    expect(usedBy(await begun(await payable("hazm")))).toBe("CCAVENUE");
  });

  it("changes once two people agree, for payments that begin from then on", async () => {
    const before = await payable("falaj");
    const orderNo = await begun(before);
    const asked = await askPayee(agent, "falaj", "CCAVENUE_FALAJ_NEW");
    expect(asked).toMatchObject({
      kind: "payee",
      state: "asked",
      ofPlan: null,
      accounts,
      before: { payee: { account: "CCAVENUE_FALAJ" } },
    });
    expect((await admin.get(`/approvals/${asked.approval?.id}`)).json().data).toMatchObject({
      kind: "payee",
      draft: { insurer: "falaj" },
      asked: { account: "CCAVENUE_FALAJ_NEW" },
    });
    expect(usedBy(await begun(await payable("falaj")))).toBe("CCAVENUE_FALAJ");
    expect(refusalOf(await agent.decide(asked)).code).toBe("approvals.own");
    expect((await admin.decide(asked)).json().data).toMatchObject({ state: "used" });
    expect(await payeeOf("falaj")).toMatchObject({
      account: "CCAVENUE_FALAJ_NEW",
      since: expect.any(String),
      askedBy: { name: agent.name },
      approvedBy: { name: admin.name },
      draft: null,
    });
    expect(usedBy(await begun(await payable("falaj")))).toBe("CCAVENUE_FALAJ_NEW");
    // What has begun is asked about where it began, whatever became of the payee.
    const attempt = await attemptOf(orderNo);
    expect(attempt).toMatchObject({ payee: "falaj", account: "CCAVENUE_FALAJ" });
    await app.payments.verify(attempt);
    expect(app.gateway.asked.at(-1)).toEqual({ orderNo, account: "CCAVENUE_FALAJ" });
    // Paying anew begins anew.
    expect(usedBy(await begun(before))).toBe("CCAVENUE_FALAJ_NEW");
    expect(await agent.readDraft(asked.id)).toMatchObject({
      state: "agreed",
      before: { payee: { account: "CCAVENUE_FALAJ" } },
    });
  });

  it("counts by nobody alone, nor after an edit, nor twice", async () => {
    const draft = await admin.save(await copyOf(admin, "marsa"), { account: "CCAVENUE_MARSA" });
    const ask = await admin.post(`/drafts/${draft.id}/ask`, { version: draft.version });
    // It is the usual one already.
    expect(refusalOf(ask).code).toBe("insurance.sameAsBefore");
    const asked = await admin.ask(await admin.save(draft, { account: "CCAVENUE" }));
    expect(refusalOf(await admin.decide(asked)).code).toBe("approvals.own");
    const other = await desk.memberOf("admin");
    const edited = await agent.save(asked, { account: "CCAVENUE_FALAJ" });
    expect(refusalOf(await other.decide(asked)).statusCode).toBe(409);
    const again = await agent.ask(edited);
    const forged = await other.post(`/approvals/${again.approval?.id}/approve`, {
      digest: asked.approval?.digest,
    });
    expect(refusalOf(forged).code).toBe("approvals.changed");
    expect(await rowsOf("marsa")).toEqual([]);
    expect((await other.decide(again)).statusCode).toBe(200);
    await other.decide(again);
    expect(await rowsOf("marsa")).toMatchObject([{ number: 1, account: "CCAVENUE_FALAJ" }]);
    const compliance = await desk.memberOf("compliance");
    expect((await compliance.post("/insurers/marsa/payees", {})).statusCode).toBe(403);
  });

  it("cannot be asked for where the environment does not have it", async () => {
    const draft = await copyOf(agent, "lulwa");
    for (const account of ["CCAVENUE_GONE", "", "ccavenue"]) {
      const body = { version: draft.version, content: { account }, countsFrom: null, reason: "x" };
      const answer = await agent.post(`/drafts/${draft.id}`, body);
      expect(answer.json()).toMatchObject({ code: "insurance.payeeAway", field: "account" });
    }
    for (const [content, countsFrom] of [
      [{}, null],
      [{ account: 7 }, null],
      [{ account: "CCAVENUE_FALAJ" }, "2030-01-01T00:00:00Z"],
    ]) {
      const body = { version: draft.version, content, countsFrom, reason: "x" };
      expect(refusalOf(await agent.post(`/drafts/${draft.id}`, body))).toMatchObject({
        code: "insurance.invalid",
      });
    }
    accounts.push("CCAVENUE_LULWA_B");
    const saved = await agent.save(draft, { account: "CCAVENUE_LULWA_B" });
    accounts.pop();
    const ask = () => agent.post(`/drafts/${draft.id}/ask`, { version: saved.version });
    expect(refusalOf(await ask()).code).toBe("insurance.payeeAway");
    accounts.push("CCAVENUE_LULWA_B");
    const asked = await agent.ask(saved);
    accounts.pop();
    expect((await admin.decide(asked)).json().data).toMatchObject({
      state: "void",
      why: "impossible",
    });
    expect(await rowsOf("lulwa")).toEqual([]);
  });

  it("that the environment lost refuses payments, and says so", async () => {
    accounts.push("CCAVENUE_QANDEEL_B");
    await admin.decide(await askPayee(agent, "qandeel", "CCAVENUE_QANDEEL_B"));
    const waiting = await payable("qandeel");
    const orderNo = await begun(waiting);
    accounts.pop();
    const requests = [waiting, await payable("qandeel")];
    for (const request of requests) {
      const answer = await startPayment(app, request);
      expect(refusalOf(answer)).toEqual({ statusCode: 503, code: "payments.payeeAway" });
    }
    expect((await attemptOf(orderNo)).state).toBe("handed_off");
    expect(await desk.insurerOf("qandeel")).toMatchObject({
      isPayeeAway: true,
      payee: { account: "CCAVENUE_QANDEEL_B" },
    });
    const list = (await admin.get("/insurers")).json<{ data: { isPayeeAway: boolean }[] }>().data;
    expect(list.filter(({ isPayeeAway }) => isPayeeAway)).toHaveLength(1);
    expect(usedBy(await begun(await payable("hazm")))).toBe("CCAVENUE");
    await admin.decide(await askPayee(agent, "qandeel", "CCAVENUE"));
    expect(usedBy(await begun(waiting))).toBe("CCAVENUE");
  });

  it("is never changed where it stands", async () => {
    const change = app.parts.db.update(payees).set({ account: "CCAVENUE" });
    await expect(change).rejects.toThrow();
    await expect(app.parts.db.delete(payees)).rejects.toThrow();
  });
});
