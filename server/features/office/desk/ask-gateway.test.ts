import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approveAll, type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { gatewaySays, returnedRenewal } from "../../../../tests/support/payments.ts";
import { requestRow } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await deskOf(app)();
});

const ask = (id: string, by = desk) => by.act(id, "ask-gateway");
/** The limit counts in real time. */
const forget = () => app.parts.db.delete(schema.limits);

describe("asking the gateway now", () => {
  it("says in words that it is still being processed, and may be done again after a while", async () => {
    const { requestId } = await returnedRenewal(app, { status: "pending" });
    expect((await desk.read(requestId)).actions).toContain("askGateway");
    const first = await ask(requestId);
    expect(first.json()).toMatchObject({ said: "pending", data: { state: "verifying_payment" } });
    expect((await desk.read(requestId)).history.at(-1)?.event).toBe("gatewayAsked");
    const again = await ask(requestId, await deskOf(app)());
    expect([again.statusCode, again.json().code]).toEqual([429, "staff.askedJustNow"]);
    expect(Number(again.headers["retry-after"])).toBeLessThanOrEqual(10);
    await forget();
    expect((await ask(requestId)).statusCode).toBe(200);
  });

  it.each([
    ["paid", {}, "paid"],
    ["failed", { status: "failed" }, "awaiting_payment"],
    ["unknown", { status: "unknown" }, "verifying_payment"],
    ["differs", { amountFils: 1 }, "verifying_payment"],
  ] as const)("writes down that it was %s", async (said, fact, state) => {
    const sent = await returnedRenewal(app, { status: "pending" });
    await gatewaySays(app, sent, fact);
    const answer = await ask(sent.requestId);
    expect(answer.json()).toMatchObject({ said, data: { state } });
    const isOver = said !== "unknown";
    expect((await desk.read(sent.requestId)).actions.includes("askGateway")).toBe(!isOver);
    if (said === "paid")
      expect((await desk.read(sent.requestId)).news).toMatchObject({ code: "paid", isSeen: false });
  });

  it("says that it does not answer, which is trouble in its view", async () => {
    const sent = await returnedRenewal(app, { status: "pending" });
    const silent = { orderNo: sent.orderNo, status: "unknown" as const, trouble: "timeout" };
    app.gateway.facts.set(sent.orderNo, silent);
    expect((await ask(sent.requestId)).json().said).toBe("noAnswer");
    expect(await desk.idsIn("view=gatewayTrouble")).toContain(sent.requestId);
    expect((await desk.read(sent.requestId)).attempts[0]?.troubleSince).not.toBeNull();
  });

  it("is refused where nothing is unconfirmed", async () => {
    const { requestId } = await returnedRenewal(app);
    expect((await requestRow(app, requestId)).state).toBe("paid");
    expect((await ask(requestId)).json().code).toBe("staff.notNow");
    expect((await ask("x")).statusCode).toBe(404);
    const compliance = await deskOf(app)("compliance");
    expect((await ask(requestId, compliance)).statusCode).toBe(403);
  });
});

describe("money to go back", () => {
  it("stands in a view of its own, without a clock on us", async () => {
    const { requestId } = await returnedRenewal(app);
    await desk.take(requestId);
    const rejection = { why: "documents", reason: "The licence is of somebody else." };
    const asked = (await desk.write(requestId, "reject", rejection)).json().data;
    const rejected = await approveAll(await deskOf(app)(), asked);
    expect(rejected).toMatchObject({ turn: null, dueAt: null, news: { code: "moneyToGoBack" } });
    expect(rejected.moneyBackSince).not.toBeNull();
    expect(await desk.idsIn("view=moneyToGoBack")).toContain(requestId);
    for (const view of ["new", "overdue", "ours", "mine"])
      expect(await desk.idsIn(`view=${view}`)).not.toContain(requestId);
    const listed = (await desk.get("/requests?view=moneyToGoBack&limit=1")).json();
    expect(listed.data[0].moneyBackSince).not.toBeNull();
  });

  it("of before the view was there is filled in", async () => {
    const { requestId } = await returnedRenewal(app);
    await desk.take(requestId);
    const rejection = { why: "documents", reason: "Not theirs." };
    const asked = (await desk.write(requestId, "reject", rejection)).json().data;
    await approveAll(await deskOf(app)(), asked);
    const { requests } = schema;
    await app.parts.db
      .update(requests)
      .set({ moneyBackSince: null, turn: "us", dueAt: new Date() })
      .where(eq(requests.id, requestId));
    const { fillMoneyBack } = await import("./earlier-money-store.ts");
    await fillMoneyBack(app.parts.db);
    const { moneyBackSince, updatedAt, turn, dueAt } = await requestRow(app, requestId);
    expect({ moneyBackSince, turn, dueAt }).toEqual({
      moneyBackSince: updatedAt,
      turn: null,
      dueAt: null,
    });
  });
});
