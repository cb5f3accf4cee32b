import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../domain/durations.ts";
import { nextCallTime } from "../../../domain/support/call-hours.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { deskOf } from "../../../tests/support/desk-calls.ts";
import { saveDraft } from "../../../tests/support/drafts.ts";
import { erase, leaveMessage, readData, soldPolicy } from "../../../tests/support/privacy.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import {
  countFiles,
  eventsOf,
  requestRow,
  storedRequest,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

const staffWork = async (app: TestApp, requestId: string) => {
  const desk = await deskOf(app)();
  await desk.take(requestId);
  const callBackAt = nextCallTime(new Date(app.parts.now().getTime() + HOUR_MS)).toISOString();
  const called = await desk.write(requestId, "contacted", { outcome: "noAnswer", callBackAt });
  const words = "His brother drives, too.";
  for (const text of [words, "Asks for garages."]) await desk.act(requestId, "notes", { text });
  const [{ staff: _, ...call }] = called.json().data.calls;
  return { call, words };
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("stored data about a person", () => {
  it("is shown in full, with the day on which each request is erased", async () => {
    const { person, requestId } = await sentRenewal(app);
    const issued = await storedRequest(app, person, { ...soldPolicy, slots: ["id_front"] });
    await leaveMessage(app, person.email);
    await saveDraft(app, person);
    const work = await staffWork(app, requestId);

    const data = await readData(app, person);
    expect(data.user).toMatchObject({ _id: person.id, email: person.email });
    const [one, other] = [requestId, issued].map((id) =>
      data.requests.find(({ _id }) => _id === id),
    );
    expect(one).toMatchObject({ state: "awaiting_payment", erasedOn: null, mayErase: true });
    expect(one?.documents).toHaveLength(6);
    expect(one?.inputs).toContainEqual({ input: "drivingYears", value: 5, source: "assumed" });
    expect(one).toMatchObject({ edition: expect.any(String), ratedOn: expect.any(String) });
    expect(one?.payments).toMatchObject([{ state: "handed_off" }]);
    expect(one?.calls).toEqual([work.call]);
    expect([one?.notes, other?.notes]).toEqual([2, 0]);
    expect(JSON.stringify(data)).not.toContain(work.words);
    expect(other).toMatchObject({ state: "issued", erasedOn: "2037-12-31", mayErase: false });
    expect(data.messages).toMatchObject([
      { product: null, message: "Please call me back", state: "new", hasNote: false },
    ]);
    expect(data).toMatchObject({ draft: { documents: 0 }, sessions: 1 });
  });

  it("says that staff noted something about a message, but not what", async () => {
    const { person } = await sentRenewal(app);
    await leaveMessage(app, person.email);
    const { messages } = schema;
    await app.parts.db
      .update(messages)
      .set({ state: "answered", note: "Perhaps the one who called on Sunday." })
      .where(eq(messages.email, person.email));
    await leaveMessage(app, person.email);

    const data = await readData(app, person);
    const told = data.messages.map(({ state, hasNote }) => ({ state, hasNote }));
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ state: "answered", hasNote: true });
    expect(told).toContainEqual({ state: "new", hasNote: false });
    expect(JSON.stringify(data)).not.toContain("Sunday");
  });

  it("holds nothing about other people", async () => {
    const { person } = await sentRenewal(app);
    await leaveMessage(app, person.email);
    const stranger = await signUpVerified(app);
    expect(await readData(app, stranger)).toMatchObject({
      requests: [],
      messages: [],
      draft: null,
    });
  });

  it.each([
    ["GET", "/api/users/me/data"],
    ["POST", "/api/users/me/erase"],
  ] as const)("is not for visitors: %s %s", async (method, url) => {
    const answer = await app.call({ method, url, headers: { "sec-fetch-site": "none" } });
    expect(refusalOf(answer)).toEqual({ statusCode: 401, code: "accounts.loginRequired" });
  });
});

describe("erasing the account", () => {
  it("leaves nothing of a person who has bought nothing", async () => {
    const { person, requestId } = await sentRenewal(app);
    await saveDraft(app, person);
    const answer = await erase(app, person, "account");
    expect(answer.json()).toMatchObject({ erased: { requests: 1, documents: 6 }, kept: [] });
    const cleared = answer.cookies.map(({ name, value }) => [name, value]);
    expect(cleared).toEqual(
      expect.arrayContaining([
        ["token", ""],
        ["username", ""],
      ]),
    );

    const { users, drafts, sessions } = schema;
    const { db } = app.parts;
    expect(await db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
    expect(await db.select().from(drafts).where(eq(drafts.userId, person.id))).toEqual([]);
    expect((await requestRow(app, requestId)).userId).toBeNull();
    const after = await app.call({ url: "/api/users/me", headers: person.headers });
    expect(after.statusCode).toBe(401);
    expect(await eventsOf(app, "user", person.id)).toContain("erased");
  });

  it("is refused while something has to be kept, and then erases nothing", async () => {
    const { person, requestId } = await sentRenewal(app);
    await storedRequest(app, person, soldPolicy);
    await leaveMessage(app, person.email);
    const files = await countFiles(app);

    expect(refusalOf(await erase(app, person, "account"))).toEqual({
      statusCode: 409,
      code: "accounts.hasPolicies",
    });
    expect(await countFiles(app)).toBe(files);
    const { requests, messages } = await readData(app, person);
    expect([requests.length, messages.length]).toEqual([2, 1]);
    expect(requests.find(({ _id }) => _id === requestId)?.state).toBe("awaiting_payment");
  });

  it("answers a save that was under way with success or 401", async () => {
    const person = await signUpVerified(app);
    const answers = await Promise.all([erase(app, person, "account"), saveDraft(app, person)]);
    expect(answers[0].statusCode).toBe(200);
    expect([200, 401]).toContain(answers[1].statusCode);
  });

  it("frees the e-mail for a new account", async () => {
    const person = await signUpVerified(app);
    await erase(app, person, "account");
    const again = await signUpVerified(app, { email: person.email, username: person.username });
    expect((await readData(app, again)).requests).toEqual([]);
  });
});
