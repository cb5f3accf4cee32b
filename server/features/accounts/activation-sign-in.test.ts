import { afterAll, beforeAll, expect, test } from "vitest";
import { activationCode, newAddress, newSignUp } from "../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const MINUTE = 60_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Answer = Awaited<ReturnType<TestApp["call"]>>;

const cookieNamed = (answer: Answer, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);

/** Stores and sends cookies like a browser. */
const openBrowser = (app = testApp, from = newAddress()) => {
  const jar = new Map<string, string>();
  return {
    jar,
    from,
    post: async (path: string, payload: object) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      const url = `/api/users/${path}`;
      const answer = await app.call({ method: "POST", url, payload, headers, remoteAddress: from });
      for (const { name, value } of answer.cookies)
        if (value === "") jar.delete(name);
        else jar.set(name, encodeURIComponent(value));
      return answer;
    },
  };
};

const signUp = async (browser = openBrowser(), app = testApp) => {
  const form = newSignUp();
  await browser.post("create", form);
  const code = await activationCode(app, form.email);
  return { ...form, code, browser };
};

const me = (token: string | undefined, app = testApp) =>
  app.call({ url: "/api/users/me", headers: { cookie: `token=${token}` } });

const activated = { status: "success", message: "Account activated successfully!" };

test("the activation cookie is hidden from scripts and lasts ten minutes", async () => {
  const answer = await openBrowser().post("create", newSignUp());
  const cookie = cookieNamed(answer, "activation");
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
    path: "/api/users",
    maxAge: 600,
  });
  expect(cookie).not.toHaveProperty("secure");

  const secure = await openTestApp({ environment: { PUBLIC_URL: "https://mizalla.example" } });
  const answered = await openBrowser(secure).post("create", newSignUp());
  expect(cookieNamed(answered, "activation")?.secure).toBe(true);
  await secure.close();
});

test("the code signs in where the person signed up, as a login does", async () => {
  const { browser, ...person } = await signUp();
  const answer = await browser.post("verify", { ...person, email: person.email.toUpperCase() });
  expect(answer.json()).toEqual({
    ...activated,
    user: {
      _id: expect.any(String) as string,
      username: person.username,
      email: person.email,
      phonenumber: person.phonenumber,
      role: "customer",
    },
  });
  const token = cookieNamed(answer, "token");
  expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect([...browser.jar.keys()].toSorted()).toEqual(["email", "token", "username"]);
  expect((await me(token?.value)).json()).toMatchObject({ user: { email: person.email } });
});

test("the code signs in where the right password was given just before", async () => {
  const person = await signUp();
  const browser = openBrowser();
  expect((await browser.post("login", person)).json()).toMatchObject({ status: "not_verified" });
  const answer = await browser.post("verify", person);
  expect(answer.json()).toMatchObject({ user: { email: person.email } });
  expect((await me(browser.jar.get("token"))).statusCode).toBe(200);
});

test("anywhere else the code only activates", async () => {
  const person = await signUp();
  const elsewhere = openBrowser();
  await elsewhere.post("login", { ...person, password: "not the password" });
  const answer = await elsewhere.post("verify", person);
  expect(answer.json()).toEqual(activated);
  expect(answer.cookies).toEqual([]);
});

test("the cookie of another account does not sign in and is not cleared", async () => {
  const stranger = await signUp();
  const person = await signUp();
  const answer = await stranger.browser.post("verify", person);
  expect(answer.json()).toEqual(activated);
  expect(answer.cookies).toEqual([]);
  expect((await stranger.browser.post("verify", stranger)).json()).toHaveProperty("user");
});

test("a changed, invented or shortened cookie does not sign in", async () => {
  const own = await signUp();
  const [ownId = "", expiresAt = "", seal = ""] =
    own.browser.jar.get("activation")?.split(".") ?? [];
  const forgeries = [
    (id: string) => [id, expiresAt, seal].join("."),
    (id: string) => [id, expiresAt, ""].join("."),
    (id: string) => [id, `${expiresAt}0`, "0".repeat(64)].join("."),
    (id: string) => id,
    () => "..",
  ];
  expect(ownId).not.toBe("");
  for (const forge of forgeries) {
    const person = await signUp();
    const [id = ""] = person.browser.jar.get("activation")?.split(".") ?? [];
    const browser = openBrowser();
    browser.jar.set("activation", forge(id));
    expect((await browser.post("verify", person)).json()).toEqual(activated);
  }
});

