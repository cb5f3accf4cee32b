import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/durations.ts";
import { turnOf } from "../../../../domain/requests/turn.ts";
import { defaultCalendar } from "../../../../domain/calendar/default-calendar.ts";
import { isOpenOn } from "../../../../domain/calendar/working-time.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { deskWithDocuments } from "../../../../tests/support/better-documents.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { editAs, readDetails, setRequest } from "../../../../tests/support/edits.ts";
import { leadOf, postLead, takenOf } from "../../../../tests/support/leads.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import { contactForm, fieldParts } from "../../../../tests/support/purchases.ts";
import {
  bothSides,
  eventsOf,
  requestRow,
  storedLead,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUpVerified(app);
});

const { requests } = schema;
const promisedNow = () => turnOf(defaultCalendar, "lead", app.parts.now()).dueAt;
const promiseOf = async (id: string) => {
  const { promisedFor, promisesMissed, dueAt, turn } = await requestRow(app, id);
  return { promisedFor, promisesMissed, dueAt, turn };
};
const standing = (until: Date | null, missed = 0) => ({
  promisedFor: until,
  dueAt: until,
  promisesMissed: missed,
  turn: "us",
});
/** Moves the clock past what was promised. */
const passPromise = async (id: string) => {
  const { promisedFor } = await requestRow(app, id);
  if (!promisedFor) throw new Error("Nothing is promised.");
  app.wait(promisedFor.getTime() - app.parts.now().getTime() + MINUTE_MS);
  return promisedFor;
};
const missOnce = async (id: string) => {
  await passPromise(id);
  await app.requests.missPromises();
};
const promiseMails = (to: string) =>
  app.sent.filter((mail) => mail.to === to && /time|late|وقت|تأخرنا/.test(mail.subject));

describe("a lead's promise", () => {
  it("is given when it is sent, told in the answer and the mail, and is when the desk has it due", async () => {
    const parts = fieldParts(contactForm());
    const before = promisedNow();
    const answer = await postLead(app, parts);
    const lead = await leadOf(app, answer);
    const until = turnOf(defaultCalendar, "lead", lead.createdAt).dueAt;
    expect([before, promisedNow()]).toContainEqual(until);
    expect(await promiseOf(lead.id)).toEqual(standing(until));
    expect(takenOf(answer).promisedFor).toBe(until?.toISOString());
    expect(takenOf(await postLead(app, parts))).toEqual(takenOf(answer));
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeStyle: "short",
      timeZone: "Asia/Dubai",
    }).format(until ?? undefined);
    expect((await app.mailTo(lead.email)).text).toContain(`before ${clock} `);
    const [, becameLead] = await app.parts.db
      .select({ detail: schema.audit.detail })
      .from(schema.audit)
      .where(eq(schema.audit.subjectId, lead.id))
      .orderBy(schema.audit.id);
    expect(becameLead?.detail).toMatchObject({ promisedFor: until?.toISOString() });
  });

  it("is shown to its customer and to the desk", async () => {
    const id = await storedLead(app, owner);
    const { promisedFor } = await requestRow(app, id);
    const shown = { until: promisedFor?.toISOString(), missed: 0 };
    expect((await readDetails(app, owner, id)).promise).toEqual(shown);
    const desk = await deskOf(app)();
    expect((await desk.read(id)).promise).toEqual(shown);
  });

  it("is not moved by what staff do, nor by asking an insurer", async () => {
    const id = await storedLead(app, owner);
    const given = await promiseOf(id);
    const desk = await deskOf(app)();
    app.wait(20 * MINUTE_MS);
    await desk.take(id);
    await desk.write(id, "notes", { text: "Asks for a call." });
    const until = new Date(app.parts.now().getTime() + 2 * DAY_MS).toISOString();
    await desk.write(id, "snooze", { until });
    expect(await promiseOf(id)).toEqual(given);
    await desk.write(id, "sent-to-insurer", { reference: "HZM-1" });
    expect(await promiseOf(id)).toMatchObject({
      turn: "insurer",
      promisedFor: given.promisedFor,
    });
    await desk.write(id, "insurer-answered");
    await desk.act(id, "release");
    expect(await promiseOf(id)).toEqual(given);
  });

  it("is suspended while a picture is asked for, and given anew once it came", async () => {
    const staffDesk = offersOf(app).staff;
    const agent = (await staffDesk.enter()).cookie;
    const pictures = deskWithDocuments(app, staffDesk, () => agent);
    const id = await storedLead(app, owner);
    await pictures.take(id);
    const token = await pictures.mailedToken(id, owner.email, bothSides("id"));
    expect(await promiseOf(id)).toMatchObject({ turn: "customer", promisedFor: null });
    expect((await readDetails(app, owner, id)).promise).toBeNull();
    app.wait(3 * DAY_MS);
    await app.requests.missPromises();
    const before = promisedNow();
    const sent = await pictures.upload(`/api/document-requests/${token}`, bothSides("id"));
    expect(sent.statusCode).toBe(200);
    const { promisedFor, ...rest } = await promiseOf(id);
    expect([before, promisedNow()]).toContainEqual(promisedFor);
    expect(rest).toEqual({ turn: "us", dueAt: promisedFor, promisesMissed: 0 });
    expect(promiseMails(owner.email)).toEqual([]);
  });

  it("stays through an edit that rates nothing, and is given anew by one that does", async () => {
    const id = await storedLead(app, owner);
    const given = await promiseOf(id);
    app.wait(5 * HOUR_MS);
    const named = await editAs(app, owner, id, { username: "Mariam Al Ali" });
    expect(named.statusCode).toBe(200);
    expect(await promiseOf(id)).toEqual(given);
    const before = promisedNow();
    const answer = await editAs(app, owner, id, { cylinderType: "8" });
    const { promisedFor, dueAt } = await promiseOf(id);
    expect([before, promisedNow()]).toContainEqual(promisedFor);
    expect(dueAt).toEqual(promisedFor);
    expect(answer.json().data.promise).toEqual({ until: promisedFor?.toISOString(), missed: 0 });
  });

  it("ends with the offer that is sent, and a new one is given when that has ended", async () => {
    const offers = offersOf(app);
    const { person, requestId, agent } = await offers.offered(210_000);
    expect(await promiseOf(requestId)).toMatchObject({ promisedFor: null, promisesMissed: 0 });
    expect((await readDetails(app, person, requestId)).promise).toBeNull();
    const [offer] = await offers.list(person, requestId);
    if (!offer) throw new Error("There is no offer.");
    const before = promisedNow();
    await agent.act(`offers/${offer.id}/withdraw`);
    const { promisedFor, ...rest } = await promiseOf(requestId);
    expect([before, promisedNow()]).toContainEqual(promisedFor);
    expect(rest).toEqual({ turn: "us", dueAt: promisedFor, promisesMissed: 0 });
  });

  it("ends with the request", async () => {
    const id = await storedLead(app, owner);
    await app.call({
      method: "POST",
      url: `/api/carins/insurance-requests/${id}/cancel`,
      headers: owner.headers,
    });
    expect(await promiseOf(id)).toEqual({
      turn: null,
      dueAt: null,
      promisedFor: null,
      promisesMissed: 0,
    });
  });
});

