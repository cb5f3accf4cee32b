import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "../../../../domain/durations.ts";
import { approveAll } from "../../../../tests/support/desk-calls.ts";
import { refundsDesk, refusalOf } from "../../../../tests/support/refunds.ts";
import { eventsOf, refundsOf, requestRow } from "../../../../tests/support/stored-requests.ts";
import { storedSale } from "../../../../tests/support/stored-sales.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

type Desk = ReturnType<typeof refundsDesk>;
type Member = Awaited<ReturnType<Desk["memberOf"]>>;

let app: TestApp;
let desk: Desk;
let agent: Member;
let admin: Member;
let otherAdmin: Member;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = refundsDesk(app);
  [agent, admin, otherAdmin] = [
    await desk.memberOf("agent"),
    await desk.memberOf("admin"),
    await desk.memberOf("admin"),
  ];
});
afterAll(() => app.close());

const rejectedPaid = async () => {
  const paid = await storedSale(app);
  await agent.take(paid.requestId);
  const rejection = { why: "documents", reason: "The licence is of somebody else." };
  const asked = (await agent.write(paid.requestId, "reject", rejection)).json().data;
  await approveAll(admin, asked);
  return { ...paid, refund: await desk.onlyRefund(paid.requestId) };
};

describe("money that bought nothing", () => {
  it("is proposed by the system, approved by an admin, sent by somebody else, confirmed", async () => {
    const { requestId, refund, person } = await desk.surplus();
    const before = await desk.moneyOf(requestId);
    expect(await agent.readRefund(refund)).toMatchObject({
      state: "proposed",
      reason: "notApplied",
      proposedBy: null,
      turn: "admin",
      actions: ["change"],
    });
    expect((await admin.does(refund, "approve")).actions).toEqual(["void"]);
    expect(refusalOf(await admin.actOn(refund, "send"))).toEqual({
      statusCode: 403,
      code: "refunds.otherSender",
    });
    const sent = await agent.does(refund, "send", { insurerRef: "R-1" });
    expect(sent).toMatchObject({ state: "sent", turn: "insurer", insurerRef: "R-1" });
    expect(sent.promisedOn).not.toBeNull();
    await agent.does(refund, "fail", { reason: "The card is closed." });
    await agent.does(refund, "send", { insurerRef: "R-2" });
    const done = await agent.does(refund, "confirm");
    expect(done.steps.map(({ event }) => event)).toEqual([
      "proposed",
      "approved",
      "sent",
      "failed",
      "sent",
      "confirmed",
    ]);
    // The sale stays while its surplus goes back (ruling P19).
    expect(await desk.moneyOf(requestId)).toEqual({
      ...before,
      state: "paid",
      refundedFils: before.capturedFils / 2,
      isWaiting: false,
    });
    const own = await app.call({
      url: `/api/carins/insurance-requests/${requestId}`,
      headers: person.headers,
    });
    expect(own.json().data).toMatchObject({
      paymentStatus: "paid",
      returningFils: 0,
      refunds: [{ _id: refund, state: "confirmed", insurerRef: "R-2" }],
    });
  });

  it("is proposed again when its refund is refused or void", async () => {
    const { requestId, refund } = await desk.surplus();
    expect((await admin.actOn(refund, "refuse", { reason: " " })).statusCode).toBe(400);
    await admin.does(refund, "refuse", { reason: "Twice." });
    const second = await desk.onlyRefund(requestId);
    await admin.does(second, "approve");
    await otherAdmin.does(second, "void", { reason: "The account was wrong." });
    const states = (await refundsOf(app, requestId)).map(({ state }) => state);
    expect(states).toEqual(["refused", "void", "proposed"]);
    expect((await desk.moneyOf(requestId)).isWaiting).toBe(true);
  });

  it("in part leaves the rest to another proposal of the system", async () => {
    const { requestId, refund } = await desk.surplus();
    const { amountFils } = await agent.readRefund(refund);
    const terms = { amountFils: 10_000, way: "card", reason: "notApplied", note: "" };
    const changed = await agent.does(refund, "change", terms);
    expect(changed).toMatchObject({ amountFils: 10_000, approval: { id: expect.any(String) } });
    const amounts = (await refundsOf(app, requestId)).map((one) => one.amountFils);
    expect(amounts).toEqual([10_000, amountFils - 10_000]);
  });
});