test("with the cookie, too, a wrong code is refused and the sixth try comes too late", async () => {
  const { browser, ...person } = await signUp();
  const wrong = String((Number(person.code) + 1) % 1_000_000).padStart(6, "0");
  for (let count = 0; count < 5; count += 1) {
    const answer = await browser.post("verify", { ...person, code: wrong });
    expect(answer.json()).toMatchObject({ code: "accounts.invalidCode" });
    expect(answer.cookies).toEqual([]);
  }
  expect((await browser.post("verify", person)).statusCode).toBe(400);
});

test("the browser that signed up has tries of its own, however many its network address used up", async () => {
  const { browser, ...person } = await signUp();
  const wrong = String((Number(person.code) + 1) % 1_000_000).padStart(6, "0");
  const { jar, post } = openBrowser(testApp, browser.from);
  for (let count = 0; count < 6; count += 1) await post("verify", { ...person, code: wrong });
  expect((await post("verify", person)).statusCode).toBe(400);
  expect(jar.size).toBe(0);
  expect((await browser.post("verify", person)).json()).toHaveProperty("user");
});

test("a used code and its cookie do not sign in a second time", async () => {
  const { browser, ...person } = await signUp();
  const kept = browser.jar.get("activation") ?? "";
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => {
      const copy = openBrowser();
      copy.jar.set("activation", kept);
      return copy.post("verify", person);
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => cookieNamed(answer, "token"))).toHaveLength(1);
  await browser.post("resend-code", person);
  expect((await browser.post("verify", person)).statusCode).toBe(400);
});

test("signing in by code ends the browser's previous session, also one that an attacker planted", async () => {
  const first = await signUp();
  await first.browser.post("verify", first);
  const earlier = first.browser.jar.get("token");
  const second = await signUp(first.browser);
  await first.browser.post("verify", second);
  expect(first.browser.jar.get("token")).not.toBe(earlier);
  expect((await me(earlier)).statusCode).toBe(401);

  const { browser, ...person } = await signUp();
  const planted = "A".repeat(43);
  browser.jar.set("token", planted);
  await browser.post("verify", person);
  expect((await me(planted)).statusCode).toBe(401);
});

test("another site cannot submit the code", async () => {
  const { browser, ...person } = await signUp();
  const answer = await testApp.call({
    method: "POST",
    url: "/api/users/verify",
    payload: person,
    headers: {
      cookie: `activation=${browser.jar.get("activation")}`,
      "sec-fetch-site": "cross-site",
    },
  });
  expect(answer.statusCode).toBe(403);
});

test("the cookie ends after ten minutes, unless a new code was asked for before", async () => {
  const app = await openTestApp();
  const [prolonged, late] = [
    await signUp(openBrowser(app), app),
    await signUp(openBrowser(app), app),
  ];
  app.wait(9 * MINUTE);
  const resent = await prolonged.browser.post("resend-code", prolonged);
  expect(cookieNamed(resent, "activation")).toMatchObject({ maxAge: 600, httpOnly: true });
  const code = await activationCode(app, prolonged.email, (one) => one !== prolonged.code);
  app.wait(2 * MINUTE);
  expect((await prolonged.browser.post("verify", { ...prolonged, code })).json()).toHaveProperty(
    "user",
  );

  const again = await late.browser.post("resend-code", late);
  expect(again.cookies).toEqual([]);
  const lateCode = await activationCode(app, late.email, (one) => one !== late.code);
  const answer = await late.browser.post("verify", { ...late, code: lateCode });
  expect(answer.json()).toEqual(activated);
  await app.close();
});

test("asking for a new code gives no cookie to a browser that holds none for the account", async () => {
  const person = await signUp();
  const stranger = await signUp();
  for (const browser of [openBrowser(), stranger.browser])
    expect((await browser.post("resend-code", person)).cookies).toEqual([]);
});