describe("a promise that passed", () => {
  it("is followed by a new one and one mail, though two processes note it", async () => {
    const id = await storedLead(app, owner);
    const missed = await passPromise(id);
    const next = promisedNow();
    await Promise.all([app.requests.missPromises(), app.requests.missPromises()]);
    await app.requests.missPromises();
    expect(await promiseOf(id)).toEqual(standing(next, 1));
    expect(await eventsOf(app, "request", id)).toEqual(["promiseMissed"]);
    const { text } = await app.mailTo(owner.email, ({ subject }) => subject.includes("more time"));
    const day = (at: Date | null) =>
      new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Dubai" }).format(
        at ?? undefined,
      );
    expect(text).toContain(`promised an offer before ${day(missed)} `);
    expect(text).toContain(`You will have it before ${day(next)} `);
    expect(promiseMails(owner.email)).toHaveLength(1);
    const row = await requestRow(app, id);
    expect(row).toMatchObject({ news: "promiseMissed", version: 1 });
  });

  it("is not noted before its time", async () => {
    const id = await storedLead(app, owner);
    const { promisedFor } = await requestRow(app, id);
    app.wait(Number(promisedFor) - app.parts.now().getTime() - MINUTE_MS);
    await app.requests.missPromises();
    expect(await promiseOf(id)).toEqual(standing(promisedFor));
  });

  it("is missed though an offer waits for a second person", async () => {
    const id = await storedLead(app, owner);
    const agent = await offersOf(app).agentOf(id);
    await agent.ask();
    await missOnce(id);
    expect(await promiseOf(id)).toMatchObject({ promisesMissed: 1 });
  });

  it("counts once, however long nobody was there to note it, and names a time that is to come", async () => {
    const id = await storedLead(app, owner);
    app.wait(9 * DAY_MS);
    const night = new Date(`${dayInDubai(app.parts.now(), 1)}T02:00:00+04:00`);
    app.wait(night.getTime() - app.parts.now().getTime());
    await app.requests.missPromises();
    await app.requests.missPromises();
    const { promisedFor, promisesMissed } = await requestRow(app, id);
    expect(promisesMissed).toBe(1);
    expect(Number(promisedFor)).toBeGreaterThan(app.parts.now().getTime());
    expect(isOpenOn(defaultCalendar, dayInDubai(promisedFor ?? night))).toBe(true);
    await app.mailTo(owner.email, ({ subject }) => subject.includes("more time"));
    expect(promiseMails(owner.email)).toHaveLength(1);
  });

  it("wakes what staff had put aside, and leaves the insurer's time as it is", async () => {
    const desk = await deskOf(app)();
    const snoozed = await desk.take(await storedLead(app, owner));
    const until = new Date(app.parts.now().getTime() + 9 * DAY_MS).toISOString();
    await desk.write(snoozed, "snooze", { until });
    const asked = await desk.take(await storedLead(app, owner));
    await desk.write(asked, "sent-to-insurer", { reference: "HZM-2" });
    const before = await promiseOf(asked);
    await missOnce(asked);
    expect((await requestRow(app, snoozed)).snoozedUntil).toBeNull();
    expect(await promiseOf(asked)).toMatchObject({
      turn: "insurer",
      dueAt: before.dueAt,
      promisesMissed: 1,
    });
  });
});

