import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import {
  leadOf,
  personalDetailsParts,
  postLead,
  takenOf,
} from "../../../../tests/support/leads.ts";
import { contactForm, fieldParts, newContact } from "../../../../tests/support/purchases.ts";
import {
  newPolicyFields,
  newPolicyFiles,
  newPolicyParts,
  postPurchase,
  renewalFields,
  renewalFiles,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { attemptsOf, slotsOf } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("comprehensive cover for a new car", () => {
  it("[2-7 lead] needs no account, no Emirates ID and no pictures", async () => {
    const form = contactForm();
    const answer = await postLead(app, fieldParts(form));
    expect(answer.json()).toEqual({
      status: "success",
      req_true: "true",
      number: expect.stringMatching(/^MZ-/),
      email: form.email,
      redirectUrl: "/req_true",
      message: "Your request was sent successfully. Our team will contact you.",
      promisedFor: expect.stringMatching(/:[03]0:00\.000Z$/),
    });
    const lead = await leadOf(app, answer);
    expect(lead).toMatchObject({
      state: "lead",
      version: 2,
      userId: null,
      type: "new",
      username: form.username,
      phone: "+971501234567",
      cylinders: "6",
      body: "station",
      origin: "khaleegy",
      coverType: "comprehensive",
      priceFils: null,
      startDate: null,
      emiratesIdSealed: null,
    });
    const history = await app.parts.db
      .select()
      .from(schema.audit)
      .where(eq(schema.audit.subjectId, lead.id))
      .orderBy(schema.audit.id);
    expect(history.map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
      ["submitted", "customer", null],
      ["becameLead", "system", null],
    ]);
    expect(await attemptsOf(app, lead.id)).toEqual([]);
  });

  it("answers a page under /ar in Arabic, and redirects to one", async () => {
    const answer = await postLead(app, fieldParts(contactForm()), {
      referer: "http://localhost:5000/ar/packages",
      host: "localhost:5000",
    });
    expect(takenOf(answer)).toMatchObject({
      redirectUrl: "/ar/req_true",
      message: "وصلنا طلبك بنجاح، وسيتواصل معك فريقنا.",
    });
    expect(await leadOf(app, answer)).toMatchObject({ language: "ar" });
  });

  it("stores everything the form sent, with the chosen package", async () => {
    const fields = await newPolicyFields(app, "vcc");
    const form = { ...fields, ...newContact(), companytype: "comprehensive", companyprice: "1" };
    const files = await newPolicyFiles("vcc");
    const lead = await leadOf(app, await postLead(app, [...fieldParts(form), ...files]));
    expect(lead.answers).toMatchObject({ inputMethod: "vcc", vccCardSource: "source7" });
    expect(lead).toMatchObject({ priceFils: null, insurer: null });
    expect(lead.emiratesIdSealed).not.toBeNull();
    expect(await slotsOf(app, lead.id)).toHaveLength(5);
  });
});

describe("a car from outside the Gulf", () => {
  it.each(["plateNumber", "vcc", "hiyaza"] as const)(
    "[2-7 personal details] [2-7.2 new fields] is bought new by %s without an account",
    async (method) => {
      const contact = newContact();
      const parts = await personalDetailsParts(method, contact);
      for (const order of [parts, parts.toReversed()]) {
        const answer = await postLead(app, order);
        const lead = await leadOf(app, answer);
        expect(lead).toMatchObject({
          state: "lead",
          origin: "non_khaleegy",
          username: contact.username,
          email: contact.email,
          phone: "+971501234567",
          coverType: null,
        });
        expect(lead.answers).toMatchObject({ inputMethod: method, registerEmirate: "dubai" });
        expect(await slotsOf(app, lead.id)).toHaveLength(method === "plateNumber" ? 6 : 5);
      }
    },
  );

  it.each([
    ["non_khaleegy", true],
    ["chinese", false],
  ])(
    "[2-7.2 renew fields] (%s) is renewed without an account, with pictures: %s",
    async (carOrigin, withPictures) => {
      const contact = { ...newContact(), phonenumber: "٥٥١٢٣٤٥٦", countryCode: "+965" };
      const { emirate, plateCode, plateNumber } = await renewalFields(app);
      const car = { emirate, plateCode, plateNumber, cylinderType: "4", carType: "saloon" };
      const fields = fieldParts({ ...car, carOrigin, ...contact });
      const files = withPictures ? await renewalFiles() : [];
      const lead = await leadOf(
        app,
        await postPurchase(app, "renew", undefined, [...fields, ...files]),
      );
      expect(lead).toMatchObject({
        type: "renew",
        state: "lead",
        origin: carOrigin,
        plateEmirate: "dubai",
        plateNumber: "12345",
        phone: "+96555123456",
        answers: {},
      });
      expect(await slotsOf(app, lead.id)).toHaveLength(files.length);
    },
  );
});

describe("an unlisted plate code", () => {
  it("makes a renewal a lead, also with everything a priced one has", async () => {
    const parts = await renewalParts(app, { plateCode: "Expo  20", ...newContact() });
    const lead = await leadOf(app, await postPurchase(app, "renew", undefined, parts));
    expect(lead).toMatchObject({
      state: "lead",
      origin: "khaleegy",
      plateCode: "Expo 20",
      coverType: "thirdParty",
      priceFils: null,
    });
    expect(lead.packageId).not.toBeNull();
  });

  it("makes a new policy a lead", async () => {
    const changes = { platecode: "خاص", ...newContact() };
    const parts = await newPolicyParts(app, "plateNumber", changes);
    const lead = await leadOf(app, await postLead(app, parts));
    expect(lead).toMatchObject({ state: "lead", plateCode: "خاص" });
  });
});

describe("the mails of a lead", () => {
  it("go to its e-mail with a link to sign up, and in Arabic to the team", async () => {
    const form = contactForm({ ...newContact(), email: "visitor+one@example.test" });
    const answer = await postLead(app, fieldParts(form));
    const { id, number } = await leadOf(app, answer);
    const mail = await app.mailTo(form.email);
    expect(mail.text).toContain(number);
    const next = encodeURIComponent(`/profile/requests/${id}`);
    expect(mail.text).toContain(`/signup?next=${next}#email=visitor%2Bone%40example.test`);
    expect(`${mail.text} ${mail.html}`).not.toContain(form.username);
    const isNotice = ({ text }: { text: string }) => text.includes(number);
    const notice = await app.mailTo(app.parts.configuration.adminEmail, isNotice);
    expect(notice.subject).toMatch(/\p{Script=Arabic}/u);
    expect(notice.text).not.toContain(form.email);
  });

  it("link to the request's page when there is an account", async () => {
    const person = await signUpVerified(app);
    const form = contactForm({ ...newContact(), email: person.email });
    const { id } = await leadOf(app, await postLead(app, fieldParts(form)));
    const mail = await app.mailTo(person.email);
    expect(mail.text).toContain(`/profile/requests/${id}`);
    expect(mail.text).not.toContain("/signup");
  });

  it("greet by name only whom sends it with an account of that e-mail (E6)", async () => {
    const person = await signUpVerified(app);
    const own = contactForm({ ...newContact(), email: person.email });
    await postPurchase(app, "new", person, fieldParts(own));
    expect((await app.mailTo(person.email)).text).toContain(`Hello ${own.username}`);

    const target = await signUpVerified(app);
    const strangers = contactForm({ ...newContact(), email: target.email });
    await postLead(app, fieldParts(strangers));
    expect((await app.mailTo(target.email)).text).not.toContain(strangers.username);
  });
});
