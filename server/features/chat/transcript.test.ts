import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { staffOf } from "../../../tests/support/staff.ts";
import { storedChat } from "../../../tests/support/stored-chats.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { sendTranscriptIn } from "./transcript.ts";

const { chats, staff } = schema;

let app: TestApp;
let colleague: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  const { email } = await staffOf(app).enter("agent");
  const [row] = await app.parts.db.select().from(staff).where(eq(staff.email, email));
  colleague = row?.id ?? "";
});
afterAll(() => app.close());

const newEmail = () => `visitor-${randomUUID()}@example.test`;

const rowOf = async (id: string) => {
  const [chat] = await app.parts.db.select().from(chats).where(eq(chats.id, id));
  if (!chat) throw new Error("no chat");
  return chat;
};

const send = async (id: string) => {
  const chat = await rowOf(id);
  return app.parts.db.transaction((tx) => sendTranscriptIn(tx, app.parts, chat, app.parts.now()));
};

const question = { kind: "customer", text: "Is my <windscreen> covered?" } as const;
const answer = () => ({ kind: "staff", staffId: colleague, text: "It is." }) as const;
const note = () => ({ kind: "note", staffId: colleague, text: "He called twice." }) as const;

it("holds what both sides wrote in its order, and no note", async () => {
  const email = newEmail();
  const id = await storedChat(app, { email }, [
    question,
    { kind: "event", event: "answered", staffId: colleague },
    note(),
    answer(),
  ]);
  expect(await send(id)).toBe(true);
  const { subject, text } = await app.mailTo(email);
  expect(subject).toMatch(/^Your chat with /);
  expect(text).toMatch(/You · .*\nIs my <windscreen> covered\?\n\n.* · .*\nIt is\./);
  expect(text).not.toContain("called twice");
  expect(text).not.toContain("left us a message");
  expect((await rowOf(id)).transcriptSentAt).not.toBeNull();
});

it("is sent once, in the chat's language, and says that a message is answered", async () => {
  const email = newEmail();
  const id = await storedChat(app, { email, language: "ar" }, [
    question,
    { kind: "event", event: "leftAsMessage" },
    answer(),
  ]);
  const before = await rowOf(id);
  expect(await send(id)).toBe(true);
  expect(await send(id)).toBe(false);
  // Two that did not see each other.
  await app.parts.db.transaction((tx) => sendTranscriptIn(tx, app.parts, before, app.parts.now()));
  expect((await app.mailTo(email)).text).toContain("تركتَ لنا رسالة");
  const other = newEmail();
  await send(await storedChat(app, { email: other }, [question, answer()]));
  await app.mailTo(other);
  expect(app.sent.filter(({ to }) => to === email)).toHaveLength(1);
});

it("goes to the account where no other address was given", async () => {
  const person = await signUpVerified(app);
  expect(await send(await storedChat(app, { userId: person.id }, [question]))).toBe(true);
  expect((await app.mailTo(person.email)).text).toContain("windscreen");
});

it("is not sent where nobody could read it, nor with a stranger's words alone", async () => {
  const person = await signUpVerified(app);
  for (const chat of [{}, { email: newEmail() }, { userId: person.id, email: newEmail() }]) {
    const id = await storedChat(app, chat, [question, note()]);
    expect(await send(id)).toBe(false);
    expect((await rowOf(id)).transcriptSentAt).toBeNull();
  }
});

it("begins in the midst of a chat that is too long for a mail", async () => {
  const email = newEmail();
  const long = Array.from({ length: 60 }, (_, index) => ({
    kind: "customer" as const,
    text: `Line ${index}. ${"x".repeat(1990)}`,
  }));
  await send(await storedChat(app, { email }, [...long, answer()]));
  const { text } = await app.mailTo(email);
  expect(text).toContain("too long for an email");
  expect(text).not.toContain("Line 9.");
  expect(text).toContain("Line 59.");
});