describe("a promise that is missed twice", () => {
  const lateTwice = async () => {
    const id = await storedLead(app, owner);
    await missOnce(id);
    await missOnce(id);
    return id;
  };

  it("is the last: the mail names the telephone and no time", async () => {
    const id = await storedLead(app, owner);
    await setRequest(app, id, { language: "ar" });
    await missOnce(id);
    const missed = await passPromise(id);
    await Promise.all([app.requests.missPromises(), app.requests.missPromises()]);
    expect(await promiseOf(id)).toEqual({ ...standing(null, 2), dueAt: missed });
    expect((await readDetails(app, owner, id)).promise).toEqual({ until: null, missed: 2 });
    const { text } = await app.mailTo(owner.email, ({ subject }) => subject === "تأخرنا في عرضك");
    expect(text).toMatch(/\+?971/);
    expect(text).not.toMatch(/\d\d:\d\d/);
    app.wait(9 * DAY_MS);
    await app.requests.missPromises();
    expect(promiseMails(owner.email)).toHaveLength(2);
    expect(await eventsOf(app, "request", id)).toEqual(["promiseMissed", "promiseMissed"]);
  });

  it("puts the request first in the queues, page by page, and in a list of its own", async () => {
    await app.parts.db.update(requests).set({ promisesMissed: 0, promisedFor: null });
    const late = [await lateTwice(), await lateTwice(), await lateTwice()];
    const earlier = await storedLead(app, owner);
    const longAgo = new Date(app.parts.now().getTime() - 90 * DAY_MS);
    await setRequest(app, earlier, { dueAt: longAgo });
    const desk: Desk = await deskOf(app)();
    expect(await desk.idsIn("view=lateTwice")).toEqual(late);
    expect((await desk.get("/requests/counts")).json().data.lateTwice).toBe(3);
    for (const view of ["new", "ours", "overdue", "leads"]) {
      const ids = await desk.idsIn(`view=${view}`);
      expect(ids.slice(0, 3)).toEqual(late);
      expect(ids).toContain(earlier);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const whole = await desk.idsIn("view=new");
    const paged = [];
    for (let cursor = ""; ;) {
      const page = (await desk.get(`/requests?view=new&limit=2${cursor}`)).json<{
        data: DeskRow[];
        nextCursor: string | null;
      }>();
      paged.push(...page.data.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(whole);
    const [taken = ""] = late;
    await desk.take(taken);
    expect(await desk.idsIn("view=new")).not.toContain(taken);
    expect((await desk.idsIn("view=mine"))[0]).toBe(taken);
  });

  it("is forgotten once an offer is sent", async () => {
    const id = await lateTwice();
    const agent = await offersOf(app).agentOf(id);
    await agent.make();
    expect(await requestRow(app, id)).toMatchObject({ state: "offered", promisesMissed: 0 });
  });
});

describe("mails about a promise", () => {
  it("are few where a lead names an address without an account", async () => {
    const limited = await openTestApp();
    try {
      const person = { id: null, email: "someone@example.test", username: "Someone" };
      for (let lead = 0; lead < 14; lead += 1) await storedLead(limited, person);
      limited.wait(9 * DAY_MS);
      await limited.requests.missPromises();
      const rows = await limited.parts.db.select().from(requests);
      expect(rows.map(({ promisesMissed }) => promisesMissed)).toEqual(Array(14).fill(1));
      const mails = await limited.parts.db.select().from(schema.mails);
      expect(mails).toHaveLength(10);
    } finally {
      await limited.close();
    }
  });
});
