import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listRequests } from "../../../contract/requests.ts";
import { LeadTaken } from "../../../contract/sends.ts";
import {
  activationCode,
  newAddress,
  newSignUp,
  signUpVerified,
} from "../../../tests/support/accounts.ts";
import { leadOf } from "../../../tests/support/leads.ts";
import { contactForm, fieldParts, newContact } from "../../../tests/support/purchases.ts";
import { postPurchase } from "../../../tests/support/sends.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const sendLead = async (email: string, cylinderType = "4") => {
  const form = contactForm({ ...newContact(), email });
  const answer = await postPurchase(app, "new", undefined, fieldParts(form, { cylinderType }));
  return LeadTaken.parse(answer.json()).number;
};

const post = (url: string, payload: object) =>
  app.call({ method: "POST", url, payload, remoteAddress: newAddress() });

const signUp = async () => {
  const person = newSignUp();
  await post("/api/users/create", person);
  return person;
};

const activate = async ({ email }: { email: string }) =>
  post("/api/users/verify", { email, code: await activationCode(app, email) });

/** The numbers of the requests a person sees. */
const listOf = async (person: { email: string; password: string }) => {
  const login = await post("/api/users/login", person);
  const token = login.cookies.find(({ name }) => name === "token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.call({ url: "/api/carins/insurance-requests", headers });
  const list = listRequests.schema.response[200].parse(answer.json());
  return list.data.map(({ number }) => number);
};

const claimsOf = async (number: string) => {
  const { requests, audit } = schema;
  const [request] = await app.parts.db.select().from(requests).where(eq(requests.number, number));
  const rows = await app.parts.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, request?.id ?? ""), eq(audit.event, "claimed")));
  return { request, rows };
};

it("leads belong to the account that proves their e-mail, from its activation on", async () => {
  const person = newSignUp();
  const numbers = [await sendLead(person.email), await sendLead(person.email.toUpperCase(), "6")];
  const foreign = await sendLead(newContact().email);
  await post("/api/users/create", person);
  for (const number of numbers) expect((await claimsOf(number)).request?.userId).toBeNull();

  expect((await activate(person)).statusCode).toBe(200);
  expect((await listOf(person)).toSorted()).toEqual(numbers.toSorted());
  for (const number of numbers) {
    const { request, rows } = await claimsOf(number);
    expect(request).toMatchObject({ state: "lead", version: 3 });
    expect(rows).toEqual([
      expect.objectContaining({
        actor: "customer",
        actorId: request?.userId,
        fromState: "lead",
        toState: "lead",
        version: 3,
      }),
    ]);
  }
  expect((await claimsOf(foreign)).request?.userId).toBeNull();
});

it("a lead that arrives for a verified e-mail belongs to its account at once", async () => {
  const person = await signUpVerified(app);
  const number = await sendLead(person.email);
  const { request, rows } = await claimsOf(number);
  expect(request).toMatchObject({ userId: person.id, version: 3 });
  expect(rows).toEqual([expect.objectContaining({ actor: "system", version: 3 })]);
  expect(await listOf(person)).toEqual([number]);
});

it("an account claims nothing before it is activated", async () => {
  const person = await signUp();
  const number = await sendLead(person.email);
  expect((await claimsOf(number)).request?.userId).toBeNull();
  await activate(person);
  expect(await listOf(person)).toEqual([number]);
});

it("a reset password proves the e-mail as well", async () => {
  const person = await signUp();
  const number = await sendLead(person.email);
  await post("/api/users/forgot-password", { email: person.email });
  const isReset = ({ text }: { text: string }) => text.includes("/reset-password/");
  const mail = await app.mailTo(person.email, isReset);
  const token = /reset-password\/([\w-]+)/.exec(mail.text)?.[1];
  const password = "another rainy morning";
  const url = `/api/users/reset-password/${token}`;
  expect((await post(url, { password })).statusCode).toBe(200);
  expect(await listOf({ ...person, password })).toEqual([number]);
});

it("when leads arrive during an activation none is lost", async () => {
  const person = await signUp();
  const code = await activationCode(app, person.email);
  const sends = ["4", "6", "8"].map((cylinders) => sendLead(person.email, cylinders));
  const verify = post("/api/users/verify", { email: person.email, code });
  const numbers = await Promise.all(sends);
  await verify;
  expect((await listOf(person)).toSorted()).toEqual(numbers.toSorted());
  for (const number of numbers) expect((await claimsOf(number)).rows).toHaveLength(1);
});

describe("a lead of a signed-in customer", () => {
  it("takes name, e-mail and phone from the account and belongs to it", async () => {
    const person = await signUpVerified(app);
    const form = fieldParts(contactForm(), {
      username: undefined,
      email: undefined,
      phonenumber: undefined,
    });
    expect(await leadOf(app, await postPurchase(app, "new", person, form))).toMatchObject({
      userId: person.id,
      username: person.username,
      email: person.email,
    });
  });

  it("belongs to the account when the e-mail is written in capitals", async () => {
    const person = await signUpVerified(app);
    const form = contactForm({ ...newContact(), email: person.email.toUpperCase() });
    const lead = await leadOf(app, await postPurchase(app, "new", person, fieldParts(form)));
    expect(lead).toMatchObject({ userId: person.id, email: person.email });
  });

  it("with another e-mail belongs only to that e-mail", async () => {
    const person = await signUpVerified(app);
    const form = contactForm();
    const lead = await leadOf(app, await postPurchase(app, "new", person, fieldParts(form)));
    expect(lead).toMatchObject({ userId: null, email: form.email });
    const list = await app.call({
      url: "/api/carins/insurance-requests",
      headers: person.headers,
    });
    expect(list.json()).toMatchObject({ totals: { total: 0 } });
  });
});
