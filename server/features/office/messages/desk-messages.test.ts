import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskMessage } from "../../../../contract/office/messages/routes.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { eventsOf } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = await deskOf(app)();
});
afterAll(() => app.close());

const leave = async (message: string) => {
  // Messages are sorted by the moment of their arrival.
  app.wait(MINUTE_MS);
  const payload = { name: "Mariam Al Ali", email: "mariam@example.test", message, consent: true };
  const answer = await app.call({ method: "POST", url: "/api/leads/messages", payload });
  expect(answer.statusCode).toBe(201);
  const [newest] = (await listed("")).data;
  if (!newest) throw new Error("The message is not in the list.");
  return newest;
};

const listed = async (query: string) =>
  (await desk.get(`/messages?${query}`)).json<{ data: DeskMessage[]; nextCursor: string | null }>();

const change = (id: string, payload: object, by = desk) => by.post(`/messages/${id}`, payload);

describe("messages of the contact form", () => {
  it("are listed in pages, the newest first, and by state", async () => {
    const [first, second] = [await leave("One"), await leave("Two")];
    const page = await listed("limit=1");
    expect(page.data.map(({ message }) => message)).toEqual(["Two"]);
    const next = await listed(`limit=1&cursor=${page.nextCursor}`);
    expect(next.data.map(({ id }) => id)).toEqual([first.id]);

    await change(second.id, { version: 1, state: "answered", note: "Wrote back." });
    expect((await listed("state=new")).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await listed("state=answered")).data).toMatchObject([
      { id: second.id, note: "Wrote back.", version: 2 },
    ]);
    expect((await desk.get("/requests/counts")).json().data.messages).toBe(1);
  });

  it("keep what happened to them", async () => {
    const { id } = await leave("Three");
    await change(id, { version: 1, state: "answered", note: "" });
    await change(id, { version: 2, state: "answered", note: "Called, too." });
    await change(id, { version: 3, state: "closed", note: "Called, too." });
    await change(id, { version: 4, state: "new", note: "" });
    expect(await eventsOf(app, "message", id)).toEqual([
      "received",
      "answered",
      "noted",
      "closed",
      "reopened",
    ]);
  });

  it("refuse a change of what a colleague changed meanwhile", async () => {
    const { id } = await leave("Four");
    const colleague = await deskOf(app)();
    await change(id, { version: 1, state: "closed", note: "Spam." }, colleague);
    const answer = await change(id, { version: 1, state: "answered", note: "Mine." });
    expect([answer.statusCode, answer.json().code]).toEqual([412, "staff.messageChanged"]);
    expect((await desk.get(`/messages/${id}`)).json().data.note).toBe("Spam.");
  });

  it("are not found under an unknown id", async () => {
    for (const id of [randomUUID(), "x"]) {
      expect((await desk.get(`/messages/${id}`)).statusCode).toBe(404);
      const answer = await change(id, { version: 1, state: "new", note: "" });
      expect(answer.statusCode).toBe(404);
    }
  });

  it.each(["cursor=abc", "state=dance", "limit=0"])("refuse %s", async (query) => {
    expect((await desk.get(`/messages?${query}`)).statusCode).toBe(400);
  });

  it.each([
    { version: 1e300, state: "new", note: "" },
    { version: "1", state: "new", note: "" },
    { version: 1, state: "lost", note: "" },
    { version: 1, state: "new", note: "x".repeat(4_001) },
  ])("refuse the change %j", async (payload) => {
    const { id } = await leave(`Odd ${randomUUID()}`);
    const { statusCode } = await change(id, payload);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it("are stored without what a database cannot store", async () => {
    const { id } = await leave("Five");
    const answer = await change(id, { version: 1, state: "new", note: " a\0b " });
    expect(answer.json().data.note).toBe("ab");
  });
});
