import { afterAll, beforeAll, expect, test } from "vitest";
import { newSignUp } from "../../../tests/support/accounts.ts";
import { openTestDatabase } from "../../../tests/support/open-database.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { openJobs } from "../../adapters/jobs/jobs.ts";
import { startMail } from "../../adapters/mail/delivery/mail-worker.ts";
import { sendLetterIn, sendSecretLetterIn } from "../../adapters/mail/send-mail.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const letter = (key: string, to: string) => ({
  key,
  to,
  language: "en" as const,
  mail: { kind: "resetLink" as const, username: null, path: "/reset-password/x", minutes: 30 },
});

test("a mail is sent only when its transaction is committed", async () => {
  const { db, jobs, keys } = testApp.parts;
  const lost = newSignUp().email;
  const kept = newSignUp().email;
  const failing = db.transaction(async (tx) => {
    await sendLetterIn(tx, jobs, letter("lost-1", lost));
    await sendSecretLetterIn(tx, { jobs, keys }, letter("lost-2", lost));
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await db.transaction((tx) => sendLetterIn(tx, jobs, letter("kept-1", kept)));
  await testApp.mailTo(kept);
  expect(testApp.sent.some(({ to }) => to === lost)).toBe(false);
});

test("the same letter queued twice is one mail", async () => {
  const { db, jobs, keys } = testApp.parts;
  const { email } = newSignUp();
  const last = newSignUp().email;
  await db.transaction((tx) => sendLetterIn(tx, jobs, letter("twice", email)));
  await db.transaction((tx) => sendSecretLetterIn(tx, { jobs, keys }, letter("twice", email)));
  await db.transaction((tx) => sendLetterIn(tx, jobs, letter("afterwards", last)));
  await testApp.mailTo(last);
  expect(testApp.sent.filter(({ to }) => to === email)).toHaveLength(1);
});

test("a mail that failed is tried again with the same key", async () => {
  const database = await openTestDatabase();
  const noted: string[] = [];
  const jobs = await openJobs(database, (error) => noted.push(error.message), {
    pollSeconds: 0.5,
  });
  const tried: string[] = [];
  const delivered = new Promise<void>((resolve) => {
    void startMail({ ...testApp.parts, jobs }, async ({ key }) => {
      tried.push(key);
      if (tried.length === 1) throw new Error("the mail server is away");
      resolve();
    });
  });
  const { email } = newSignUp();
  await database.db.transaction((tx) => sendLetterIn(tx, jobs, letter("again", email)));
  await delivered;
  expect(tried).toEqual(["again", "again"]);
  expect(noted).toEqual(["the mail server is away"]);
  await jobs.stop();
  await database.close();
});
