import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskChat, DeskChatRow } from "../../../../contract/office/chats/routes.ts";
import { MAX_OPEN } from "../../../../domain/chat/chat-state.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { chatVisitor, saidIn, setDeskHours } from "../../../../tests/support/chats.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { readData } from "../../../../tests/support/privacy.ts";
import { storedRequest } from "../../../../tests/support/stored-requests.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let desk: Desk & { id: string };
let colleague: Desk & { id: string };

const enter = async (role?: string) => {
  const member = await deskOf(app)(role);
  const [row] = await app.parts.db
    .select({ id: schema.staff.id })
    .from(schema.staff)
    .where(eq(schema.staff.email, member.email));
  return { ...member, id: row?.id ?? "" };
};

beforeAll(async () => {
  app = await openTestApp();
  await enter();
  await setDeskHours(app.parts.db, "always");
});
afterAll(() => app.close());
beforeEach(async () => {
  [desk, colleague] = [await enter(), await enter()];
});

const chatsOf = (member: Desk) => {
  const read = async (id: string) =>
    (await member.get(`/chats/${id}`)).json<{ data: DeskChat }>().data;
  const act = async (id: string, action: string, payload: object = {}) => {
    const answer = await member.post(`/chats/${id}/${action}`, {
      version: (await read(id)).version,
      ...payload,
    });
    return { ...answer.json<{ code?: string; data: DeskChat }>(), status: answer.statusCode };
  };
  return {
    read,
    act,
    code: async (id: string, action: string, payload: object = {}) =>
      (await act(id, action, payload)).code,
    list: async (view: string) =>
      (await member.get(`/chats?view=${view}`)).json<{
        data: DeskChatRow[];
        counts: { waiting: number; mine: number };
      }>(),
    write: (id: string, text: string, key: string = randomUUID()) =>
      member.post(`/chats/${id}/lines`, { text, key }),
  };
};

const eventsOf = async (id: string) =>
  (await app.parts.db.select().from(schema.audit).where(eq(schema.audit.subjectId, id)))
    .toSorted((one, other) => one.id - other.id)
    .map(({ event }) => event);

