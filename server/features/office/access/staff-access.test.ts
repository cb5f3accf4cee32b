import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDoor } from "./door.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/durations.ts";
import { STAFF_PASSWORD, tokenOf } from "../../../../tests/support/office.ts";
import { cookieOf, staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  app = await openTestApp();
  staff = staffOf(app);
});
afterAll(() => app.close());

const post: ReturnType<typeof staffOf>["post"] = (...call) => staff.post(...call);
const command: ReturnType<typeof staffOf>["command"] = (...words) => staff.command(...words);

type Answer = Awaited<ReturnType<TestApp["call"]>>;

const entryOf = async (cookie: string) =>
  (await app.call({ url: "/api/office/me", cookies: { staff: cookie } })).json<{
    data: { stage: string; roles?: string[] };
  }>().data;

const codeOf = (key: string) => staff.codeOf(key);
const login = (email: string, password?: string): Promise<Answer> => staff.login(email, password);
const enter = (role?: string) => staff.enter(role);
const addMember = (role?: string) => staff.addMember(role);

/** Password given; the code's step has passed since the last one. */
const reenter = async (email: string) => {
  app.wait(MINUTE_MS);
  return cookieOf(await login(email));
};

describe("the staff's door", () => {
  it("opens after password and authenticator, and says who is inside", async () => {
    const { cookie, entering, recoveryCodes } = await enter("compliance");
    expect(recoveryCodes).toHaveLength(10);
    expect(await entryOf(cookie)).toMatchObject({ stage: "inside", roles: ["compliance"] });
    expect(await entryOf(entering)).toEqual({ stage: "outside" });
  });

  it("sets a cookie that scripts and other sites do not get", async () => {
    const { email } = await addMember();
    const [cookie] = (await login(email)).cookies;
    expect(cookie).toMatchObject({ name: "staff", httpOnly: true, sameSite: "Strict", path: "/" });
  });

  it("leads first to the authenticator's set-up", async () => {
    const { email } = await addMember();
    const answer = await login(email);
    expect(answer.json()).toMatchObject({ data: { stage: "settingUp" } });
    const cookie = cookieOf(answer);
    expect((await post("/verify", { code: "123456" }, cookie)).json()).toMatchObject({
      code: "staff.noAuthenticator",
    });
  });

  it("refuses a code that was used", async () => {
    const { email, key } = await enter();
    const entering = await reenter(email);
    const code = codeOf(key);
    expect((await post("/verify", { code }, entering)).statusCode).toBe(200);
    const again = cookieOf(await login(email));
    expect((await post("/verify", { code }, again)).json()).toMatchObject({
      code: "staff.wrongCode",
      field: "code",
    });
  });

  it("lets only one of two calls with the same code in", async () => {
    const { email, key } = await enter();
    app.wait(MINUTE_MS);
    const entering = await Promise.all([login(email), login(email)]);
    const code = codeOf(key);
    const answers = await Promise.all(
      entering.map((answer) => post("/verify", { code }, cookieOf(answer))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  });

  it("accepts a recovery code once, however it is typed", async () => {
    const { email, recoveryCodes } = await enter();
    const [code = ""] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replace("-", " ")} `;
    expect((await post("/verify", { code: typed }, await reenter(email))).statusCode).toBe(200);
    expect((await post("/verify", { code }, await reenter(email))).statusCode).toBe(400);
  });

  it("refuses more than five wrong codes in 15 minutes, also through new logins", async () => {
    const { email, key } = await enter();
    const statuses = [];
    for (let tried = 0; tried < 6; tried++) {
      const entering = cookieOf(await login(email));
      statuses.push((await post("/verify", { code: "000000" }, entering)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const right = await post("/verify", { code: codeOf(key) }, await reenter(email));
    expect(right.statusCode).toBe(429);
  });

  it("gives no second key to somebody who has one", async () => {
    const { email } = await enter();
    const entering = await reenter(email);
    expect((await post("/authenticator", {}, entering)).json()).toMatchObject({
      code: "staff.hasAuthenticator",
    });
  });

  it("answers the same for a wrong password and an unknown address", async () => {
    const { email } = await addMember();
    const [wrong, unknown] = [await login(email, "wrong"), await login("no@example.test", "wrong")];
    expect(wrong.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it.each(["reset", "disable"])(
    "stays shut when a %s comes while the password is read",
    async (act) => {
      const { email } = await addMember();
      const matches = async () => {
        await command(act, email);
        return true;
      };
      const { store, sessions } = app.staff;
      const passwords = { matches, hash: async () => "" };
      const door = createDoor(app.parts, { store, sessions, passwords });
      await expect(
        door.login({ email, password: STAFF_PASSWORD }, "127.0.0.1"),
      ).rejects.toMatchObject({
        code: "accounts.wrongCredentials",
      });
    },
  );

  it("is not opened by a customer's session, nor from another site", async () => {
    const { email } = await addMember();
    const foreign = await app.call({
      method: "POST",
      url: "/api/office/login",
      headers: { "sec-fetch-site": "cross-site" },
      payload: { email, password: STAFF_PASSWORD },
    });
    expect(foreign.json()).toMatchObject({ code: "request.crossSite" });
    const bearer = await app.call({
      url: "/api/office/me",
      headers: { authorization: `Bearer ${(await enter()).cookie}` },
    });
    expect(bearer.json()).toMatchObject({ data: { stage: "outside" } });
  });
});

describe("a staff session", () => {
  it("ends after 30 idle minutes", async () => {
    const { cookie } = await enter();
    app.wait(29 * MINUTE_MS);
    expect(await entryOf(cookie)).toMatchObject({ stage: "inside" });
    app.wait(30 * MINUTE_MS);
    expect(await entryOf(cookie)).toEqual({ stage: "outside" });
  });

  it("ends after 12 hours, however busy", async () => {
    const { cookie } = await enter();
    for (let quarter = 0; quarter < 47; quarter++) {
      app.wait(15 * MINUTE_MS);
      expect(await entryOf(cookie)).toMatchObject({ stage: "inside" });
    }
    const { secondsLeft, isFinal } = await app.staff.sessions.timeLeft(cookie);
    expect(isFinal).toBe(true);
    // Less what the calls themselves took.
    expect(secondsLeft).toBeLessThanOrEqual(15 * 60);
    expect(secondsLeft).toBeGreaterThan(15 * 60 - 30);
    app.wait(15 * MINUTE_MS);
    expect(await entryOf(cookie)).toEqual({ stage: "outside" });
  });

  it("is not prolonged by calls in the background", async () => {
    const { cookie } = await enter();
    app.wait(20 * MINUTE_MS);
    expect(await app.staff.sessions.find(cookie, true)).toBeDefined();
    app.wait(11 * MINUTE_MS);
    expect(await entryOf(cookie)).toEqual({ stage: "outside" });
  });

  it("is not prolonged by a page that asks by itself, and says how long it lasts", async () => {
    const { cookie } = await enter();
    const ask = (path: string, headers: Record<string, string>) =>
      app.call({ url: `/api/office${path}`, cookies: { staff: cookie }, headers });
    const left = async () =>
      (await ask("/session", {})).json<{ data: { secondsLeft: number } }>().data.secondsLeft;
    expect((await ask("/session", {})).json()).toMatchObject({ data: { isFinal: false } });
    expect(await left()).toBe(30 * 60);
    app.wait(28 * MINUTE_MS);
    expect((await ask("/requests", { "x-background": "1" })).statusCode).toBe(200);
    expect(await left()).toBe(2 * 60);
    expect(await entryOf(cookie)).toMatchObject({ stage: "inside" });
    expect(await left()).toBe(30 * 60);
    app.wait(30 * MINUTE_MS);
    expect((await ask("/session", {})).json()).toMatchObject({ code: "staff.loginRequired" });
  });

  it("ends with logging out", async () => {
    const { cookie } = await enter();
    expect((await post("/logout", {}, cookie)).statusCode).toBe(200);
    expect(await entryOf(cookie)).toEqual({ stage: "outside" });
  });
});

describe("the command line", () => {
  it("disables an account at once", async () => {
    const { email, cookie } = await enter();
    await command("disable", email);
    expect(await entryOf(cookie)).toEqual({ stage: "outside" });
    expect((await login(email)).statusCode).toBe(401);
  });

  it("resets password and authenticator", async () => {
    const { email, cookie } = await enter();
    const token = tokenOf((await command("reset", email)).at(-1) ?? "");
    expect(await entryOf(cookie)).toEqual({ stage: "outside" });
    expect((await login(email)).statusCode).toBe(401);
    await post("/set-password", { token, password: STAFF_PASSWORD });
    expect((await login(email)).json()).toMatchObject({ data: { stage: "settingUp" } });
  });

  it("gives and takes roles", async () => {
    const { email } = await enter();
    await command("role", email, "--give", "admin");
    await command("role", email, "--take", "agent");
    expect(await command("list")).toContain(`${email}  admin  active`);
  });

  it("gives names and an extension, and leaves those that are not named", async () => {
    const { email, cookie } = await enter();
    await command("name", email, "--name-en", "Huda Salem", "--name-ar", "هدى سالم");
    expect(await entryOf(cookie)).toMatchObject({ name: { en: "Huda Salem", ar: "هدى سالم" } });
    await command("name", email, "--extension", "٢١٤");
    expect(await entryOf(cookie)).toMatchObject({
      name: { en: "Huda Salem", ar: "هدى سالم" },
      extension: "214",
    });
    for (const wrong of [[], ["--name-en", "هدى"], ["--extension", "1"], ["--name-ar", " "]])
      await expect(command("name", email, ...wrong)).rejects.toThrow(/npm run staff|--\w+/);
  });

  it("tells all administrators", async () => {
    const { email: admin } = await addMember("admin");
    const { email } = await addMember();
    const mail = await app.mailTo(admin, ({ text }) => text.includes(email));
    expect(mail.subject).toBe("A staff account was changed");
  });

  it.each([
    [["add", "no address", "--role", "agent"]],
    [["add", "a@example.test", "--role", "king"]],
    [["disable", "unknown@example.test"]],
    [["dance"]],
    [[]],
  ])("refuses %j in words", async (words) => {
    await expect(command(...words)).rejects.toThrow(/npm run staff|no staff account/);
  });
});

describe("the link to set a password", () => {
  it("works once", async () => {
    const { token } = await addMember();
    const again = await post("/set-password", { token, password: STAFF_PASSWORD });
    expect(again.json()).toMatchObject({ code: "staff.invalidLink" });
  });

  it("works for 24 hours", async () => {
    const token = tokenOf(
      (await command("add", "late@example.test", "--role", "agent")).at(-1) ?? "",
    );
    app.wait(24 * HOUR_MS);
    const late = await post("/set-password", { token, password: STAFF_PASSWORD });
    expect(late.json()).toMatchObject({ code: "staff.invalidLink" });
  });

  it.each([
    ["short-pass", "staff.passwordLength"],
    ["", "accounts.password_required"],
    ["password1234", "accounts.password_common"],
  ])("does not accept %j", async (password, code) => {
    const email = `short-${password.length}@example.test`;
    const token = tokenOf((await command("add", email, "--role", "agent")).at(-1) ?? "");
    expect((await post("/set-password", { token, password })).json()).toMatchObject({
      code,
      field: "password",
    });
  });
});
