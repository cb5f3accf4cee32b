import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress, newSignUp } from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { users } from "../../adapters/database/schema/accounts.ts";
import { audit } from "../../adapters/database/schema/audit.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const signUp = (
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = newAddress(),
) => testApp.call({ method: "POST", url: "/api/users/create", payload, headers, remoteAddress });

test("a sign-up answers 201 with the person and nothing secret", async () => {
  const form = newSignUp();
  const response = await signUp({ ...form, email: ` ${form.email.toUpperCase()} ` });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    status: "success",
    user: {
      _id: expect.any(String) as string,
      username: form.username,
      email: form.email,
      phonenumber: form.phonenumber,
      role: "customer",
    },
  });
  expect(response.cookies.map(({ name }) => name)).toEqual(["activation"]);
});

test("a sign-up stores no readable password and is in the audit", async () => {
  const form = newSignUp();
  await signUp(form);
  const [stored] = await testApp.parts.db.select().from(users).where(eq(users.email, form.email));
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored?.verifiedAt).toBeNull();
  const rows = await testApp.parts.db
    .select({ event: audit.event, actorId: audit.actorId })
    .from(audit)
    .where(eq(audit.subjectId, stored?.id ?? ""));
  expect(rows).toEqual([{ event: "signedUp", actorId: stored?.id }]);
});

test.each([
  ["username", undefined, "username_required"],
  ["username", "   ", "username_required"],
  ["username", "  four  ", "username_length"],
  ["username", "nul\u0000char", "username_characters"],
  ["username", "you won: claim", "username_characters"],
  ["username", "claim at evil.example", "username_characters"],
  ["username", "Ali \u202egnp.exe", "username_characters"],
  ["email", undefined, "email_required"],
  ["email", "someone", "email_invalid"],
  ["email", "a@b.test, c@d.test", "email_invalid"],
  ["email", "a@b.test\r\nBcc: c@d.test", "email_invalid"],
  ["password", undefined, "password_required"],
  ["password", "12345", "password_length"],
  ["password", "x".repeat(200), "password_length"],
  ["password", "Password1", "password_common"],
  ["phonenumber", undefined, "phone_required"],
  ["phonenumber", "12345", "phone_invalid"],
  ["phonenumber", "+97150abc", "phone_invalid"],
])("a sign-up with %s %j is refused with %s on its field", async (field, value, code) => {
  const response = await signUp({ ...newSignUp(), [field]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ status: "fail", code: `accounts.${code}`, field });
});

test.each([
  ["a number as username", { username: 12345 }, "username"],
  ["a list as email", { email: ["a@b.test"] }, "email"],
  ["null as password", { password: null }, "password"],
  ["an endless phone number", { phonenumber: "1".repeat(500) }, "phonenumber"],
])("%s is refused as an invalid request", async (_what, change, field) => {
  const response = await signUp({ ...newSignUp(), ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "request.invalid", field });
});

test.each(["", "null", "[]", "{", '"text"'])("the body %j is refused", async (payload) => {
  const response = await testApp.call({
    method: "POST",
    url: "/api/users/create",
    payload,
    headers: { "content-type": "application/json" },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ status: "fail", code: "request.invalid" });
});

test("a taken e-mail is a conflict on its field, in upper or lower case", async () => {
  const form = newSignUp();
  await signUp(form);
  const response = await signUp({ ...newSignUp(), email: form.email.toUpperCase() });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: "accounts.emailTaken", field: "email" });
});

test("two accounts may have the same username", async () => {
  const username = "Maryam Saeed";
  for (const form of [newSignUp(), newSignUp()]) {
    const response = await signUp({ ...form, username });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ user: { username, email: form.email } });
  }
});

test("ten sign-ups with one address at once make one account", async () => {
  const form = newSignUp();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      signUp({ ...form, username: `${form.username} ${index}` }),
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
});

