import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedKind, openedKinds } from "../../../../domain/clients/opened.ts";
import { HOUR_MS } from "../../../../domain/durations.ts";
import { countAsTaken, signUpVerified } from "../../../../tests/support/accounts.ts";
import { deskOf } from "../../../../tests/support/desk-calls.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { eventsOf, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { HOURLY_CLIENT_SEARCHES, HOURLY_CLIENTS } from "../../../http/limits.ts";
import { noteOpeningIn } from "../../../records/clients/openings-store.ts";
import { createWatch } from "./watch.ts";

const { clientOpenings, clients } = schema;

let app: TestApp;
let overseers: string[];
beforeAll(async () => {
  app = await openTestApp();
  const staff = staffOf(app);
  const entered = [await staff.enter("admin"), await staff.enter("compliance")];
  overseers = entered.map(({ email }) => email);
});
afterAll(() => app.close());

const newClients = (count: number) =>
  app.parts.db
    .insert(clients)
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@example.test`,
        lastAt: app.parts.now(),
      })),
    )
    .returning({ id: clients.id });

const about = (words: string) =>
  app.sent.filter(({ text }) => text.includes(words)).map(({ to }) => to);

/** As the page of a client does it. */
const opening = async (member: { id: string }, client: { id: string }, at: Date) => {
  const people = await app.parts.db.transaction((tx) =>
    noteOpeningIn(tx, { clientId: client.id, staffId: member.id, kind: "client", at }),
  );
  await createWatch(app.parts, app.staff).afterOpening(member, people, at);
  return people;
};

const toldOf = async (words: string) => {
  for (const one of overseers) await app.mailTo(one, ({ text }) => text.includes(words));
  return about(words).toSorted();
};

describe("opening clients", () => {
  it("is noted once an hour for each member of staff, with its row of the audit", async () => {
    const member = await staffOf(app).enter();
    const [one, other] = await newClients(2);
    if (!one || !other) throw new Error("No clients were stored.");
    const at = new Date("2026-11-29T10:59:00Z");
    expect(await opening(member, one, at)).toBe(1);
    expect(await opening(member, one, at)).toBe(1);
    expect(await opening(member, other, at)).toBe(2);
    expect(await opening(member, one, new Date(at.getTime() + 2 * 60_000))).toBe(1);
    expect(await eventsOf(app, "client", one.id)).toEqual(["opened", "opened"]);
    const rows = await app.parts.db
      .select()
      .from(clientOpenings)
      .where(eq(clientOpenings.clientId, one.id));
    expect(rows.map(({ hour }) => hour.toISOString()).toSorted()).toEqual([
      "2026-11-29T10:00:00.000Z",
      "2026-11-29T11:00:00.000Z",
    ]);
  });

  it("counts a person once, whatever was opened of them", async () => {
    const member = await staffOf(app).enter();
    const [client, other] = await newClients(2);
    if (!client || !other) throw new Error("No clients were stored.");
    const at = new Date("2026-11-29T10:00:00Z");
    const note = ({ id }: { id: string }, kind: OpenedKind) =>
      app.parts.db.transaction((tx) =>
        noteOpeningIn(tx, { clientId: id, staffId: member.id, kind, at }),
      );
    for (const kind of openedKinds) expect(await note(client, kind)).toBe(1);
    expect(await note(other, "refund")).toBe(2);
  });

  it("tells each admin and compliance once of more than 60 people within an hour", async () => {
    const member = await staffOf(app).enter();
    const people = await newClients(HOURLY_CLIENTS + 3);
    const at = new Date("2026-11-29T12:00:00Z");
    for (const client of people.slice(0, HOURLY_CLIENTS)) await opening(member, client, at);
    expect(about("opened 6")).toEqual([]);
    const [first, ...rest] = people.slice(HOURLY_CLIENTS);
    if (!first) throw new Error("No client is left.");
    await opening(member, first, at);
    // Several windows at once.
    await Promise.all(rest.map((client) => opening(member, client, at)));
    expect(await toldOf("opened 61 people within an hour")).toEqual(overseers.toSorted());
    expect(about("opened 62")).toEqual([]);

    const later = new Date(at.getTime() + HOUR_MS);
    for (const client of people.slice(0, HOURLY_CLIENTS + 1)) await opening(member, client, later);
    await expect.poll(() => about("opened 61 people").length).toBe(2 * overseers.length);
  });
});

describe("searching clients", () => {
  it("goes on beyond 300 times an hour, of which each admin and compliance learn once", async () => {
    const agent = await deskOf(app)();
    const { id } = (await agent.get("/me")).json<{ data: { id: string } }>().data;
    await countAsTaken(app, "clientSearch", id, HOURLY_CLIENT_SEARCHES - 1);
    const search = async () => expect((await agent.get("/clients?q=khalid")).statusCode).toBe(200);
    await search();
    await agent.get("/clients");
    expect(about("more than 300 times")).toEqual([]);
    await search();
    await search();
    expect(await toldOf("more than 300 times within an hour")).toEqual(overseers.toSorted());
  });
});

describe("opening the sixty-first person", () => {
  it("is told of, whether by a request or an export", async () => {
    const { db } = app.parts;
    for (const kind of ["request", "export"] as const) {
      const before = about("opened 61 people").length;
      const member = await deskOf(app)("compliance");
      const { id } = (await member.get("/me")).json<{ data: { id: string } }>().data;
      for (const client of await newClients(HOURLY_CLIENTS))
        await db.transaction((tx) =>
          noteOpeningIn(tx, { clientId: client.id, staffId: id, kind, at: app.parts.now() }),
        );
      const person = await signUpVerified(app);
      const request = await storedRequest(app, person);
      const [client] = await db.select().from(clients).where(eq(clients.email, person.email));
      if (kind === "request") await member.read(request);
      else await member.post(`/clients/${client?.id}/export`, { format: "json" });
      await expect
        .poll(() => about("opened 61 people").length)
        .toBeGreaterThanOrEqual(before + overseers.length);
    }
  });
});
