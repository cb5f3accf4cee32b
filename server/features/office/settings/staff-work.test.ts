import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffAccount } from "../../../../contract/office/settings/staff.ts";
import { DAY_MS, MINUTE_MS } from "../../../../domain/durations.ts";
import { newStaffEmail, STAFF_PASSWORD, tokenOf } from "../../../../tests/support/office.ts";
import { cookieOf, staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { createStaffAccounts } from "../access/staff-accounts.ts";
import { createStaffWork } from "./staff-work.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let first: Awaited<ReturnType<typeof enter>>;

const enter = (role = "admin") => staff.enter(role);

beforeAll(async () => {
  app = await openTestApp();
  staff = staffOf(app);
  first = await enter();
});
afterAll(() => app.close());

const list = async (cookie = first.cookie) =>
  (await staff.get("/staff", cookie)).json<{ data: StaffAccount[] }>().data;

const accountOf = async (id: string) => {
  const found = (await list()).find((one) => one.id === id);
  if (!found) throw new Error("The account is not listed.");
  return found;
};

/** On the version that stands now, unless another one is named. */
const act = async (id: string, name: string, body: object = {}, cookie = first.cookie) => {
  const { version } = await accountOf(id);
  return staff.post(`/staff/${id}${name}`, { version, ...body }, cookie);
};

const typed = (given: object = {}) => ({
  email: newStaffEmail(),
  roles: ["agent"],
  nameEn: "Huda Salem",
  nameAr: "هدى سالم",
  extension: "214",
  ...given,
});

const add = async (given: object = {}) => {
  const answer = await staff.post("/staff", typed(given), first.cookie);
  expect(answer.json()).toMatchObject({ status: "success" });
  return answer.json<{ data: StaffAccount }>().data;
};

const edit = async (id: string, given: object = {}, cookie = first.cookie) => {
  const { nameEn, nameAr, extension, language, roles } = await accountOf(id);
  return act(id, "", { nameEn, nameAr, extension, language, roles, ...given }, cookie);
};

const linkMail = (email: string, before = 0) =>
  app.mailTo(
    email,
    (mail) => mail.text.includes("/office/set-password/") && app.sent.indexOf(mail) >= before,
  );

const linkIn = (text: string) => /\/office\/set-password\/(\S+)/.exec(text)?.[1] ?? "";

const stageOf = async (cookie: string) =>
  (await staff.get("/me", cookie)).json<{ data: { stage: string } }>().data.stage;

const codeOf = (answer: Awaited<ReturnType<typeof act>>) =>
  answer.json<{ code: string; message: string; field?: string }>();

describe("the only administrator", () => {
  it("cannot be taken away, and is told why", async () => {
    for (const name of ["/disable", "/reset"]) {
      const answer = await act(first.id, name);
      expect(answer.statusCode).toBe(409);
      expect(codeOf(answer)).toMatchObject({ code: "staff.lastAdmin" });
      expect(codeOf(answer).message).toMatch(/only active administrator/);
    }
    expect(codeOf(await edit(first.id, { roles: ["agent"] })).code).toBe("staff.lastAdmin");
  });
});

describe("a colleague", () => {
  it("is added once, and alone gets the link, in their language", async () => {
    const second = await enter();
    const body = typed({ language: "ar", nameEn: "Layla Darwish", nameAr: "ليلى درويش" });
    const answers = await Promise.all([
      staff.post("/staff", body, first.cookie),
      staff.post("/staff", body, second.cookie),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "staff.emailTaken", field: "email" });

    const mail = await linkMail(body.email);
    expect(mail.text).toContain("ليلى درويش");
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.text).not.toContain("/ar/office");
    const token = linkIn(mail.text);
    for (const { body: text } of answers) expect(text).not.toContain(token);
    const others = app.sent.filter(({ to, text }) => to !== body.email && text.includes(token));
    expect(others).toEqual([]);

    for (const { email } of [first, second]) {
      const told = await app.mailTo(email, ({ text }) => text.includes(body.email));
      expect(told.text).toContain("Layla Darwish");
      expect(told.text).toMatch(/Changed by: .*Member/);
    }
    const set = await staff.post("/set-password", { token, password: STAFF_PASSWORD });
    expect(set.statusCode).toBe(200);
    expect((await staff.login(body.email)).statusCode).toBe(200);
    expect((await list()).find(({ email }) => email === body.email)).toMatchObject({
      state: "noAuthenticator",
      roles: ["agent"],
      name: { en: "Layla Darwish", ar: "ليلى درويش" },
    });
  });

  it.each([
    [{ email: "" }, "accounts.email_required", "email"],
    [{ email: "nobody" }, "accounts.email_invalid", "email"],
    [{ roles: [] }, "staff.roleMissing", "role"],
    [{ nameEn: " " }, "staff.nameMissing", "nameEn"],
    [{ nameEn: "هدى" }, "staff.nameInLatin", "nameEn"],
    [{ nameAr: "Huda" }, "staff.nameInArabic", "nameAr"],
    [{ nameEn: "http://m.ae" }, "staff.nameInvalid", "nameEn"],
    [{ extension: "12a" }, "staff.extensionInvalid", "extension"],
  ])("is not added with %j", async (given, code, field) => {
    const answer = await staff.post("/staff", typed(given), first.cookie);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, field });
  });

  it("is refused with words in the caller's language", async () => {
    const answer = await app.call({
      method: "POST",
      url: "/api/office/staff",
      headers: { "sec-fetch-site": "same-origin", "accept-language": "ar" },
      cookies: { staff: first.cookie },
      payload: typed({ roles: [] }),
    });
    expect(answer.json<{ message: string }>().message).toMatch(/[\u0600-\u06ff]/);
  });

  it("gets other names, and who saw the old ones does not undo it", async () => {
    const { id, version } = await add();
    const renamed = await edit(id, {
      nameEn: "Huda Al Ali",
      nameAr: "هدى العلي",
      extension: "٢١٥",
    });
    expect(renamed.json()).toMatchObject({
      data: { nameEn: "Huda Al Ali", extension: "215", changedBy: { id: first.id } },
    });
    const late = await act(id, "", { ...typed(), version });
    expect(late.statusCode).toBe(409);
    expect(codeOf(late).code).toBe("staff.accountChanged");
    const before = (await accountOf(id)).version;
    await edit(id);
    expect((await accountOf(id)).version).toBe(before);
  });

  it("gets and loses roles, and logs in again", async () => {
    const agent = await enter("agent");
    const changed = await edit(agent.id, { roles: ["compliance", "admin"] });
    expect(changed.json()).toMatchObject({ data: { roles: ["admin", "compliance"] } });
    expect(await stageOf(agent.cookie)).toBe("outside");
    const taken = await edit(agent.id, { roles: ["compliance"] });
    expect(taken.json()).toMatchObject({ data: { roles: ["compliance"] } });
    // Who was an administrator until now is told, too.
    await app.mailTo(agent.email, ({ text }) => /Roles now: .*Compliance\b(?!.*Admin)/.test(text));
  });

  it("is told apart from another of the same name", async () => {
    const same = { nameEn: "Sara Ali", nameAr: "سارة علي" };
    const [one, other] = [
      await add({ ...same, extension: "331" }),
      await add({ ...same, extension: "332" }),
    ];
    expect((await accountOf(one.id)).name.en).toBe("Sara Ali (331)");
    expect((await accountOf(other.id)).name.ar).toBe("سارة علي (332)");
  });
});

