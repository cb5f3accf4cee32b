import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import { chatVisitor, setDeskHours } from "../../../tests/support/chats.ts";
import { type Desk, deskOf } from "../../../tests/support/desk-calls.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { createSettling } from "./settle.ts";

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  await deskOf(app)("compliance");
  await setDeskHours(app.parts.db, "always");
});
// A session of staff ends when they do nothing for half an hour, and these tests wait for hours.
beforeEach(async () => {
  await app.parts.db.update(schema.staff).set({ awaySince: app.parts.now() });
  desk = await deskOf(app)();
});
afterAll(() => app.close());

const settle = () =>
  createSettling(app.parts, (error) => {
    throw error;
  })();
const answerOf = async (id: string) => {
  desk = await deskOf(app)();
  await desk.post(`/chats/${id}/answer`, { version: 1 });
};
const eventsOf = async (id: string) =>
  (await app.parts.db.select().from(schema.audit).where(eq(schema.audit.subjectId, id)))
    .toSorted((one, other) => one.id - other.id)
    .map(({ event, actor }) => `${event} by ${actor}`);

describe("the time to an answer", () => {
  it("is told to be now in open hours", async () => {
    const { answering } = await chatVisitor(app).read();
    expect(answering).toMatchObject({ isOpen: true, opensAt: null });
  });

  it("ends after two minutes with a message, once", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await settle();
    expect((await visitor.read()).chat?.state).toBe("waiting");
    app.wait(2 * MINUTE_MS + 1_000);
    await Promise.all([settle(), settle()]);
    const { chat } = await visitor.read();
    expect(chat).toMatchObject({ state: "message", hasEmail: false, wantsTranscript: false });
    expect(chat?.dueAt).not.toBeNull();
    expect(chat?.lines.map(({ event }) => event)).toEqual([null, "leftAsMessage"]);
    expect(await eventsOf(id)).toEqual(["received by customer", "leftAsMessage by system"]);
    const more = await visitor.send("Write to me", { email: "Me@Example.test", name: "Mariam" });
    expect(more.data.chat).toMatchObject({ hasEmail: true, wantsTranscript: true });
  });

  it("is a message at once out of hours", async () => {
    await setDeskHours(app.parts.db, "later");
    const visitor = chatVisitor(app);
    expect((await visitor.read()).answering).toMatchObject({ isOpen: false, until: null });
    const { data } = await visitor.send("Is anybody there?", { email: "a@example.test" });
    expect(data.chat).toMatchObject({ state: "message", wantsTranscript: true });
    expect(Date.parse(data.chat?.dueAt ?? "")).toBeGreaterThan(
      Date.parse(data.answering.opensAt ?? ""),
    );
    await setDeskHours(app.parts.db, "always");
  });

  it("is a message while everybody is away, who waited too", async () => {
    const visitor = chatVisitor(app);
    await visitor.begin();
    await desk.post("/away", { isAway: true });
    await settle();
    expect((await visitor.read()).chat?.state).toBe("message");
    expect((await visitor.read()).answering.isOpen).toBe(false);
    await desk.post("/away", { isAway: false });
  });

  it("begins anew with the answer to a message that was left long before", async () => {
    await setDeskHours(app.parts.db, "later");
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await setDeskHours(app.parts.db, "always");
    app.wait(13 * HOUR_MS);
    await answerOf(id);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("open");
  });

  it("goes on with another colleague where the first one writes no more", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await answerOf(id);
    app.wait(9 * MINUTE_MS);
    await settle();
    await visitor.send("Are you there?");
    app.wait(9 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("open");
    app.wait(2 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat).toMatchObject({ state: "waiting", person: null });
    app.wait(3 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("message");
  });

  it("is over half an hour after an answer to which nothing was said", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await answerOf(id);
    await desk.post(`/chats/${id}/lines`, { key: randomUUID(), text: "Yes, it is." });
    app.wait(29 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("open");
    app.wait(2 * MINUTE_MS);
    await settle();
    expect((await visitor.read()).chat).toMatchObject({ state: "ended", endedBy: "system" });
  });

  it("does not count while the database may be an older one", async () => {
    const visitor = chatVisitor(app);
    await visitor.begin();
    app.wait(5 * MINUTE_MS);
    app.setRestoring(true);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("waiting");
    app.setRestoring(false);
    await settle();
    expect((await visitor.read()).chat?.state).toBe("message");
  });
});