describe("a rejected request that was paid", () => {
  it("is refunded whole by the one approval of its rejection", async () => {
    const { requestId, refund } = await rejectedPaid();
    const { priceFils } = await requestRow(app, requestId);
    expect(await agent.readRefund(refund)).toMatchObject({
      state: "approved",
      reason: "rejected",
      amountFils: priceFils,
      proposedBy: { name: agent.name },
    });
    await agent.does(refund, "send");
    await agent.does(refund, "confirm");
    expect(await desk.moneyOf(requestId)).toMatchObject({
      state: "refunded",
      refundedFils: priceFils,
      isWaiting: false,
    });
  });

  it("goes back to rejected when its refund is void, and the money is proposed again", async () => {
    const { requestId, refund } = await rejectedPaid();
    await admin.does(refund, "void", { reason: "The wrong insurer." });
    expect((await desk.moneyOf(requestId)).state).toBe("rejected");
    const again = await desk.onlyRefund(requestId);
    await otherAdmin.does(again, "approve");
    expect((await desk.moneyOf(requestId)).state).toBe("refund_pending");
    expect(await eventsOf(app, "request", requestId)).toEqual(
      expect.arrayContaining(["refundRequested", "refundVoided"]),
    );
  });
});

describe("a refund in part", () => {
  it("of a sale leaves it paid, and its figures follow", async () => {
    const { requestId, refund, person } = await desk.proposed(agent);
    await admin.does(refund, "approve");
    await agent.does(refund, "send");
    await agent.does(refund, "confirm");
    expect(await desk.moneyOf(requestId)).toMatchObject({ state: "paid", refundedFils: 10_000 });
    const [charge] = (await agent.read(requestId)).paidCharges;
    expect(charge?.leftFils).toBe((charge?.arrivedFils ?? 0) - 10_000);
    const list = await app.call({
      url: "/api/carins/insurance-requests",
      headers: person.headers,
    });
    expect(list.json()).toMatchObject({ totals: { paid: 1, unpaid: 0 } });
  });

  it.each([
    ["more than what arrived", { amountFils: 99_999_999 }, "refunds.tooMuch"],
    ["nothing", { amountFils: 0 }, "request.invalid"],
    ["a part of a fils", { amountFils: 0.5 }, "request.invalid"],
    ["a reason that is the system's", { reason: "rejected" }, "request.invalid"],
    ["another reason without a word", { reason: "other", note: " \0" }, "request.invalid"],
    ["an unknown payment", { attempt: "x" }, "staff.notNow"],
  ])("is refused for %s", async (_what, change, code) => {
    const paid = await storedSale(app);
    const id = await agent.take(paid.requestId);
    const [charge] = (await agent.read(id)).paidCharges;
    const terms = { amountFils: 10_000, way: "card", reason: "paidTooMuch", note: "Less." };
    const body = { attempt: charge?.attempt, ...terms, ...change };
    expect(refusalOf(await agent.write(id, "refunds", body)).code).toBe(code);
    expect(await refundsOf(app, id)).toEqual([]);
  });

  const twoAtOnce = async (notes: [string, string], share: number) => {
    const paid = await storedSale(app);
    const id = await agent.take(paid.requestId);
    const { version, paidCharges } = await agent.read(id);
    const [{ attempt, arrivedFils } = { attempt: "", arrivedFils: 0 }] = paidCharges;
    const terms = { way: "card", reason: "paidTooMuch", amountFils: arrivedFils * share };
    const body = { version, attempt, ...terms };
    const answers = await Promise.all(
      notes.map((note) => agent.act(id, "refunds", { ...body, note })),
    );
    return { id, answers };
  };

  it("is proposed once by a call that is sent twice", async () => {
    const { id, answers } = await twoAtOnce(["", ""], 0.2);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await refundsOf(app, id)).toHaveLength(1);
    expect((await agent.read(id)).approvals).toHaveLength(1);
  });

  it("never adds up to more than what arrived, in two calls at once", async () => {
    const { id, answers } = await twoAtOnce(["One.", "Another."], 1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    expect(await refundsOf(app, id)).toHaveLength(1);
  });
});