test("a refused sign-up leaves no mail and no audit row", async () => {
  const form = newSignUp();
  await signUp(form);
  const refused = { ...newSignUp(), email: form.email };
  const before = await testApp.parts.db.select().from(audit);
  expect((await signUp(refused)).statusCode).toBe(409);
  expect(await testApp.parts.db.select().from(audit)).toHaveLength(before.length);

  // Mails are sent in order: refused ones would have arrived before this one.
  const next = newSignUp();
  await signUp(next);
  await testApp.mailTo("admin@mizalla.test", ({ html }) => html.includes(next.email));
  expect(testApp.sent.filter(({ to }) => to === form.email)).toHaveLength(1);
  expect(testApp.sent.some(({ html }) => html.includes(refused.username))).toBe(false);
});

test("a role in the form is ignored", async () => {
  const response = await signUp({ ...newSignUp(), role: "admin", verifiedAt: "2020-01-01" });
  expect(response.json<{ user: { role: string } }>().user.role).toBe("customer");
});

test("an unpaired surrogate in a username does no harm", async () => {
  const form = newSignUp();
  const response = await signUp({ ...form, username: `${form.username}\ud800` });
  expect(response.statusCode).toBe(201);
});

test("Arabic-Indic digits are the same phone number", async () => {
  const response = await signUp({ ...newSignUp(), phonenumber: "٥٠١٢٣٤٥٦٧" });
  expect(response.json()).toMatchObject({ user: { phonenumber: "501234567" } });
});

test("one network address may sign up twenty times an hour, another is not affected", async () => {
  const address = newAddress();
  const taken = newSignUp();
  await signUp(taken);
  for (let count = 0; count < 20; count += 1)
    expect((await signUp({ ...newSignUp(), email: taken.email }, {}, address)).statusCode).toBe(
      409,
    );
  const refused = await signUp(newSignUp(), {}, address);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBeDefined();
  expect((await signUp(newSignUp())).statusCode).toBe(201);
});

test("a sign-up from another site is refused", async () => {
  const response = await signUp(newSignUp(), { "sec-fetch-site": "cross-site" });
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: "request.crossSite" });
});

test.each([
  ["en", { cookie: "lang=en" }, "Hello", "Welcome", "ltr"],
  ["ar", { cookie: "lang=ar" }, "مرحبًا", "أهلًا", "rtl"],
  ["ar", { "accept-language": "ar-AE,en;q=0.5" }, "مرحبًا", "أهلًا", "rtl"],
])(
  "a person who reads %s (%j) gets one mail in that language, with welcome and code",
  async (lang, headers, hello, welcome, dir) => {
    const form = newSignUp();
    await signUp(form, { ...headers, "sec-fetch-site": "same-origin" });
    const mail = await testApp.mailTo(form.email, ({ text }) => /^\d{6}$/m.test(text));
    expect(mail.subject).toContain(welcome);
    expect(mail.text).toContain(hello);
    // Nobody has proven the address yet: strangers would write into our mail (E6).
    expect(`${mail.text} ${mail.html}`).not.toContain(form.username);
    expect(mail.html).toContain(`lang="${lang}"`);
    expect(mail.html).toContain(`<body lang="${lang}" dir="${dir}"`);

    await testApp.mailTo("admin@mizalla.test", ({ html }) => html.includes(form.email));
    expect(testApp.sent.filter(({ to }) => to === form.email)).toHaveLength(1);
  },
);

test("the administrator's notice is Arabic and names the new account", async () => {
  const form = newSignUp();
  await signUp(form, { cookie: "lang=en", "sec-fetch-site": "same-origin" });
  const notice = await testApp.mailTo("admin@mizalla.test", ({ html }) =>
    html.includes(form.email),
  );
  expect(notice.html).toContain('dir="rtl" lang="ar"');
  expect(notice.text).not.toMatch(/\d{6}/);
});

test("a refusal is in the caller's language", async () => {
  const english = await signUp({});
  const arabic = await signUp({}, { "accept-language": "ar" });
  expect(english.json<{ message: string }>().message).toMatch(/[a-z]/);
  expect(arabic.json<{ message: string }>().message).toMatch(/[\u0600-\u06ff]/);
});
