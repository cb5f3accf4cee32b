import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LeadTaken } from "../../../../contract/sends.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { InputMethod } from "../../../../domain/ways-of-buying.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import type { Part } from "../../../../tests/support/multipart.ts";
import {
  contactForm,
  EMIRATES_ID,
  fieldParts,
  methodFields,
  newContact,
} from "../../../../tests/support/purchases.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import {
  newPolicyFields,
  newPolicyFiles,
  newPolicyParts,
  postPurchase,
  renewalFields,
  renewalFiles,
  renewalParts,
} from "../../../../tests/support/sends.ts";
import { attemptsOf, countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const takenOf = (answer: { json: () => unknown }) => LeadTaken.parse(answer.json());

const requestsTo = (email: string) =>
  app.parts.db.select().from(schema.requests).where(eq(schema.requests.email, email));

const storedAs = async (answer: { json: () => unknown }) => {
  const { email, number } = takenOf(answer);
  const rows = await requestsTo(email);
  const row = rows.find((one) => one.number === number);
  if (!row) throw new Error("The lead is not stored.");
  return row;
};

const documentsOf = (requestId: string) =>
  app.parts.db.$count(schema.documents, eq(schema.documents.requestId, requestId));

/** Personal details of specification part 2, 7.2. */
const personalDetails = (method: InputMethod, contact = newContact()) => ({
  cylinderType: "8",
  carOrigin: "non_khaleegy",
  carType: "station",
  inputMethod: method,
  ...methodFields[method],
  statetoregister: "dubai",
  emiratesID: EMIRATES_ID,
  userInfo: JSON.stringify({ ...contact, countryCode: "971" }),
});

describe("comprehensive cover for a new car", () => {
  it("[2-7 lead] needs no account, no Emirates ID and no pictures", async () => {
    const form = contactForm();
    const answer = await postPurchase(app, "new", undefined, fieldParts(form));
    expect(answer.json()).toEqual({
      status: "success",
      req_true: "true",
      number: expect.stringMatching(/^MZ-/),
      email: form.email,
      redirectUrl: "/req_true",
      message: "Your request was sent successfully. Our team will contact you.",
    });
    const lead = await storedAs(answer);
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
      .where(eq(schema.audit.subjectId, lead.id));
    expect(history.map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
      ["submitted", "customer", null],
      ["becameLead", "system", null],
    ]);
    expect(await attemptsOf(app, lead.id)).toEqual([]);
  });

  it("answers a page under /ar in Arabic, and redirects to one", async () => {
    const answer = await postPurchase(app, "new", undefined, fieldParts(contactForm()), {
      referer: "http://localhost:5000/ar/packages",
      host: "localhost:5000",
    });
    expect(takenOf(answer)).toMatchObject({
      redirectUrl: "/ar/req_true",
      message: "أُرسل طلبك بنجاح، وسيتواصل معك فريقنا.",
    });
    expect(await storedAs(answer)).toMatchObject({ language: "ar" });
  });

  it("stores everything the form sent, with the chosen package", async () => {
    const fields = await newPolicyFields(app, "vcc");
    const form = { ...fields, ...newContact(), companytype: "comprehensive", companyprice: "1" };
    const files = await newPolicyFiles("vcc");
    const lead = await storedAs(
      await postPurchase(app, "new", undefined, [...fieldParts(form), ...files]),
    );
    expect(lead.answers).toMatchObject({ inputMethod: "vcc", vccCardSource: "source7" });
    expect(lead).toMatchObject({ priceFils: null, insurer: null });
    expect(lead.emiratesIdSealed).not.toBeNull();
    expect(await documentsOf(lead.id)).toBe(5);
  });

  it("is checked for the answers it has", async () => {
    const wrong: [Record<string, string | undefined>, number, string, string][] = [
      [{ username: undefined }, 400, "leads.nameRequired", "username"],
      [{ username: "Mariam 2" }, 400, "leads.nameNoNumbers", "username"],
      [{ email: undefined }, 400, "leads.emailRequired", "email"],
      [{ email: "mariam@home" }, 400, "leads.emailInvalid", "email"],
      [{ email: "a@b.ae\r\nbcc: c@d.ae" }, 422, "requests.invalidField", "email"],
      [{ phonenumber: undefined }, 400, "leads.phoneRequired", "phonenumber"],
      [{ phonenumber: "123456" }, 400, "leads.phoneInvalid", "phonenumber"],
      [{ countryCode: "44" }, 422, "requests.invalidField", "countryCode"],
      [{ cylinderType: undefined }, 422, "requests.missing", "cylinderType"],
      [{ carType: undefined }, 422, "requests.missing", "carType"],
      [{ carType: "boat" }, 422, "requests.invalidField", "carType"],
      [{ inputMethod: "boat" }, 422, "requests.invalidField", "inputMethod"],
      [{ emiratesID: "12" }, 422, "requests.invalidField", "emiratesID"],
      [{ modelYear: "12" }, 422, "requests.invalidField", "modelYear"],
      [{ userInfo: "{" }, 422, "requests.invalidField", "userInfo"],
      [{ userInfo: '{"email":[]}' }, 422, "requests.invalidField", "userInfo"],
      [{ startDate: "2020-01-01" }, 422, "requests.startDate", "startDate"],
    ];
    for (const [changes, statusCode, code, field] of wrong) {
      const form = contactForm();
      const answer = await postPurchase(app, "new", undefined, fieldParts(form, changes));
      expect(refusalOf(answer)).toEqual({ statusCode, code, field });
      expect(await requestsTo(form.email)).toEqual([]);
    }
  });

  it("has all pictures of its method or none at all", async () => {
    const before = await countFiles(app);
    const form = fieldParts({ ...contactForm(), inputMethod: "hiyaza" });
    const [first] = await newPolicyFiles("hiyaza");
    const answer = await postPurchase(app, "new", undefined, [...form, first as Part]);
    expect(refusalOf(answer)).toEqual({
      statusCode: 422,
      code: "documents.missing",
      field: "id_document_back",
    });
    expect(await countFiles(app)).toBe(before);
  });
});

