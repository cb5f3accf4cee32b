import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OneClient } from "../../../../../contract/office/clients/one.ts";
import { TimelineEntry } from "../../../../../contract/office/clients/timeline.ts";
import { timelineKinds } from "../../../../../domain/clients/timeline.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../../tests/support/desk-calls.ts";
import { paidValues, storedPolicy } from "../../../../../tests/support/policies.ts";
import { leaveMessage, readData } from "../../../../../tests/support/privacy.ts";
import { refusalOf } from "../../../../../tests/support/refunds.ts";
import { storedChat } from "../../../../../tests/support/stored-chats.ts";
import {
  eventsOf,
  storedLead,
  storedRequest,
} from "../../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { emptyRequest } from "../../../../adapters/database/personal-columns.ts";
import { schema } from "../../../../adapters/database/schema.ts";

const { clientOpenings, clients, consents, documentRequests, documents, requests } = schema;
const HOUR = 60 * 60 * 1000;

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = await deskOf(app)();
});
afterAll(() => app.close());

const clientAt = async (email: string) => {
  const [row] = await app.parts.db.select().from(clients).where(eq(clients.email, email));
  return row?.id ?? "";
};

const readClient = async (id: string, by = desk) => {
  const answer = await by.get(`/clients/${id}`);
  expect(answer.statusCode).toBe(200);
  return OneClient.parse(answer.json<{ data: unknown }>().data);
};

type Page = { data: unknown[]; nextCursor: string | null };

const timelineOf = async (id: string, query = "") => {
  const answer = await desk.get(`/clients/${id}/timeline?${query}`);
  expect(answer.statusCode).toBe(200);
  const { data, nextCursor } = answer.json<Page>();
  return { entries: data.map((one) => TimelineEntry.parse(one)), nextCursor };
};

/** Two people of one name, each with the same things. */
const twoOfOneName = async () => {
  const people = [await signUpVerified(app), await signUpVerified(app)] as const;
  const both = [];
  for (const person of people) {
    const mark = randomUUID().slice(0, 8);
    const owner = { ...person, username: "Khalid Al Mansoori" };
    const lead = await storedLead(app, owner);
    const foreign = await storedLead(app, { ...owner, id: null });
    const sold = await storedRequest(app, owner, { ...paidValues(), username: owner.username });
    const policyNumber = `S/${mark}`;
    await storedPolicy(app, sold, { number: policyNumber });
    await leaveMessage(app, person.email);
    await storedChat(app, { email: person.email }, [{ kind: "customer", text: `Chat ${mark}` }]);
    await desk.take(lead);
    await desk.write(lead, "notes", { text: `Note ${mark}` });
    await desk.write(lead, "contacted", { outcome: "reached", callBackAt: null });
    const id = await clientAt(person.email);
    both.push({ person, mark, lead, foreign, sold, policyNumber, id });
  }
  return both as [(typeof both)[number], (typeof both)[number]];
};

describe("the page of one person", () => {
  it("shows what is their own, and nothing of somebody with the same name", async () => {
    const [one, other] = await twoOfOneName();
    const shown = await readClient(one.id);
    const { entries } = await timelineOf(one.id, "limit=500");
    const all = JSON.stringify([shown, entries]);

    expect(shown).toMatchObject({
      email: one.person.email,
      hasAccount: true,
      requestCount: 3,
      money: { paidFils: 109_200, policies: 1, refundedFils: 0, toRefundFils: 0 },
    });
    expect(shown.open.map(({ id }) => id).toSorted()).toEqual(
      [one.lead, one.foreign, one.sold].toSorted(),
    );
    expect(shown.otherNames).toContain("Khalid Al Mansoori");
    expect(shown.cars.flatMap(({ policy }) => policy?.number ?? [])).toEqual([one.policyNumber]);
    for (const own of [one.mark, one.foreign]) expect(all).toContain(own);
    const { id, mark, lead, sold, foreign, person } = other;
    for (const theirs of [id, mark, lead, sold, foreign, person.email])
      expect(all).not.toContain(theirs);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(["account", "messages", "chats", "calls", "notes"]),
    );

    await readClient(other.id);
    expect((await readData(app, one.person)).accessLog.map(({ kind }) => kind)).toContain("client");
    const before = (await readData(app, one.person)).accessLog.length;
    await desk.read(other.lead);
    expect((await readData(app, one.person)).accessLog).toHaveLength(before);
  });

  it("is complete for a lead without an account, and for an account without requests", async () => {
    const email = `lead-${randomUUID()}@example.test`;
    const lead = await storedLead(app, { id: null, email, username: "Noura" });
    const ofLead = await readClient(await clientAt(email));
    expect(ofLead).toMatchObject({ name: "Noura", hasAccount: false, phone: "+971501234567" });
    expect(ofLead.open.map(({ id }) => id)).toEqual([lead]);

    const person = await signUpVerified(app);
    const empty = await readClient(await clientAt(person.email));
    expect(empty).toMatchObject({ hasAccount: true, open: [], cars: [], requestCount: 0 });
    const { entries } = await timelineOf(empty.id);
    expect(entries.map(({ event }) => event)).toEqual(["signedUp"]);
  });

  it("is of nobody who is unknown or erased", async () => {
    for (const id of ["nobody", randomUUID()])
      for (const path of [`/clients/${id}`, `/clients/${id}/timeline`])
        expect(refusalOf(await desk.get(path))).toEqual({
          statusCode: 404,
          code: "staff.clientNotFound",
        });
    const id = await storedLead(app, { id: null, email: "gone@example.test", username: "Gone" });
    expect((await desk.read(id)).clientId).toBe(await clientAt("gone@example.test"));
    await app.parts.db.update(requests).set(emptyRequest).where(eq(requests.id, id));
    expect((await desk.read(id)).clientId).toBeNull();
  });
});