describe("a chat at the desk", () => {
  it("waits, is answered by one colleague, and goes both ways", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin("Is Oman in the price?");
    const [own, other] = [chatsOf(desk), chatsOf(colleague)];
    const listed = (await own.list("waiting")).data.find((row) => row.id === id);
    expect(listed).toMatchObject({ state: "waiting", lastText: "Is Oman in the price?" });
    const answered = await Promise.all([own.act(id, "answer"), other.act(id, "answer")]);
    expect(answered.filter(({ code }) => code === "chats.answered")).toHaveLength(1);
    const [mine, theirs] = answered[0].code ? [other, own] : [own, other];
    const key = randomUUID();
    await mine.write(id, "Not by itself.", key);
    expect((await mine.write(id, "Not by itself.", key)).statusCode).toBe(200);
    expect((await theirs.write(id, "Nor this")).json()).toMatchObject({ code: "chats.notOwn" });
    await visitor.send("Thank you");
    expect(saidIn(await visitor.lines())).toEqual([
      "Is Oman in the price?",
      "Not by itself.",
      "Thank you",
    ]);
    const { chat } = await visitor.read();
    expect(chat).toMatchObject({ state: "open" });
    expect(chat?.person?.en).toBeTruthy();
    expect((await mine.list("mine")).data.map((row) => row.id)).toEqual([id]);
  });

  it("takes no line in which something is left to fill", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin("Which insurer?");
    const own = chatsOf(desk);
    await own.act(id, "answer");
    for (const text of ["It is […insurer].", "Dear {customer},", "هي […شركة التأمين]."]) {
      const refused = await own.write(id, text);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: "texts.gapLeft", field: "text" });
    }
    expect((await own.write(id, "It is Hazm [the second one].")).statusCode).toBe(200);
    expect(saidIn(await visitor.lines())).toEqual([
      "Which insurer?",
      "It is Hazm [the second one].",
    ]);
  });

  it("is handed over with a note that the visitor never sees", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    const [own, other] = [chatsOf(desk), chatsOf(colleague)];
    await own.act(id, "answer");
    const handed = await own.act(id, "hand-over", {
      colleague: colleague.id,
      note: "She asks for Oman.",
    });
    expect(handed.data.assignee?.id).toBe(colleague.id);
    expect(handed.data.lines.find(({ kind }) => kind === "note")?.text).toBe("She asks for Oman.");
    expect(JSON.stringify(await visitor.read())).not.toContain("She asks for Oman.");
    expect((await own.write(id, "Late")).json()).toMatchObject({ code: "chats.notOwn" });
    expect((await other.write(id, "Omar here")).statusCode).toBe(200);
  });

  // Ruling O11.
  it("stands in its person's access log once it is opened, not while it stands in a list", async () => {
    const person = await signUpVerified(app);
    const id = await chatVisitor(app, { token: person.token }).begin();
    const own = chatsOf(desk);
    await own.list("waiting");
    const opened = async () => (await readData(app, person)).accessLog.map(({ kind }) => kind);
    expect(await opened()).toEqual([]);
    await own.read(id);
    await own.read(id);
    expect(await opened()).toEqual(["chat"]);
    const [ofGuest, ofNobody] = [await chatVisitor(app).begin(), await chatVisitor(app).begin()];
    await chatsOf(colleague).read(ofNobody);
    expect(await opened()).toEqual(["chat"]);
    await app.parts.db
      .update(schema.chats)
      .set({ requestId: await storedRequest(app, person) })
      .where(eq(schema.chats.id, ofGuest));
    await chatsOf(colleague).read(ofGuest);
    expect(await opened()).toEqual(["chat", "chat"]);
  });

  it("goes to nobody who is away, and to nobody with five", async () => {
    const [own, other] = [chatsOf(desk), chatsOf(colleague)];
    const id = await chatVisitor(app).begin();
    await own.act(id, "answer");
    for (let open = 0; open < MAX_OPEN; open++)
      await other.act(await chatVisitor(app).begin(), "answer");
    const handing = { colleague: colleague.id, note: "" };
    expect(await own.code(id, "hand-over", handing)).toBe("chats.colleagueBusy");
    expect(await other.code(await chatVisitor(app).begin(), "answer")).toBe("chats.tooMany");
    await colleague.post("/away", { isAway: true });
    expect(await own.code(id, "hand-over", handing)).toBe("staff.colleagueAway");
  });

  it("waits again at once when its colleague goes away or is disabled", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await chatsOf(desk).act(id, "answer");
    await desk.post("/away", { isAway: true });
    expect((await visitor.read()).chat).toMatchObject({ state: "waiting", person: null });
    await chatsOf(colleague).act(id, "answer");
    await staffOf(app).command("disable", colleague.email);
    expect((await visitor.read()).chat?.state).toBe("waiting");
    expect(await eventsOf(id)).toEqual([
      "received",
      "answered",
      "released",
      "answered",
      "released",
    ]);
  });

  it("ends by whoever answers it, and not by others", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    await chatsOf(desk).act(id, "answer");
    expect(await chatsOf(colleague).code(id, "end")).toBe("chats.notOwn");
    expect((await chatsOf(desk).act(id, "end")).data).toMatchObject({
      state: "ended",
      endedBy: "staff",
    });
    expect(await chatsOf(desk).code(id, "answer")).toBe("chats.ended");
  });

  it("becomes a message once, with the agreement of its visitor", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin("Please call me");
    const own = chatsOf(desk);
    const typed = { name: "Mariam", email: "Mariam@Example.test", phone: "", hasAgreed: true };
    const refused = await own.act(id, "message", { ...typed, hasAgreed: false });
    expect(refused.code).toBe("leads.consentRequired");
    for (let time = 0; time < 2; time++)
      expect((await own.act(id, "message", typed)).status).toBe(200);
    const [message] = await app.parts.db
      .select()
      .from(schema.messages)
      .where(eq(schema.messages.id, id));
    expect(message).toMatchObject({ email: "mariam@example.test", state: "new" });
    expect(message?.message).toContain("Please call me");
  });

  it("becomes a note on a request, by its number, and stays as long as that", async () => {
    const person = await signUpVerified(app);
    const requestId = await storedRequest(app, person);
    const visitor = chatVisitor(app, { token: person.token });
    const id = await visitor.begin("Where is my policy?");
    const own = chatsOf(desk);
    const { requests } = await own.read(id);
    expect(requests).toMatchObject([{ id: requestId }]);
    expect(await own.code(id, "note", { request: "MZ-NOTHING" })).toBe("chats.requestNotFound");
    const noted = await own.act(id, "note", { request: requests[0]?.number });
    expect(noted.data.request?.id).toBe(requestId);
    const { notes } = (await desk.read(requestId)) as unknown as { notes: { text: string }[] };
    expect(notes[0]?.text).toContain("← Where is my policy?");
    expect((await visitor.read()).chat?.request?.id).toBe(requestId);
    // It is not told to somebody else whose chat was kept there.
    const stranger = chatVisitor(app);
    const other = await stranger.begin();
    await own.act(other, "note", { request: requestId });
    expect((await stranger.read()).chat?.request).toBeNull();
    expect(await own.code(other, "note", { request: requestId, version: 1 })).toBe("chats.changed");
  });

  it("is read by compliance, who cannot answer", async () => {
    const id = await chatVisitor(app).begin();
    const compliance = await enter("compliance");
    expect((await compliance.get(`/chats/${id}`)).statusCode).toBe(200);
    expect((await compliance.post(`/chats/${id}/answer`, { version: 1 })).statusCode).toBe(403);
  });

  it("is refused where something happened meanwhile", async () => {
    const visitor = chatVisitor(app);
    const id = await visitor.begin();
    const own = chatsOf(desk);
    await own.act(id, "answer");
    expect(await own.code(id, "hand-over", { version: 1, colleague: colleague.id, note: "" })).toBe(
      "chats.changed",
    );
    await own.write(id, "A line changes no version");
    await visitor.send("nor does this");
    expect((await own.act(id, "end", { version: 2 })).status).toBe(200);
  });
});
