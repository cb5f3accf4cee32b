import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/durations.ts";
import { nextCallTime } from "../../../../domain/support/call-hours.ts";
import { MailRefused } from "../../../adapters/mail/delivery/mail-refused.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { cancelRequest } from "../../../../tests/support/payments.ts";
import { sentRenewal } from "../../../../tests/support/sends.ts";
import { requestRow, storedLead } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let desk: Desk;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let failing: string | undefined;
beforeAll(async () => {
  app = await openTestApp({
    onLetter: ({ requestId }) => {
      if (requestId !== undefined && requestId === failing)
        throw new MailRefused(Object.assign(new Error("no"), { responseCode: 550 }));
    },
  });
  owner = await signUpVerified(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await deskOf(app)();
});

const rowIn = async (view: string, id: string, by = desk) => {
  const listed = (await by.get(`/requests?limit=500&view=${view}`)).json<{ data: DeskRow[] }>();
  return listed.data.find((row) => row.id === id);
};
const ahead = (ms: number) => new Date(app.parts.now().getTime() + ms);
const later = async (ms: number) => {
  app.wait(ms);
  desk = await deskOf(app)();
};

describe("why a request is back", () => {
  it("stands in its row, unseen until somebody whose request it is opens it", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    await desk.write(lead, "sent-to-insurer", { reference: "HZM-1" });
    await desk.write(lead, "insurer-answered");
    const row = await rowIn("mine", lead);
    expect(row?.news).toMatchObject({ code: "insurerAnswered", isSeen: false });
    const until = ahead(HOUR_MS).toISOString();
    const other = await deskOf(app)();
    await other.act(lead, "seen", { until });
    expect((await rowIn("mine", lead))?.news?.isSeen).toBe(false);
    const before = await requestRow(app, lead);
    expect((await desk.act(lead, "seen", { until })).statusCode).toBe(200);
    expect((await rowIn("mine", lead))?.news?.isSeen).toBe(true);
    const { version, updatedAt, touchedAt } = await requestRow(app, lead);
    expect({ version, updatedAt, touchedAt }).toEqual({
      version: before.version,
      updatedAt: before.updatedAt,
      touchedAt: before.touchedAt,
    });
    expect((await desk.act(lead, "seen", { until: "soon" })).statusCode).toBe(400);
  });

  it("is seen by anybody where nobody has it, and what happens later is new again", async () => {
    const sent = await sentRenewal(app);
    await cancelRequest(app, sent);
    const read = async () => (await desk.read(sent.requestId)).news;
    expect(await read()).toMatchObject({ code: "cancelled", isSeen: false });
    await desk.act(sent.requestId, "seen", { until: ahead(0).toISOString() });
    expect((await read())?.isSeen).toBe(true);
  });

  it("is the end of a snooze", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    await desk.write(lead, "snooze", { until: ahead(20 * MINUTE_MS).toISOString() });
    expect((await desk.read(lead)).news).toBeNull();
    await later(21 * MINUTE_MS);
    expect((await desk.read(lead)).news).toMatchObject({ code: "snoozeEnded", isSeen: false });
  });

  it("is a mail that failed", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    failing = lead;
    await desk.write(lead, "cancel", { reason: "Sold the car." });
    const news = async () => (await desk.read(lead)).news;
    await expect.poll(news, { timeout: 20_000 }).toMatchObject({ code: "mailFailed" });
    expect(await desk.idsIn("view=mailFailed")).toContain(lead);
    failing = undefined;
  });
});

describe("what is put aside", () => {
  it("stands among the snoozed, what wakes first before the others, page by page", async () => {
    const ids = [];
    for (const hours of [3, 1, 2]) {
      const lead = await desk.take(await storedLead(app, owner));
      await desk.write(lead, "snooze", { until: ahead(hours * HOUR_MS).toISOString() });
      ids.push(lead);
    }
    const [three, one, two] = ids;
    expect(await desk.idsIn("view=snoozed")).toEqual([one, two, three]);
    const first = (await desk.get("/requests?view=snoozed&limit=2")).json();
    const rest = (await desk.get(`/requests?view=snoozed&cursor=${first.nextCursor}`)).json();
    expect(rest.data.map(({ id }: DeskRow) => id)).toEqual([three]);
    expect((await desk.get("/requests/counts")).json().data.snoozed).toBe(3);
    await later(90 * MINUTE_MS);
    expect(await desk.idsIn("view=snoozed")).toEqual([two, three]);
  });

  it("is called when it is due, until somebody notes the next call", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    const callBackAt = nextCallTime(ahead(2 * HOUR_MS));
    const call = { outcome: "callBack", callBackAt: callBackAt.toISOString() };
    await desk.write(lead, "contacted", call);
    await later(callBackAt.getTime() - app.parts.now().getTime() + MINUTE_MS);
    const row = await rowIn("callsDue", lead);
    expect(row).toMatchObject({ callDueAt: callBackAt.toISOString() });
    await desk.act(lead, "take-over", { from: row?.assignee?.id, reason: "Was due." });
    await desk.write(lead, "contacted", { outcome: "reached", callBackAt: null });
    expect(await desk.idsIn("view=callsDue")).not.toContain(lead);
  });

  it("is not due before its day", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    const callBackAt = nextCallTime(ahead(3 * DAY_MS)).toISOString();
    await desk.write(lead, "contacted", { outcome: "callBack", callBackAt });
    expect(await desk.idsIn("view=callsDue")).not.toContain(lead);
    expect(await desk.idsIn("view=snoozed")).toContain(lead);
  });
});

describe("an insurer", () => {
  it("has two working days, and is late then, without a clock on us", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    await desk.write(lead, "sent-to-insurer", { reference: "HZM-1" });
    expect(await desk.idsIn("view=waitingForInsurer")).toContain(lead);
    expect(await desk.idsIn("view=overdueAtInsurer")).not.toContain(lead);
    await later(10 * DAY_MS);
    expect(await desk.idsIn("view=overdueAtInsurer")).toContain(lead);
    expect(await desk.idsIn("view=waitingForInsurer")).toContain(lead);
    for (const view of ["overdue", "ours", "new"])
      expect(await desk.idsIn(`view=${view}`)).not.toContain(lead);
  });

  it("is not late while the request is snoozed, which then is ours", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    await desk.write(lead, "sent-to-insurer", { reference: "HZM-1" });
    await desk.write(lead, "snooze", { until: ahead(20 * DAY_MS).toISOString() });
    await later(10 * DAY_MS);
    expect(await desk.idsIn("view=overdueAtInsurer")).not.toContain(lead);
    await later(11 * DAY_MS);
    expect(await desk.idsIn("view=ours")).toContain(lead);
  });
});

describe("what waits longest", () => {
  it("is ours whoever has it", async () => {
    const lead = await desk.take(await storedLead(app, owner));
    const other = await deskOf(app)();
    expect((await rowIn("ours", lead, other))?.assignee?.name).toEqual(desk.name);
  });
});
