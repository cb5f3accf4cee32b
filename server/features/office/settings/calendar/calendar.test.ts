import { and, desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PhoneHours } from "../../../../../contract/hours.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { calendarDesk, typedDays } from "../../../../../tests/support/calendar-desk.ts";
import { deskOf } from "../../../../../tests/support/desk-calls.ts";
import { refundsDesk } from "../../../../../tests/support/refunds.ts";
import {
  eventsOf,
  refundsOf,
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { defaultCalendar } from "../../../../../domain/calendar/default-calendar.ts";
import { weekOf } from "../../../../../domain/calendar/office-calendar.ts";
import { dayInDubai } from "../../../../../domain/calendar-day.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { CALENDAR_ID } from "./calendar-work.ts";

type Member = Awaited<ReturnType<ReturnType<typeof calendarDesk>["memberOf"]>>;

const dubai = (text: string) => new Date(`${text}:00+04:00`);

let app: TestApp;
let admin: Member;
let other: Member;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  // A Monday afternoon without holidays around it.
  app.wait(dubai("2027-09-06T15:40").getTime() - Date.now());
  const desk = calendarDesk(app);
  [admin, other] = [await desk.memberOf("admin"), await desk.memberOf("admin")];
});
afterAll(() => app.close());

/** The default again, whatever a test left behind. */
afterEach(async () => {
  const known = new Set(defaultCalendar.special.map(({ id }) => id));
  for (const { id } of (await admin.read()).special)
    if (!known.has(id)) await admin.change({ kind: "remove", id });
  const { usual, ramadan, phone } = defaultCalendar;
  await admin.change({ kind: "hours", usual, ramadan, phone });
});

const now = () => app.parts.now();
const version = async () => (await admin.read()).version;
/** What the job of the newest change does. */
const follow = async () => app.moving.move(await version());

const add = (from: string, more: object = {}) => ({ kind: "add", days: typedDays(from, more) });
const idOf = async (from: string) => {
  const found = (await admin.read()).special.find((days) => days.from === from);
  if (!found) throw new Error("There are no such days.");
  return found.id;
};
const remove = async (from: string) => admin.change({ kind: "remove", id: await idOf(from) });
const hoursOf = async (more: object = {}) => {
  const { usual, ramadan } = await admin.read();
  return { kind: "hours", usual, ramadan, phone: null, ...more };
};

const lastAudit = async (subject: "calendar" | "request", id: string, event: string) => {
  const { audit } = schema;
  const [row] = await app.parts.db
    .select()
    .from(audit)
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, id), eq(audit.event, event)))
    .orderBy(desc(audit.id))
    .limit(1);
  return row;
};

