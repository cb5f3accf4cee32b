import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rejectionReasons } from "../../../../domain/requests/rejection-reasons.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { approveAll, type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { returnedRenewal } from "../../../../tests/support/payments.ts";
import {
  refundsOf,
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await deskOf(app)();
});

const rejection = { why: "documents", reason: "The licence is of somebody else." };

describe("rejecting a request", () => {
  it.each(rejectionReasons)("as %s tells its customer why, but not in our words", async (why) => {
    const owner = await signUpVerified(app);
    const id = await desk.take(await storedLead(app, owner));
    const rejected = (await desk.write(id, "reject", { ...rejection, why })).json().data;
    expect(rejected).toMatchObject({ state: "rejected", turn: null, actions: expect.anything() });
    expect(rejected.notes.map(({ text }: { text: string }) => text)).toEqual([rejection.reason]);
    const mail = await app.mailTo(owner.email, ({ text }) => text.includes(rejected.number));
    expect(mail.text).not.toContain(rejection.reason);
    expect(mail.text).not.toContain("AED");
  });

  it("that was paid sends the money back, and says so", async () => {
    const { person, requestId } = await returnedRenewal(app);
    await desk.take(requestId);
    const { priceFils } = await requestRow(app, requestId);
    const asked = (await desk.write(requestId, "reject", rejection)).json().data;
    expect(asked).toMatchObject({ state: "paid", approvals: [{ amountFils: priceFils }] });
    const rejected = await approveAll(await deskOf(app)(), asked);
    expect(rejected).toMatchObject({ state: "refund_pending", turn: null });
    expect(rejected.notes).toMatchObject([{ text: rejection.reason, staff: { name: desk.name } }]);
    expect(rejected.history.slice(-2)).toMatchObject([
      { event: "rejected", actor: "staff" },
      { event: "refundRequested", actor: "system" },
    ]);
    expect(await refundsOf(app, requestId)).toMatchObject([{ amountFils: priceFils }]);

    const mail = await app.mailTo(person.email, ({ text }) => text.includes("Refund"));
    expect(mail.text.replaceAll(",", "")).toContain(`AED ${((priceFils ?? 0) / 100).toFixed(2)}`);
    const own = await app.call({
      url: `/api/carins/insurance-requests/${requestId}`,
      headers: person.headers,
    });
    expect(own.json().data).toMatchObject({
      paymentStatus: "paid",
      returningFils: priceFils,
    });
    const events = own.json().data.history.map(({ event }: { event: string }) => event);
    expect(events).not.toContain("taken");
    expect(events).not.toContain("noteAdded");
  });

  it("is refused where the table of states has no such way", async () => {
    const owner = await signUpVerified(app);
    const id = await desk.take(await storedRequest(app, owner));
    expect((await desk.write(id, "reject", rejection)).json().code).toBe("staff.notNow");
    expect((await desk.read(id)).actions).not.toContain("reject");
  });

  it.each([{ why: "whim" }, { reason: " " }, { reason: "\0" }])(
    "needs a reason of ours and of the list: %j",
    async (wrong) => {
      const id = await desk.take(await storedLead(app, await signUpVerified(app)));
      const answer = await desk.write(id, "reject", { ...rejection, ...wrong });
      expect(answer.statusCode).toBe(400);
    },
  );
});
