import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestMail } from "../../../../contract/office/mails/part.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { storedLead } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { untilFound } from "../../../../tests/support/waiting.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { MailRefused } from "../../../adapters/mail/delivery/mail-refused.ts";

let app: TestApp;
let desk: Desk;
/** Addresses that the mail server refuses. */
const refused = new Set<string>();
beforeAll(async () => {
  app = await openTestApp({
    onLetter: ({ to }) => {
      if (!refused.has(to)) return;
      throw new MailRefused(Object.assign(new Error(to), { code: "EENVELOPE", responseCode: 550 }));
    },
  });
});
afterAll(() => app.close());

const mailsOf = async (id: string) => (await desk.read(id)).mails;

const mailIn = (id: string, matches: (mail: RequestMail) => boolean) =>
  untilFound(async () => (await mailsOf(id)).find(matches), "the state of a mail");

const cancelled = async (isRefused: boolean) => {
  desk = await deskOf(app)();
  const owner = await signUpVerified(app);
  if (isRefused) refused.add(owner.email);
  const id = await desk.take(await storedLead(app, owner));
  await desk.write(id, "cancel", { reason: "Sold the car." });
  return { owner, id };
};

const again = (id: string, mailId: string) => desk.act(id, `mails/${mailId}/send-again`);

describe("a letter about a request", () => {
  it("is shown there until the mail server has taken it", async () => {
    const { id } = await cancelled(false);
    const mail = await mailIn(id, ({ state }) => state === "accepted");
    expect(mail).toMatchObject({ kind: "requestCancelled", tries: 1, lastError: null });
  });

  it("that was refused stands in a view, by codes and never by address", async () => {
    const { id, owner } = await cancelled(true);
    const mail = await mailIn(id, ({ state }) => state === "failed");
    expect(mail.lastError).toBe("EENVELOPE 550");
    expect(JSON.stringify(await mailsOf(id))).not.toContain(owner.email);
    expect(await desk.idsIn("view=mailFailed")).toContain(id);
    expect(await desk.idsIn(`view=mailFailed&q=${owner.email}`)).toEqual([id]);
    expect((await desk.get("/requests/counts")).json().data.mailFailed).toBeGreaterThan(0);
  });
});

describe("sending a letter again", () => {
  it("leaves once, however often it is asked for, and ends the failed one", async () => {
    const { id, owner } = await cancelled(true);
    const failed = await mailIn(id, ({ state }) => state === "failed");
    refused.delete(owner.email);
    const answers = await Promise.all([again(id, failed.id), again(id, failed.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await mailIn(id, ({ state }) => state === "accepted");
    expect((await mailsOf(id)).map(({ state }) => state)).toEqual(["sentAgain", "accepted"]);
    expect(await desk.idsIn("view=mailFailed")).not.toContain(id);
    expect(app.sent.filter(({ to, text }) => to === owner.email && /MZ-/.test(text))).toHaveLength(
      1,
    );
    const events = (await desk.read(id)).history.map(({ event }) => event);
    expect(events.filter((event) => event === "mailSentAgain")).toHaveLength(1);
  });

  it("goes to the address of today, and each time anew", async () => {
    const { id } = await cancelled(false);
    const first = await mailIn(id, ({ state }) => state === "accepted");
    const email = `moved-${randomUUID()}@example.test`;
    const { requests } = schema;
    await app.parts.db.update(requests).set({ email }).where(eq(requests.id, id));
    await again(id, first.id);
    await app.mailTo(email);
    const second = await mailIn(id, (mail) => mail.id !== first.id && mail.state === "accepted");
    await again(id, second.id);
    await untilFound(
      () => app.sent.filter(({ to }) => to === email).length === 2 || undefined,
      "the third letter",
    );
  });

  it("is not offered for what the queue has forgotten", async () => {
    const { id } = await cancelled(false);
    await mailIn(id, ({ maySendAgain }) => maySendAgain);
    app.wait(8 * DAY_MS);
    desk = await deskOf(app)();
    expect((await mailsOf(id)).map(({ maySendAgain }) => maySendAgain)).toEqual([false]);
  });

  it("finds no letter of another request", async () => {
    const [one, other] = [await cancelled(false), await cancelled(false)];
    const [mail] = await mailsOf(one.id);
    for (const mailId of [mail?.id ?? "", randomUUID(), "x"])
      expect((await again(other.id, mailId)).statusCode).toBe(404);
  });
});