describe("the calendar", () => {
  it("is the one that the product comes with, until it is changed", async () => {
    const calendar = await admin.read();
    expect(calendar).toMatchObject({ version: 0, changedBy: null, isPhoneOwn: false });
    expect(calendar.usual.monday).toEqual([{ from: "09:00", to: "18:00" }]);
    expect(calendar.ramadan.friday).toEqual([{ from: "09:00", to: "16:00" }]);
    expect(calendar.phone.sunday).toHaveLength(2);
    expect(calendar.usual.sunday).toEqual([]);
  });

  it("is changed by one administrator at a time, with old and new in the audit", async () => {
    const seen = await version();
    const { data } = await admin.change(
      add("2027-10-11", { nameEn: " Our day ", isExpected: true }),
    );
    expect(data).toMatchObject({ version: seen + 1, changedBy: { id: admin.id } });
    const added = data.special.find(({ from }) => from === "2027-10-11");
    expect(added).toMatchObject({ name: { en: "Our day" }, mayChange: true, mayRemove: true });

    expect(await other.refused(add("2027-10-12"), seen)).toEqual({
      statusCode: 412,
      code: "calendar.changed",
    });
    expect((await other.change(add("2027-10-12"))).data.special).toEqual(
      expect.arrayContaining([expect.objectContaining({ from: "2027-10-11" })]),
    );
    const id = await idOf("2027-10-11");
    await other.change({ kind: "confirm", id, from: "2027-10-13", to: "2027-10-13" });
    const confirmed = await lastAudit("calendar", CALENDAR_ID, "daysConfirmed");
    expect(confirmed).toMatchObject({
      actor: "staff",
      actorId: other.id,
      version: seen + 3,
      detail: {
        old: { [id]: { from: "2027-10-11", isExpected: true } },
        new: { [id]: { from: "2027-10-13", isExpected: false } },
      },
    });
    expect(
      await other.refused({ kind: "confirm", id, from: "2027-10-14", to: "2027-10-14" }),
    ).toEqual({ statusCode: 409, code: "calendar.confirmed" });
    await remove("2027-10-13");
    await remove("2027-10-12");
  });

  it("is written once by two who change it at the same moment", async () => {
    const seen = await version();
    const answers = await Promise.all([
      admin.post(add("2027-10-18"), seen),
      other.post(add("2027-10-19"), seen),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 412]));
    expect(await version()).toBe(seen + 1);
  });

  it("has no new version where nothing changes", async () => {
    const before = await version();
    await admin.change(await hoursOf());
    expect(await version()).toBe(before);
  });

  it.each([
    [add("2027-12-02"), "calendar.overlap", "from"],
    [add("2027-10-11", { to: "2027-10-10" }), "calendar.daysReversed", "to"],
    [add("2027-09-05"), "calendar.past", "from"],
    [add("2027-10-11", { nameEn: "" }), "calendar.nameMissing", "nameEn"],
    [add("2027-10-11", { nameAr: "Rest" }), "calendar.nameInArabic", "nameAr"],
    [
      add("2028-01-28", { kind: "ramadan", nameEn: "", nameAr: "", to: "2028-02-28" }),
      "calendar.ramadanTooLong",
      "to",
    ],
  ])("refuses %j", async (change, code, field) => {
    expect(await admin.refused(change)).toEqual({ statusCode: 422, code, field });
  });

  it("refuses hours that cannot be, and changes of days that have passed", async () => {
    const closed = weekOf(() => []);
    expect(await admin.refused(await hoursOf({ usual: closed }))).toMatchObject({
      code: "calendar.noOpenHour",
      field: "usual",
    });
    const reversed = { ...closed, friday: [{ from: "12:00", to: "09:00" }] };
    expect(await admin.refused(await hoursOf({ ramadan: reversed }))).toMatchObject({
      code: "calendar.timesReversed",
      field: "ramadan.friday.0.to",
    });
    const id = "eid-al-fitr-2027";
    expect(await admin.refused({ kind: "remove", id })).toMatchObject({ code: "calendar.past" });
    const days = typedDays("2027-10-11");
    expect(await admin.refused({ kind: "change", id, days })).toMatchObject({
      code: "calendar.past",
    });
    expect(await admin.refused({ kind: "remove", id: "none" })).toMatchObject({
      statusCode: 404,
      code: "calendar.notFound",
    });
  });

  it("keeps every version as it was", async () => {
    await admin.change(add("2027-10-11"));
    const { officeCalendars } = schema;
    const changing = app.parts.db.update(officeCalendars).set({ changedAt: now() });
    await expect(changing).rejects.toThrow();
    await expect(app.parts.db.delete(officeCalendars)).rejects.toThrow();
    await remove("2027-10-11");
  });

  it("reminds all staff of days that wait for the moon", async () => {
    const agent = await calendarDesk(app).memberOf("agent");
    expect(await agent.reminders()).toEqual({ expected: [], years: [2028] });
    await admin.change(add("2027-09-25", { isExpected: true }));
    expect(await agent.reminders()).toMatchObject({
      expected: [{ from: "2027-09-25", confirmBy: "2027-09-24" }],
    });
    await remove("2027-09-25");
  });
});