describe("two people are needed", () => {
  it("not whoever proposed it, as an admin", async () => {
    const { refund } = await desk.proposed(admin);
    expect(refusalOf(await admin.actOn(refund, "approve"))).toEqual({
      statusCode: 403,
      code: "approvals.own",
    });
    expect((await admin.readRefund(refund)).state).toBe("proposed");
  });

  it("and not an agent, who may not approve", async () => {
    const { refund } = await desk.proposed(agent);
    const other = await desk.memberOf("agent");
    expect(refusalOf(await other.actOn(refund, "approve")).code).toBe("staff.forbidden");
    const { approval } = await agent.readRefund(refund);
    const answer = await other.post(`/approvals/${approval?.id}/approve`, {
      digest: approval?.digest,
    });
    expect(refusalOf(answer).code).toBe("staff.forbidden");
  });

  it("and an edit after asking voids what was asked", async () => {
    const { refund } = await desk.proposed(agent);
    const { approval } = await agent.readRefund(refund);
    const terms = { amountFils: 20_000, way: "card", reason: "paidTooMuch", note: "" };
    await agent.does(refund, "change", terms);
    const answer = await admin.actOn(refund, "approve", { digest: approval?.digest });
    expect(refusalOf(answer)).toEqual({ statusCode: 412, code: "approvals.changed" });
    expect((await agent.readRefund(refund)).state).toBe("proposed");
  });

  it("and an amount that changed in the database makes the approval void", async () => {
    const { refund, requestId } = await desk.proposed(agent);
    const { refundCases } = schema;
    await app.parts.db.update(refundCases).set({ amountFils: 5 }).where(eq(refundCases.id, refund));
    await admin.actOn(refund, "approve");
    expect((await admin.readRefund(refund)).state).toBe("proposed");
    expect((await agent.read(requestId)).approvals).toMatchObject([{ state: "void" }]);
    // Nobody can decide it now: it is changed, which asks again, or taken back.
    expect((await admin.readRefund(refund)).actions).toEqual(["change"]);
    expect((await agent.does(refund, "withdraw")).state).toBe("withdrawn");
  });

  it("and a call that is replayed does nothing more", async () => {
    const { refund } = await desk.proposed(agent);
    const { version, approval } = await admin.readRefund(refund);
    const body = { version, digest: approval?.digest };
    const approve = () => admin.post(`/refunds/${refund}/approve`, body);
    expect((await approve()).statusCode).toBe(200);
    expect(refusalOf(await approve())).toEqual({ statusCode: 412, code: "refunds.changed" });
    const sent = { version: version + 1, insurerRef: "R-1" };
    expect((await agent.post(`/refunds/${refund}/send`, sent)).statusCode).toBe(200);
    expect(refusalOf(await agent.post(`/refunds/${refund}/send`, sent)).code).toBe(
      "refunds.changed",
    );
  });

  it("and not an account that the other one made within seven days", async () => {
    const { refund } = await desk.proposed(agent);
    const { staff, staffChangeRows } = schema;
    const idOf = async ({ email }: Member) => {
      const [row] = await app.parts.db.select().from(staff).where(eq(staff.email, email));
      return row?.id ?? "";
    };
    const late = await desk.memberOf("admin");
    const at = new Date(app.parts.now().getTime() - DAY_MS);
    await app.parts.db.insert(staffChangeRows).values({
      staffId: await idOf(late),
      changedBy: await idOf(agent),
      change: "added",
      at,
    });
    expect(refusalOf(await late.actOn(refund, "approve")).code).toBe("approvals.apart");
    // Nor do these two act together in what the system proposed.
    const { refund: surplus } = await desk.surplus();
    await late.does(surplus, "approve");
    expect(refusalOf(await agent.actOn(surplus, "send")).code).toBe("approvals.apart");
  });

  it("and the database refuses one person", async () => {
    const { refund } = await desk.proposed(agent);
    const [row] = await app.parts.db
      .select()
      .from(schema.refundCases)
      .where(eq(schema.refundCases.id, refund));
    const alone = app.parts.db
      .update(schema.refundCases)
      .set({ state: "approved", approvedBy: row?.proposedBy ?? null })
      .where(eq(schema.refundCases.id, refund));
    await expect(alone).rejects.toThrow();
  });
});

describe("a card dispute", () => {
  const disputed = async () => {
    const surplus = await desk.surplus();
    const id = await agent.take(surplus.requestId);
    const { amountFils, attempt } = await agent.readRefund(surplus.refund);
    const body = { attempt, amountFils, reference: "CB-1" };
    expect((await agent.write(id, "disputes", body)).statusCode).toBe(200);
    return { ...surplus, amountFils };
  };

  it("holds the refund, and ends it where the bank gave the money back", async () => {
    const { requestId, refund, amountFils } = await disputed();
    expect((await admin.does(refund, "approve")).turn).toBe("bank");
    expect(refusalOf(await agent.actOn(refund, "send")).code).toBe("refunds.disputed");
    const [dispute] = (await agent.read(requestId)).disputes;
    const ended = await agent.write(requestId, `disputes/${dispute?.id}/end`, {
      outcome: "upheld",
    });
    expect(ended.json().data.disputes).toMatchObject([{ state: "upheld" }]);
    expect((await agent.readRefund(refund)).state).toBe("void");
    expect(await desk.moneyOf(requestId)).toMatchObject({
      state: "paid",
      refundedFils: amountFils,
      isWaiting: false,
    });
  });

  it("lets the refund go on where the bank did not", async () => {
    const { requestId, refund } = await disputed();
    const [dispute] = (await agent.read(requestId)).disputes;
    await agent.write(requestId, `disputes/${dispute?.id}/end`, { outcome: "rejected" });
    await admin.does(refund, "approve");
    expect((await agent.does(refund, "send")).state).toBe("sent");
  });
});
