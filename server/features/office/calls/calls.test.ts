import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../../domain/durations.ts";
import { mayCallAt, nextCallTime } from "../../../../domain/support/call-hours.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import {
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let desk: Desk;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let lead: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signUpVerified(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await deskOf(app)();
  lead = await desk.take(await storedLead(app, owner));
});

const ahead = (ms: number) => new Date(app.parts.now().getTime() + ms);

describe("a call to a customer", () => {
  it("is kept with its outcome, and hides the request until it is time to call again", async () => {
    const callBackAt = nextCallTime(ahead(2 * HOUR_MS)).toISOString();
    const answer = await desk.write(lead, "contacted", { outcome: "noAnswer", callBackAt });
    expect(answer.json().data).toMatchObject({
      snoozedUntil: callBackAt,
      calls: [{ outcome: "noAnswer", callBackAt }],
    });
    expect(await desk.idsIn("view=mine")).toEqual([]);
    expect((await desk.read(lead)).history.at(-1)?.event).toBe("contacted");
  });

  it("is never planned outside of the hours for calls", async () => {
    const atNight = nextCallTime(ahead(DAY_MS));
    atNight.setUTCHours(18);
    const callBackAt = atNight.toISOString();
    const answer = await desk.write(lead, "contacted", { outcome: "callBack", callBackAt });
    const planned = new Date(answer.json().data.calls[0].callBackAt);
    expect([mayCallAt(atNight), mayCallAt(planned)]).toEqual([false, true]);
    expect(planned > atNight).toBe(true);
  });

  it("without another one leaves the request as it is", async () => {
    const before = await requestRow(app, lead);
    await desk.write(lead, "contacted", { outcome: "reached", callBackAt: null });
    expect(await requestRow(app, lead)).toEqual(before);
  });

  it.each([
    { outcome: "reached", callBackAt: "soon" },
    { outcome: "reached", callBackAt: "2020-01-01T08:00:00Z" },
    { outcome: "reached", callBackAt: "9999-01-01T08:00:00Z" },
    { outcome: "reached", callBackAt: "+275760-09-13T00:00:00.000Z" },
    { outcome: "dance", callBackAt: null },
  ])("is refused as $outcome for $callBackAt", async (call) => {
    expect((await desk.write(lead, "contacted", call)).statusCode).toBe(400);
  });

  it("is not noted where nothing is left to talk about", async () => {
    const over = await desk.take(await storedRequest(app, owner, { state: "cancelled" }));
    const answer = await desk.write(over, "contacted", { outcome: "reached", callBackAt: null });
    expect(answer.json().code).toBe("staff.notNow");
  });
});

describe("a request that was sent to the insurer", () => {
  const send = (reference: string) => desk.write(lead, "sent-to-insurer", { reference });

  it("waits for the insurer since then, until the answer", async () => {
    const sent = (await send("HZM-1")).json().data;
    expect(sent).toMatchObject({ turn: "insurer", submissions: [{ reference: "HZM-1" }] });
    expect(await desk.idsIn("view=waitingForInsurer")).toContain(lead);
    expect(await desk.idsIn("view=leads")).not.toContain(lead);

    const answered = (await desk.write(lead, "insurer-answered")).json().data;
    expect(answered.turn).toBe("us");
    expect(answered.submissions[0].answeredAt).not.toBeNull();
    expect(await desk.idsIn("view=leads")).toContain(lead);
    expect(answered.history.slice(-2).map(({ event }: { event: string }) => event)).toEqual([
      "sentToInsurer",
      "insurerAnswered",
    ]);
  });

  it("comes back to us when a snooze ends, and may be sent again", async () => {
    await send("HZM-1");
    const until = ahead(HOUR_MS).toISOString();
    await desk.write(lead, "snooze", { until });
    expect(await desk.idsIn("view=leads")).not.toContain(lead);
    app.wait(2 * HOUR_MS);
    desk = await deskOf(app)();
    expect(await desk.idsIn("view=leads")).toContain(lead);
    // Its customer was promised an offer, which asking an insurer does not put off.
    const { dueAt, promise } = await desk.read(lead);
    expect(dueAt).toBe(promise?.until);
  });

  it("may be asked about again after it came back", async () => {
    await send("HZM-1");
    await desk.write(lead, "snooze", { until: ahead(HOUR_MS).toISOString() });
    const again = (await send("HZM-2")).json().data;
    expect(again.submissions).toMatchObject([{ reference: "HZM-1" }, { reference: "HZM-2" }]);
    expect(again.submissions[0].answeredAt).not.toBeNull();
  });

  it("is not sent twice, nor answered before it was sent", async () => {
    expect((await desk.write(lead, "insurer-answered")).json().code).toBe("staff.notNow");
    await send("HZM-1");
    expect((await send("HZM-2")).json().code).toBe("staff.notNow");
  });

  it("needs a reference", async () => {
    expect((await send(" \0 ")).statusCode).toBe(400);
  });
});