describe("due times", () => {
  it("follow a holiday, say why, and change nothing else of their request", async () => {
    const person = await signUpVerified(app);
    const agent = await deskOf(app)();
    const lead = await storedLead(app, person);
    const paid = await storedRequest(app, person, { state: "paid" });
    const waiting = await storedRequest(app, person);
    const before = await requestRow(app, lead);
    expect(before.promisedFor).toEqual(dubai("2027-09-07T11:00"));

    const holiday = add("2027-09-07", { nameEn: "Eid al-Fitr", nameAr: "عيد الفطر" });
    expect(await admin.check(holiday)).toEqual({
      requests: 2,
      promises: 1,
      refunds: 0,
      isAll: true,
    });
    const { moves } = await admin.change(holiday);
    expect(moves).toMatchObject({ requests: 2, promises: 1 });
    await follow();

    const { moved, dueCalendar, promisedCalendar, ...after } = await requestRow(app, lead);
    const { moved: _, dueCalendar: __, promisedCalendar: ___, ...same } = before;
    const until = dubai("2027-09-08T11:00");
    expect(after).toEqual({ ...same, dueAt: until, promisedFor: until });
    expect([dueCalendar, promisedCalendar]).toEqual([await version(), await version()]);
    const by = { reason: "holiday", name: { en: "Eid al-Fitr", ar: "عيد الفطر" } };
    expect(moved).toMatchObject({ by });
    const dayOf = async (id: string) => dayInDubai((await requestRow(app, id)).dueAt ?? now());
    expect(await dayOf(paid)).toBe("2027-09-08");
    expect((await requestRow(app, waiting)).moved).toBeNull();
    expect(await lastAudit("request", lead, "timesMoved")).toMatchObject({
      actor: "system",
      detail: {
        dueAt: { from: before.dueAt?.toISOString(), to: until.toISOString() },
        because: by,
      },
    });

    const shown = await agent.read(lead);
    expect(shown).toMatchObject({ dueAt: until.toISOString(), dueMovedBy: by });
    expect(shown.history.map(({ event }) => event)).toContain("timesMoved");
    const own = await app.call({
      url: `/api/carins/insurance-requests/${lead}`,
      headers: person.headers,
    });
    expect(own.json().data.promise).toEqual({ until: until.toISOString(), missed: 0, movedBy: by });
    expect(JSON.stringify(own.json().data.history ?? [])).not.toContain("timesMoved");

    await follow();
    await app.moving.moveRecent();
    await app.mailTo(person.email, ({ text }) => text.includes("Eid"));
    const told = app.sent.filter((mail) => mail.to === person.email && mail.text.includes("Eid"));
    expect(told.map(({ subject }) => subject)).toEqual(["Your offer comes later"]);
    expect(told[0]?.text).toContain("Eid al-Fitr is a public holiday");
    expect(
      (await eventsOf(app, "request", lead)).filter((one) => one === "timesMoved"),
    ).toHaveLength(1);

    await remove("2027-09-07");
    await follow();
    expect(await requestRow(app, lead)).toMatchObject({
      dueAt: before.dueAt,
      promisedFor: before.promisedFor,
      moved: { by: { ...by, reason: "noHoliday" } },
    });
  });

  it("forget why once another time is given", async () => {
    const agent = await deskOf(app)();
    const lead = await agent.take(await storedLead(app, await signUpVerified(app)));
    const dayOf = (moment: string | null) => dayInDubai(new Date(moment ?? 0));
    await admin.change(add("2027-09-07"));
    await follow();
    expect((await agent.read(lead)).dueMovedBy).not.toBeNull();
    await agent.write(lead, "sent-to-insurer", { reference: "Q-1" });
    const sent = await agent.read(lead);
    expect(sent).toMatchObject({ turn: "insurer", dueMovedBy: null, promise: { movedBy: {} } });
    // Counted by the calendar of now: Wednesday and Thursday.
    expect(dayOf(sent.dueAt)).toBe("2027-09-09");
    await follow();
    expect((await agent.read(lead)).dueAt).toBe(sent.dueAt);
    await remove("2027-09-07");
    await follow();
    expect(dayOf((await agent.read(lead)).dueAt)).toBe("2027-09-08");
  });

  it("counted by the calendar of before while it changed are found later", async () => {
    const counted = await version();
    await admin.change(add("2027-09-07"));
    await follow();
    const late = { dueCalendar: counted, promisedCalendar: counted };
    const lead = await storedLead(app, await signUpVerified(app), late);
    await app.moving.moveRecent();
    expect(await requestRow(app, lead)).toMatchObject({ dueAt: dubai("2027-09-08T11:00") });
    await remove("2027-09-07");
    await follow();
  });

  it("follow other weekly hours", async () => {
    const lead = await storedLead(app, await signUpVerified(app));
    const { usual } = await admin.read();
    const later = { ...usual, tuesday: [{ from: "10:00", to: "18:00" }] };
    await admin.change(await hoursOf({ usual: later }));
    await follow();
    expect(await requestRow(app, lead)).toMatchObject({
      dueAt: dubai("2027-09-07T12:00"),
      moved: { by: { reason: "hours", name: null } },
    });
    await admin.change(await hoursOf({ usual }));
    await follow();
    expect((await requestRow(app, lead)).dueAt).toEqual(dubai("2027-09-07T11:00"));
  });

  it("are those of insurers' refunds, too", async () => {
    const desk = refundsDesk(app);
    const [agent, approver] = [await desk.memberOf("agent"), await desk.memberOf("admin")];
    const { requestId, refund, person } = await desk.surplus();
    await approver.does(refund, "approve");
    const { promisedOn, version: seen } = await agent.does(refund, "send");
    const day = promisedOn ?? "";
    const { moves } = await admin.change(add(day));
    expect(moves.refunds).toBe(1);
    await follow();
    const moved = await agent.readRefund(refund);
    expect(moved.version).toBe(seen);
    expect((moved.promisedOn ?? "") > day).toBe(true);
    expect(moved.movedBy).toMatchObject({ reason: "holiday" });
    expect(moved.days?.promised).toBe(
      moved.days && (await agent.readRefund(refund)).days?.promised,
    );
    expect(moved.steps.at(-1)).toMatchObject({ event: "promiseMoved", actor: "system" });
    const own = await app.call({
      url: `/api/carins/insurance-requests/${requestId}`,
      headers: person.headers,
    });
    expect(own.json().data.refunds).toMatchObject([
      { promisedOn: moved.promisedOn, movedBy: { reason: "holiday" } },
    ]);
    await remove(day);
    await follow();
    expect((await refundsOf(app, requestId))[0]?.promisedOn).toBe(day);
  });
});

