import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import {
  personalDetailsParts,
  postLead,
  requestsTo,
  takenOf,
} from "../../../../tests/support/leads.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import { contactForm, fieldParts, newContact } from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { newPolicyParts, postPurchase } from "../../../../tests/support/sends.ts";
import { countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("the same lead", () => {
  const key = { "idempotency-key": "lead-1" };

  it.each([
    ["with one key", { "idempotency-key": "twenty leads" }],
    ["without a key", {}],
  ])("sent twenty times at once %s is one request", async (_name, headers) => {
    const contact = newContact();
    const parts = await personalDetailsParts("vcc", contact);
    const before = await countFiles(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postLead(app, parts, headers)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const requests = await requestsTo(app, contact.email);
    const [first] = answers.map((answer) => takenOf(answer).number);
    expect(requests.map(({ number }) => number)).toEqual([first]);
    expect(await countFiles(app)).toBe(before + 5);

    const mail = await app.mailTo(contact.email);
    expect(mail.text).toContain(requests[0]?.number);
    expect(app.sent.filter(({ to }) => to === contact.email)).toHaveLength(1);
  });

  it("under a key of its own is refused with other fields, and answered again with the same", async () => {
    const form = contactForm();
    const first = await postLead(app, fieldParts(form), key);
    const other = await postLead(app, fieldParts(form, { cylinderType: "4" }), key);
    expect(refusalOf(other)).toMatchObject({ statusCode: 422, code: "requests.keyReused" });
    const priced = await newPolicyParts(app, "vcc");
    expect(refusalOf(await postLead(app, priced, key))).toMatchObject({
      statusCode: 401,
    });
    const again = await postLead(app, fieldParts(form), key);
    expect(again.json()).toEqual(first.json());
  });

  it("under a stranger's key is another lead, and reveals nothing of the stranger's", async () => {
    const own = { "idempotency-key": "made by two at once" };
    const [one, other] = [contactForm(), contactForm()];
    const send = (form: typeof one) => postLead(app, fieldParts(form), own).then(takenOf);
    const [first, second] = [await send(one), await send(other)];
    expect(second.number).not.toBe(first.number);
    expect([first.email, second.email]).toEqual([one.email, other.email]);
    expect([await send(one), await send(other)]).toEqual([first, second]);
  });

  it.each([
    ["with one file less", (parts: Part[]) => parts.slice(0, -1)],
    ["with its files before its fields", (parts: Part[]) => parts.toReversed()],
  ])("%s under one key is answered or refused as that of its sender", async (_name, changed) => {
    const own = { "idempotency-key": `of one sender ${_name}` };
    const contact = newContact();
    const parts = await personalDetailsParts("vcc", contact);
    const first = await postLead(app, parts, own);
    expect(first.statusCode).toBe(200);
    const before = await countFiles(app);
    const again = await postLead(app, changed(parts), own);
    if (again.statusCode === 200) expect(again.json()).toEqual(first.json());
    else expect(refusalOf(again)).toMatchObject({ statusCode: 422, code: "requests.keyReused" });
    expect(await countFiles(app)).toBe(before);
    expect(await requestsTo(app, contact.email)).toHaveLength(1);
  });

  it("days later, when its start date has passed, is answered as before", async () => {
    const form = contactForm();
    const startDate = dayInDubai(app.parts.now(), 1);
    const send = () =>
      postLead(app, fieldParts(form, { startDate }), {
        "idempotency-key": "sent again late",
      });
    const first = takenOf(await send());
    app.wait(3 * 24 * 3_600_000);
    expect(takenOf(await send())).toEqual(first);
  });

  it("under the key of a signed-in customer is another lead", async () => {
    const person = await signUpVerified(app);
    const form = contactForm();
    const own = { "idempotency-key": "shared key" };
    const first = takenOf(await postLead(app, fieldParts(form), own));
    const second = takenOf(await postPurchase(app, "new", person, fieldParts(form), own));
    expect(second.number).not.toBe(first.number);
  });
});