describe("disabling", () => {
  it("ends sessions, and enabling lets in with what was known before", async () => {
    const agent = await enter("agent");
    expect((await act(agent.id, "/disable")).json()).toMatchObject({
      data: { state: "disabled", actions: ["edit", "enable"] },
    });
    expect(await stageOf(agent.cookie)).toBe("outside");
    expect((await staff.login(agent.email)).statusCode).toBe(401);
    expect((await act(agent.id, "/enable")).json()).toMatchObject({ data: { state: "active" } });
    expect(await stageOf(agent.cookie)).toBe("outside");
    app.wait(MINUTE_MS);
    const entering = cookieOf(await staff.login(agent.email));
    const entered = await staff.post("/verify", { code: staff.codeOf(agent.key) }, entering);
    expect(entered.statusCode).toBe(200);
  });

  it("voids the link of somebody invited, who gets another when enabled", async () => {
    const { id, email } = await add();
    const token = linkIn((await linkMail(email)).text);
    await act(id, "/disable");
    const late = await staff.post("/set-password", { token, password: STAFF_PASSWORD });
    expect(late.json()).toMatchObject({ code: "staff.invalidLink" });
    const before = app.sent.length;
    await act(id, "/enable");
    const again = linkIn((await linkMail(email, before)).text);
    expect(again).not.toBe(token);
    const set = await staff.post("/set-password", { token: again, password: STAFF_PASSWORD });
    expect(set.statusCode).toBe(200);
  });

  it("gives the work back in the same transaction, or does not happen", async () => {
    const agent = await enter("agent");
    const followed: string[] = [];
    let isBroken = true;
    const accounts = createStaffAccounts(
      app.parts,
      app.staff.store,
      { hash: () => Promise.reject(new Error()), matches: () => Promise.reject(new Error()) },
      [
        async (_tx, id) => {
          if (isBroken) throw new Error("The work cannot be given back.");
          followed.push(id);
        },
      ],
    );
    const work = createStaffWork(app.parts, { store: app.staff.store, accounts });
    const member = await app.staff.sessions.find(first.cookie);
    if (!member) throw new Error("The administrator has no session.");
    const { version } = await accountOf(agent.id);
    const acted = { member, id: agent.id, version };
    await expect(work.disable(acted)).rejects.toThrow("cannot be given back");
    expect(await stageOf(agent.cookie)).toBe("inside");
    isBroken = false;
    await work.disable(acted);
    expect(followed).toEqual([agent.id]);
    expect(await stageOf(agent.cookie)).toBe("outside");
    await accounts.disable((await enter("agent")).email);
    expect(followed).toHaveLength(2);
  });

  it("by two of each other leaves one of them", async () => {
    const [one, other] = [await enter(), await enter()];
    const versions = [(await accountOf(other.id)).version, (await accountOf(one.id)).version];
    const answers = await Promise.all([
      staff.post(`/staff/${other.id}/disable`, { version: versions[0] }, one.cookie),
      staff.post(`/staff/${one.id}/disable`, { version: versions[1] }, other.cookie),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(statuses.find((status) => status !== 200));
  });
});

describe("a reset", () => {
  it("ends password, authenticator and sessions, and mails a link", async () => {
    const agent = await enter("agent");
    const before = app.sent.length;
    expect((await act(agent.id, "/reset")).json()).toMatchObject({ data: { state: "invited" } });
    expect(await stageOf(agent.cookie)).toBe("outside");
    expect((await staff.login(agent.email)).statusCode).toBe(401);
    const token = linkIn((await linkMail(agent.email, before)).text);
    await staff.post("/set-password", { token, password: STAFF_PASSWORD });
    expect((await staff.login(agent.email)).json()).toMatchObject({
      data: { stage: "settingUp" },
    });
  });

  it("of sessions leaves password and authenticator", async () => {
    const agent = await enter("agent");
    expect((await act(agent.id, "/end-sessions")).json()).toMatchObject({
      data: { state: "active" },
    });
    expect(await stageOf(agent.cookie)).toBe("outside");
    expect((await staff.login(agent.email)).json()).toMatchObject({ data: { stage: "entering" } });
  });
});

describe("what nobody does", () => {
  it("is to disable, reset, log out or take admin from themselves", async () => {
    await enter();
    for (const name of ["/disable", "/reset", "/end-sessions"])
      expect(codeOf(await act(first.id, name)).code).toBe("staff.ownAccount");
    expect(codeOf(await edit(first.id, { roles: ["agent"] })).code).toBe("staff.ownAccount");
    expect(await accountOf(first.id)).toMatchObject({ isSelf: true, actions: ["edit"] });
    expect((await edit(first.id, { extension: "999" })).statusCode).toBe(200);
  });

  it("is to act on an account as it does not stand", async () => {
    const agent = await enter("agent");
    expect(codeOf(await act(agent.id, "/enable")).code).toBe("staff.accountNotNow");
    await act(agent.id, "/disable");
    for (const name of ["/disable", "/reset", "/end-sessions"])
      expect(codeOf(await act(agent.id, name)).code).toBe("staff.accountNotNow");
  });

  it.each(["00000000-0000-4000-8000-000000000000", "nobody"])(
    "is to change %s, who is not there",
    async (id) => {
      const answer = await staff.post(`/staff/${id}/disable`, { version: 0 }, first.cookie);
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe("what was changed about whom", () => {
  it("is kept in both directions, without what sets no account", async () => {
    const { id } = await add();
    await edit(id, { nameEn: "Another Name" });
    await edit(id, { roles: ["agent", "compliance"] });
    const since = new Date(app.parts.now().getTime() - 7 * DAY_MS);
    const own = await app.staff.store.accountChangesOf(id, since);
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({ whom: id, by: first.id });
    const others = await app.staff.store.accountChangesOf(first.id, since);
    expect(others).toEqual(expect.arrayContaining(own));
    const later = new Date(app.parts.now().getTime() + 1);
    expect(await app.staff.store.accountChangesOf(id, later)).toEqual([]);
  });

  it("is nobody's where the command line did it", async () => {
    const email = newStaffEmail();
    const [link = ""] = (await staff.command("add", email, "--role", "agent")).slice(-1);
    expect(tokenOf(link)).not.toBe("");
    const account = (await list()).find((one) => one.email === email);
    const changes = await app.staff.store.accountChangesOf(account?.id ?? "", new Date(0));
    expect(changes).toMatchObject([{ by: null }]);
    expect(account).toMatchObject({
      changedBy: null,
      nameEn: null,
      name: { en: email.split("@")[0] },
    });
  });
});