describe("what visitors read", () => {
  const hours = async () =>
    (await app.call({ url: "/api/hours" })).json<{ data: PhoneHours }>().data;

  it("is the brand's telephone hours, every day", async () => {
    const { week, near } = await hours();
    expect(near).toEqual([]);
    expect(week).toMatchObject([
      {
        spans: [
          { from: "08:00", to: "16:00" },
          { from: "20:00", to: "02:00" },
        ],
      },
    ]);
  });

  it("follows within five seconds, closed on a holiday with its name", async () => {
    await admin.change(add("2027-09-07", { nameEn: "Eid al-Fitr" }));
    await expect
      .poll(async () => (await hours()).near, { timeout: 5_000 })
      .toMatchObject([
        { day: "2027-09-06", next: { day: "2027-09-08", time: "08:00" } },
        { day: "2027-09-07", closedFor: { en: "Eid al-Fitr" } },
      ]);
    await remove("2027-09-07");
    await admin.change(await hoursOf({ phone: weekOf(() => [{ from: "10:00", to: "15:00" }]) }));
    await expect
      .poll(hours, { timeout: 5_000 })
      .toMatchObject({ near: [], week: [{ spans: [{ from: "10:00", to: "15:00" }] }] });
    expect(await admin.read()).toMatchObject({ isPhoneOwn: true });
  });
});