describe("a car from outside the Gulf", () => {
  it.each(["plateNumber", "vcc", "hiyaza"] as const)(
    "[2-7 personal details] [2-7.2 new fields] is bought new by %s without an account",
    async (method) => {
      const contact = newContact();
      const parts = [
        ...fieldParts(personalDetails(method, contact)),
        ...(await newPolicyFiles(method)),
      ];
      for (const order of [parts, parts.toReversed()]) {
        const answer = await postPurchase(app, "new", undefined, order);
        const lead = await storedAs(answer);
        expect(lead).toMatchObject({
          state: "lead",
          origin: "non_khaleegy",
          username: contact.username,
          email: contact.email,
          phone: "+971501234567",
          coverType: null,
        });
        expect(lead.answers).toMatchObject({ inputMethod: method, registerEmirate: "dubai" });
        expect(await documentsOf(lead.id)).toBe(method === "plateNumber" ? 6 : 5);
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
      const lead = await storedAs(
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
      expect(await documentsOf(lead.id)).toBe(files.length);
    },
  );

  it.each([
    ["plateNumber", "platenumber"],
    ["vcc", "date"],
    ["hiyaza", "certificatenumber"],
    ["hiyaza", "emiratesID"],
    ["vcc", "statetoregister"],
    ["vcc", "inputMethod"],
  ] as const)("by %s is refused without %s", async (method, field) => {
    const parts = fieldParts(personalDetails(method), { [field]: undefined });
    expect(refusalOf(await postPurchase(app, "new", undefined, parts))).toEqual({
      statusCode: 422,
      code: "requests.missing",
      field,
    });
  });
});

describe("an unlisted plate code", () => {
  it("makes a renewal a lead, also with everything a priced one has", async () => {
    const parts = await renewalParts(app, { plateCode: "Expo  20", ...newContact() });
    const lead = await storedAs(await postPurchase(app, "renew", undefined, parts));
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
    const lead = await storedAs(await postPurchase(app, "new", undefined, parts));
    expect(lead).toMatchObject({ state: "lead", plateCode: "خاص" });
  });
});

describe("a lead of a signed-in customer", () => {
  it("takes name, e-mail and phone from the account and belongs to it", async () => {
    const person = await signUpVerified(app);
    const form = fieldParts(contactForm(), {
      username: undefined,
      email: undefined,
      phonenumber: undefined,
    });
    expect(await storedAs(await postPurchase(app, "new", person, form))).toMatchObject({
      userId: person.id,
      username: person.username,
      email: person.email,
    });
  });

  it("belongs to the account when the e-mail is written in capitals", async () => {
    const person = await signUpVerified(app);
    const form = contactForm({ ...newContact(), email: person.email.toUpperCase() });
    const lead = await storedAs(await postPurchase(app, "new", person, fieldParts(form)));
    expect(lead).toMatchObject({ userId: person.id, email: person.email });
  });

  it("with another e-mail belongs only to that e-mail", async () => {
    const person = await signUpVerified(app);
    const form = contactForm();
    const lead = await storedAs(await postPurchase(app, "new", person, fieldParts(form)));
    expect(lead).toMatchObject({ userId: null, email: form.email });
    const list = await app.call({
      url: "/api/carins/insurance-requests",
      headers: person.headers,
    });
    expect(list.json()).toMatchObject({ totals: { total: 0 } });
  });
});

describe("the same lead", () => {
  const key = { "idempotency-key": "lead-1" };

  it.each([
    ["with one key", { "idempotency-key": "twenty leads" }],
    ["without a key", {}],
  ])("sent twenty times at once %s is one request", async (_name, headers) => {
    const contact = newContact();
    const parts = [
      ...fieldParts(personalDetails("vcc", contact)),
      ...(await newPolicyFiles("vcc")),
    ];
    const before = await countFiles(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postPurchase(app, "new", undefined, parts, headers)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const requests = await requestsTo(contact.email);
    const [first] = answers.map((answer) => takenOf(answer).number);
    expect(requests.map(({ number }) => number)).toEqual([first]);
    expect(await countFiles(app)).toBe(before + 5);

    const mail = await app.mailTo(contact.email);
    expect(mail.text).toContain(requests[0]?.number);
    expect(app.sent.filter(({ to }) => to === contact.email)).toHaveLength(1);
  });

  it("under a key of its own is refused with other fields, and answered again with the same", async () => {
    const form = contactForm();
    const first = await postPurchase(app, "new", undefined, fieldParts(form), key);
    const other = await postPurchase(
      app,
      "new",
      undefined,
      fieldParts(form, { cylinderType: "4" }),
      key,
    );
    expect(refusalOf(other)).toMatchObject({ statusCode: 422, code: "requests.keyReused" });
    const priced = await newPolicyParts(app, "vcc");
    expect(refusalOf(await postPurchase(app, "new", undefined, priced, key))).toMatchObject({
      statusCode: 401,
    });
    const again = await postPurchase(app, "new", undefined, fieldParts(form), key);
    expect(again.json()).toEqual(first.json());
  });

  it("under a stranger's key is another lead, and reveals nothing of the stranger's", async () => {
    const own = { "idempotency-key": "made by two at once" };
    const [one, other] = [contactForm(), contactForm()];
    const send = (form: typeof one) =>
      postPurchase(app, "new", undefined, fieldParts(form), own).then(takenOf);
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
    const parts = [
      ...fieldParts(personalDetails("vcc", contact)),
      ...(await newPolicyFiles("vcc")),
    ];
    const first = await postPurchase(app, "new", undefined, parts, own);
    expect(first.statusCode).toBe(200);
    const before = await countFiles(app);
    const again = await postPurchase(app, "new", undefined, changed(parts), own);
    if (again.statusCode === 200) expect(again.json()).toEqual(first.json());
    else expect(refusalOf(again)).toMatchObject({ statusCode: 422, code: "requests.keyReused" });
    expect(await countFiles(app)).toBe(before);
    expect(await requestsTo(contact.email)).toHaveLength(1);
  });

  it("days later, when its start date has passed, is answered as before", async () => {
    const later = await openTestApp({ environment: { RATE_LIMITS: "off" } });
    const form = contactForm();
    const startDate = dayInDubai(later.parts.now(), 1);
    const send = () =>
      postPurchase(later, "new", undefined, fieldParts(form, { startDate }), {
        "idempotency-key": "sent again late",
      });
    const first = takenOf(await send());
    later.wait(3 * 24 * 3_600_000);
    expect(takenOf(await send())).toEqual(first);
    await later.close();
  });

  it("under the key of a signed-in customer is another lead", async () => {
    const person = await signUpVerified(app);
    const form = contactForm();
    const own = { "idempotency-key": "shared key" };
    const first = takenOf(await postPurchase(app, "new", undefined, fieldParts(form), own));
    const second = takenOf(await postPurchase(app, "new", person, fieldParts(form), own));
    expect(second.number).not.toBe(first.number);
  });
});

describe("the mails of a lead", () => {
  it("go to its e-mail with a link to sign up, and in Arabic to the team", async () => {
    const form = contactForm({ ...newContact(), email: "visitor+one@example.test" });
    const { number } = takenOf(await postPurchase(app, "new", undefined, fieldParts(form)));
    const mail = await app.mailTo(form.email);
    expect(mail.text).toContain(number);
    expect(mail.text).toContain("/signup?email=visitor%2Bone%40example.test");
    const isNotice = ({ text }: { text: string }) => text.includes(number);
    const notice = await app.mailTo(app.parts.configuration.adminEmail, isNotice);
    expect(notice.subject).toMatch(/\p{Script=Arabic}/u);
    expect(notice.text).not.toContain(form.email);
  });

  it("link to the request's page when there is an account", async () => {
    const person = await signUpVerified(app);
    const form = contactForm({ ...newContact(), email: person.email });
    const { id } = await storedAs(await postPurchase(app, "new", undefined, fieldParts(form)));
    const mail = await app.mailTo(person.email);
    expect(mail.text).toContain(`/profile/requests/${id}`);
    expect(mail.text).not.toContain("/signup");
  });
});