it("names what was agreed to last, of each kind", async () => {
  const person = await signUpVerified(app);
  const requestIds = [await storedRequest(app, person), await storedRequest(app, person)];
  const [first = "", second = ""] = requestIds;
  const agreed = { kind: "authorisation", language: "en" } as const;
  const [before, after] = [new Date("2026-01-01T08:00:00Z"), new Date("2026-02-01T08:00:00Z")];
  await app.parts.db.insert(consents).values([
    { ...agreed, requestId: first, version: "7", at: after },
    { ...agreed, requestId: second, version: "6", at: before },
  ]);
  const { consents: shown } = await readClient(await clientAt(person.email));
  expect(shown).toMatchObject([{ kind: "authorisation", version: "7", at: after.toISOString() }]);
});

describe("the timeline of one person", () => {
  it("goes on page by page, and has as many entries of each kind as are counted", async () => {
    const [{ id }] = await twoOfOneName();
    const { counts } = await readClient(id);
    const { entries: all } = await timelineOf(id, "limit=500");
    for (const kind of timelineKinds) {
      const { entries } = await timelineOf(id, `limit=500&kind=${kind}`);
      expect([kind, entries.length]).toEqual([kind, counts[kind]]);
      expect(entries).toEqual(all.filter((one) => one.kind === kind));
    }
    const { entries: more } = await timelineOf(id, "kind=more");
    expect(more.map(({ kind }) => kind).toSorted()).toEqual(["account", "notes"]);

    const paged = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await timelineOf(id, `limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.entries);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(refusalOf(await desk.get(`/clients/${id}/timeline?cursor=eA`))).toMatchObject({
      statusCode: 400,
    });
  });

  it("has what somebody agreed to and what came with a request, not what was asked for", async () => {
    const person = await signUpVerified(app);
    const requestId = await storedRequest(app, person, { slots: ["id_front", "license_front"] });
    const at = new Date("2026-01-01T08:00:00Z");
    const agreed = { kind: "declaration", version: "7", language: "en" } as const;
    const { db } = app.parts;
    await db.insert(consents).values({ ...agreed, requestId, at });
    const asked = randomUUID();
    const staffId = (await desk.get("/me")).json<{ data: { id: string } }>().data.id;
    await db.insert(documentRequests).values({
      id: asked,
      requestId,
      tokenHash: asked,
      slots: ["license_front"],
      reason: "blurred",
      askedBy: staffId,
      expiresAt: at,
    });
    await db
      .update(documents)
      .set({ documentRequestId: asked })
      .where(and(eq(documents.requestId, requestId), eq(documents.slot, "license_front")));
    const id = await clientAt(person.email);
    const { entries } = await timelineOf(id);
    const told = entries.filter(({ source }) => source !== "user");
    expect(told).toMatchObject([
      { kind: "documents", source: "document", event: "id_front", request: { id: requestId } },
      { kind: "consents", source: "consent", event: "declaration", at: at.toISOString() },
    ]);
    const { counts } = await readClient(id);
    expect(counts).toMatchObject({ documents: 1, consents: 1 });
    const { entries: agreements } = await timelineOf(id, "kind=consents");
    expect(agreements).toEqual(told.slice(1));
  });

  it("names who did what, and about which request", async () => {
    const [{ id, lead, mark }] = await twoOfOneName();
    const { entries } = await timelineOf(id);
    expect(entries.find(({ kind }) => kind === "notes")).toMatchObject({
      source: "note",
      actor: "staff",
      staff: { name: desk.name },
      request: { id: lead },
      text: `Note ${mark}`,
    });
    expect(entries.find(({ kind }) => kind === "chats")).toMatchObject({
      source: "chat",
      actor: "customer",
      request: null,
      chatId: expect.any(String),
      text: `Chat ${mark}`,
    });
    expect(entries.find(({ kind }) => kind === "calls")).toMatchObject({ event: "reached" });
  });
});

describe("the access log", () => {
  it("has what a member opened once an hour, and the customer reads it without names", async () => {
    const person = await signUpVerified(app);
    const request = await storedRequest(app, person);
    const id = await clientAt(person.email);
    const colleague = await deskOf(app)("compliance");
    const opened = async () =>
      (await app.parts.db.select().from(clientOpenings).where(eq(clientOpenings.clientId, id)))
        .length;

    await desk.get("/requests?view=all");
    expect(await opened()).toBe(0);
    for (let time = 0; time < 3; time += 1) {
      await readClient(id);
      await timelineOf(id);
      await desk.read(request);
    }
    expect(await opened()).toBe(2);
    await readClient(id, colleague);
    expect(await opened()).toBe(3);
    expect(await eventsOf(app, "client", id)).toEqual(["opened", "opened", "opened"]);
    // Within an hour there is one full hour's turn, and the session is used meanwhile.
    for (let third = 0; third < 3; third += 1) {
      app.wait(HOUR / 3);
      await readClient(id);
    }
    expect(await opened()).toBe(4);

    const { accessLog } = await readData(app, person);
    expect(accessLog.map(({ kind }) => kind)).toEqual(["client", "client", "request", "client"]);
    expect(accessLog.every((one) => Object.keys(one).toSorted().join() === "at,kind")).toBe(true);
  });
});
