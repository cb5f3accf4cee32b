import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createAccount,
  readMe,
  signIn,
  signUp,
  verifyCode,
} from "../../../tests/support/account-calls.ts";
import { activationCode, newSignUp, signUpVerified } from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const cookiesOf = (response: Awaited<ReturnType<typeof signIn>>) =>
  Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));

test("a login sets a session cookie that scripts cannot read and display cookies that they can", async () => {
  const person = await signUpVerified(app, { username: "علي بن أحمد" });
  const response = await signIn(app, {
    email: person.email.toUpperCase(),
    password: person.password,
  });
  expect(response.json()).toEqual({
    status: "success",
    user: {
      _id: person.id,
      username: "علي بن أحمد",
      email: person.email,
      phonenumber: "501234567",
      role: "customer",
    },
  });

  const { token, username, email } = cookiesOf(response);
  const month = 30 * 24 * 60 * 60;
  const shared = { path: "/", sameSite: "Lax", maxAge: month };
  expect(token).toMatchObject({ ...shared, httpOnly: true });
  expect(token?.value).toMatch(/^[\w-]{43}$/);
  expect(token).not.toHaveProperty("secure");
  expect(username).toMatchObject({ ...shared, value: "علي بن أحمد" });
  expect(email).toMatchObject({ ...shared, value: person.email });
  expect(username).not.toHaveProperty("httpOnly");
  expect(String(response.headers["set-cookie"])).toContain(encodeURIComponent("علي"));
  expect((await readMe(app, { cookie: `token=${token?.value}` })).statusCode).toBe(200);
});

test("on https every cookie is Secure", async () => {
  const secureApp = await openTestApp({ environment: { PUBLIC_URL: "https://mizalla.example" } });
  const person = await signUpVerified(secureApp);
  const response = await secureApp.call({
    method: "POST",
    url: "/api/users/login",
    payload: { email: person.email, password: person.password },
  });
  expect(response.cookies).toHaveLength(3);
  for (const cookie of response.cookies) expect(cookie.secure).toBe(true);
  await secureApp.close();
});

test.each([{}, { email: "a@b.test" }, { password: "secret" }, { email: " ", password: "secret" }])(
  "a login with %j asks for both",
  async (form) => {
    const response = await signIn(app, form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "accounts.credentialsRequired" });
  },
);

test("wrong types are refused as an invalid request", async () => {
  const response = await signIn(app, { email: { $ne: "" }, password: ["x"] });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "request.invalid" });
});

test("a wrong password and an unknown account are answered with the same bytes", async () => {
  const person = await signUpVerified(app);
  const responses = await Promise.all([
    signIn(app, { email: person.email, password: "not the password" }),
    signIn(app, { email: newSignUp().email, password: "not the password" }),
    signIn(app, { email: "nul\u0000@example.test", password: "not the password" }),
    signIn(app, { email: "no address", password: "not the password" }),
  ]);
  for (const response of responses) {
    expect(response.statusCode).toBe(401);
    expect(response.body).toBe(responses[0]?.body);
    expect(response.cookies).toEqual([]);
  }
});

test("only the right password reveals that an account is not activated", async () => {
  const form = newSignUp();
  await createAccount(app, form);
  const wrong = await signIn(app, { ...form, password: "not the password" });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ code: "accounts.wrongCredentials" });
  expect(wrong.cookies).toEqual([]);

  const right = await signIn(app, form);
  expect(right.statusCode).toBe(200);
  expect(right.json()).toEqual({ status: "not_verified", message: expect.any(String) as string });
  expect(Object.keys(cookiesOf(right))).toEqual(["activation"]);
});

test("a login before activation sends a new code when the old one has expired", async () => {
  const person = await signUp(app);
  const codes = () =>
    app.sent.filter(({ to, text }) => to === person.email && /^\d{6}$/m.test(text)).length;

  await signIn(app, person);
  app.wait(11 * 60_000);
  expect((await verifyCode(app, person)).statusCode).toBe(400);
  await signIn(app, person);
  const second = await activationCode(app, person.email, () => codes() > 1);
  expect((await verifyCode(app, { ...person, code: second })).statusCode).toBe(200);
  expect(codes()).toBe(2);
});
