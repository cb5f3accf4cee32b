import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { contactForm, fieldParts } from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { postPurchase, postRenewal } from "../../../../tests/support/sends.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const setSendCounters = (sends: number) =>
  app.parts.db
    .update(schema.limits)
    .set({ points: sends })
    .where(like(schema.limits.key, "send:%"));

const tooMany = { statusCode: 429, code: "request.tooMany" };

it("an account may send 200 times an hour", async () => {
  const person = await signUpVerified(app);
  const send = () => postRenewal(app, person, []);
  expect((await send()).statusCode).toBe(422);
  await setSendCounters(199);
  expect((await send()).statusCode).toBe(422);
  expect(refusalOf(await send())).toEqual(tooMany);
});

it("so may a network address without an account; the e-mail it names gets at most ten mails", async () => {
  await setSendCounters(0);
  const form = contactForm();
  const send = (plate: number) =>
    postPurchase(app, "new", undefined, fieldParts(form, { platenumber: String(plate) }));
  for (let plate = 1; plate <= 12; plate += 1) expect((await send(plate)).statusCode).toBe(200);
  await setSendCounters(200);
  expect(refusalOf(await send(13))).toEqual(tooMany);

  const mailsTo = (address: string) => app.sent.filter(({ to }) => to === address);
  const { adminEmail } = app.parts.configuration;
  await vi.waitFor(() => expect(mailsTo(adminEmail)).toHaveLength(12), 25_000);
  expect(mailsTo(form.email)).toHaveLength(10);
});
