import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatErasedOn } from "../../../domain/chat/retention.ts";
import { DAY_MS } from "../../../domain/durations.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { erase, readData, soldPolicy } from "../../../tests/support/privacy.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { storedChat } from "../../../tests/support/stored-chats.ts";
import { requestRow, storedLead, storedRequest } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { createErasureReplay } from "./replay-erasures.ts";

const { audit, chatLines, chats } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

let person: Awaited<ReturnType<typeof signUpVerified>>;
beforeEach(async () => {
  person = await signUpVerified(app);
});

/** Which of these are still there, with their lines. */
const keptOf = async (...ids: string[]) => {
  const rows = await app.parts.db
    .selectDistinct({ id: chats.id })
    .from(chats)
    .innerJoin(chatLines, eq(chatLines.chatId, chats.id))
    .where(inArray(chats.id, ids));
  return ids.filter((id) => rows.some((row) => row.id === id));
};

const trailOf = (id: string) =>
  app.parts.db.select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.id);

const ofStranger = async () => {
  const stranger = await signUpVerified(app);
  return [
    await storedChat(app, { userId: stranger.id, email: person.email }),
    await storedChat(app, { email: stranger.email }),
    await storedChat(app, {}),
  ];
};

describe("the chats of a person", () => {
  it("are shown with what both sides wrote, but not what colleagues noted", async () => {
    const request = await storedLead(app, person);
    const { number } = await requestRow(app, request);
    await ofStranger();
    await storedChat(app, { userId: person.id, name: "Mariam", email: "other@example.test" });
    app.wait(1000);
    const endedAt = app.parts.now();
    await storedChat(app, { email: person.email, endedAt });
    app.wait(1000);
    await storedChat(app, { userId: person.id, state: "waiting", requestId: request });

    const data = await readData(app, person);
    expect(data.chats).toMatchObject([
      { state: "waiting", isOfRequest: true, request: number, erasedOn: null, mayErase: true },
      { isOfRequest: false, endedAt: endedAt.toISOString(), erasedOn: chatErasedOn(endedAt) },
      { name: "Mariam", email: "other@example.test", page: "/help", request: null, hasNote: true },
    ]);
    expect(data.chats[2]?.lines).toMatchObject([
      { by: "customer", text: "Is my windscreen covered?" },
      { by: "staff", text: "It is." },
    ]);
    expect(JSON.stringify(data)).not.toContain("brother");
  });

  it("name no request of somebody else", async () => {
    const stranger = await signUpVerified(app);
    const request = await storedLead(app, stranger);
    await storedChat(app, { userId: person.id, requestId: request });
    const [chat] = (await readData(app, person)).chats;
    expect(chat).toMatchObject({ isOfRequest: true, request: null, mayErase: false });
    expect((await readData(app, stranger)).chats).toEqual([]);
  });

  it("are erased on request, except those of a request that is kept", async () => {
    const others = await ofStranger();
    const [lead, sold] = [
      await storedLead(app, person),
      await storedRequest(app, person, soldPolicy),
    ];
    const gone = [
      await storedChat(app, { userId: person.id }),
      await storedChat(app, { email: person.email, state: "open" }),
      await storedChat(app, { userId: person.id, requestId: lead }),
    ];
    const kept = await storedChat(app, { userId: person.id, requestId: sold });

    const answer = await erase(app, person, "unsold");
    expect(answer.json().erased).toMatchObject({ requests: 1, chats: 2 });
    expect(await keptOf(...gone, kept, ...others)).toEqual([kept, ...others]);
    for (const id of gone)
      expect(await trailOf(id)).toMatchObject([
        { actor: "customer", actorId: person.id, subject: "chat", event: "erased" },
      ]);
    expect((await readData(app, person)).chats).toHaveLength(1);
  });

  it("go with the account, also one that was noted on the request of another person", async () => {
    const others = await ofStranger();
    const foreign = await storedLead(app, await signUpVerified(app));
    const gone = [
      await storedChat(app, { userId: person.id }),
      await storedChat(app, { email: person.email }),
      await storedChat(app, { userId: person.id, requestId: foreign }),
    ];
    expect((await erase(app, person, "account")).json().erased).toMatchObject({ chats: 3 });
    expect(await keptOf(...gone, ...others)).toEqual(others);
    for (const id of gone) expect(await trailOf(id)).toHaveLength(1);
  });

  it("go with a request of which an empty row stays", async () => {
    const { person: buyer, requestId } = await sentRenewal(app);
    const chat = await storedChat(app, { requestId });
    await erase(app, buyer, "unsold");
    expect(await requestRow(app, requestId)).toMatchObject({ state: "cancelled", email: "" });
    expect(await keptOf(chat)).toEqual([]);
  });
});

it("is erased again in a restored database that has it still", async () => {
  const [gone, other] = [await storedChat(app, { email: person.email }), await storedChat(app, {})];
  const replay = createErasureReplay(app.parts);
  const at = app.parts.now();
  const records = [gone, randomUUID()].map((id) => ({
    name: id,
    text: "",
    erasure: { kind: "chat" as const, id, at },
  }));
  const erased = () => app.parts.db.transaction((tx) => replay.eraseRowsIn(tx, records));
  expect([await erased(), await erased()]).toEqual([1, 0]);
  expect(await keptOf(gone, other)).toEqual([other]);
});

describe("the sweeper", () => {
  it("erases a chat 90 days after its end, a message after its last line, and one of a request with it", async () => {
    const [cancelled, lead] = [
      await storedRequest(app, person, { state: "cancelled" }),
      await storedLead(app, person),
    ];
    const ended = await storedChat(app, { email: person.email });
    const open = await storedChat(app, { state: "open" });
    const message = await storedChat(app, { state: "message" });
    const ofCancelled = await storedChat(app, { requestId: cancelled });
    const ofLead = await storedChat(app, { requestId: lead });
    const all = [ended, open, message, ofCancelled, ofLead];

    app.wait(89 * DAY_MS);
    await app.privacy.sweep();
    expect(await keptOf(...all)).toEqual(all);
    app.wait(DAY_MS);
    await app.privacy.sweep();
    expect(await keptOf(...all)).toEqual([open, ofLead]);
    expect(await trailOf(ended)).toMatchObject([{ actor: "system", event: "erased" }]);
    app.wait(400 * DAY_MS);
    await app.privacy.sweep();
    expect(await keptOf(...all)).toEqual([open, ofLead]);
  });

  it("handles more than one batch", async () => {
    const [row] = await app.parts.db
      .select()
      .from(chats)
      .where(eq(chats.id, await storedChat(app, {})));
    if (!row) throw new Error("no chat");
    const many = Array.from({ length: 230 }, () => ({ ...row, id: randomUUID() }));
    await app.parts.db.insert(chats).values(many);
    app.wait(91 * DAY_MS);
    await app.privacy.sweep();
    const left = await app.parts.db.select().from(chats).where(eq(chats.state, "ended"));
    expect(left.filter(({ visitorHash }) => visitorHash === row.visitorHash)).toEqual([]);
  });
});
