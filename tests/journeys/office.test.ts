import { globSync, mkdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../../domain/language.ts";
import officeAr from "../../web/office/ar.ts";
import officeEn from "../../web/office/en.ts";
import { newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { addStaff, codeOf, STAFF_PASSWORD } from "../support/office.ts";
import { arrive, dataDir, product } from "./journey.ts";
import { patient, sendLead, sendNew } from "./profile-steps.ts";

type Desk = { language: Language; width: 768 | 1440 };

const everywhere: Desk[] = (["en", "ar"] as const).flatMap((language) =>
  ([768, 1440] as const).map((width) => ({ language, width })),
);
/** The long run takes every language and width. */
const sampled = (language: Language, width: Desk["width"]): Desk[] =>
  process.env["TEST_LONG"] ? everywhere : [{ language, width }];

/** Names that outside checks rely on, so the English ones are written out. */
const namesIn = (language: Language) => {
  const { access, request, search, frame, desk } = officeAr;
  if (language === "en")
    return {
      newPassword: "New password",
      confirm: "Confirm password",
      save: "Save",
      email: "Email",
      password: "Password",
      login: "Login",
      setupKey: "Setup key",
      code: "Authenticator code",
      verify: "Verify",
      recoveryCodes: "Recovery codes",
      continue: "Continue",
      dashboard: "Dashboard",
      requests: "Insurance Requests",
      table: "Requests",
      search: "Search",
      take: "Take",
      reveal: "Reveal",
      addNote: "Add note",
      snooze: "Snooze",
      cancel: "Cancel",
      reason: "Reason",
      logout: "Logout",
    };
  return {
    newPassword: access.password.new,
    confirm: access.password.confirm,
    save: access.password.save,
    email: access.login.email,
    password: access.login.password,
    login: access.login.submit,
    setupKey: access.setUp.key,
    code: access.code.label,
    verify: access.code.submit,
    recoveryCodes: access.recovery.title,
    continue: access.recovery.continue,
    dashboard: frame.dashboard,
    requests: frame.requests,
    table: desk.table,
    search: search.name,
    take: request.actions.take,
    reveal: request.reveal,
    addNote: request.notes.add,
    snooze: request.actions.snooze,
    cancel: request.actions.cancel,
    reason: request.reason,
    logout: frame.logout,
  };
};

let staff = 0;
let plate = 66_000;

const officeIn = (desk: Desk, someone: Visitor) => {
  const { page } = someone;
  const names = namesIn(desk.language);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const rowOf = (number: string) =>
    page.getByRole("table", { name: names.table }).getByRole("row", { name: number, exact: true });

  const sendPassword = async (email: string, password: string) => {
    await field(names.email).fill(email);
    await field(names.password).fill(password);
    await button(names.login).click();
  };

  const logIn = async (email: string) => {
    await sendPassword(email, STAFF_PASSWORD);
    await field(names.code).waitFor();
  };

  /** From the one-time link to the login. */
  const setPassword = async () => {
    staff += 1;
    const email = `desk-${process.pid}-${staff}@example.test`;
    await page.goto(await addStaff(dataDir, email, "agent"));
    await field(names.newPassword).fill(STAFF_PASSWORD);
    await field(names.confirm).fill(STAFF_PASSWORD);
    await button(names.save).click();
    await page.waitForURL(/\/office\/login$/);
    return email;
  };

  const verify = async (code: string) => {
    await field(names.code).fill(code);
    await button(names.verify).click();
  };

  return {
    page,
    names,
    button,
    field,
    rowOf,
    sendPassword,
    logIn,
    setPassword,
    verify,

    check: async (where: string) => {
      const folder = process.env["OFFICE_SHOTS"];
      if (folder) {
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: `${folder}/${where}-${desk.language}-${desk.width}.png` });
      }
      expect(await someone.axe(), where).toEqual([]);
    },

    /** From the one-time link to the dashboard. */
    enterFirst: async () => {
      const email = await setPassword();
      await logIn(email);
      const key = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
      const code = codeOf(key);
      await verify(code);
      const codes = page.getByRole("list", { name: names.recoveryCodes }).getByRole("listitem");
      await codes.first().waitFor();
      const recoveryCodes = await codes.allInnerTexts();
      return { email, key, code, recoveryCodes };
    },
  };
};

const open = async (desk: Desk) => {
  const someone = await arrive(desk);
  return { someone, ...officeIn(desk, someone) };
};

/** Somebody's new lead, with its plate's number. */
const newLead = async () => {
  const person = await newCustomer(product);
  const number = String(plate++);
  const { requestId } = await sendLead(person, number);

  /** As their owner does from another window. */
  const change = async () => {
    const path = `/api/carins/insurance-requests/${requestId}`;
    const { data } = (await person.get(path)) as { data: { version: number } };
    const answer = await fetch(product.address + path, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${person.token}`,
        "content-type": "application/json",
        "if-match": `"${data.version}"`,
      },
      body: JSON.stringify({ cylinderType: "8" }),
    });
    expect(answer.status).toBe(200);
  };
  return { number, requestId, change };
};

describe.each(sampled("ar", 768))("the staff door in $language at $width px", (desk) => {
  const texts = desk.language === "ar" ? officeAr : officeEn;

  it("leads from the one-time link to the office, and in again with the next code", async () => {
    const { someone, page, names, button, field, logIn, verify, check, enterFirst } =
      await open(desk);
    const { email, key, code, recoveryCodes } = await enterFirst();
    expect(recoveryCodes).toHaveLength(10);
    await check("recovery codes");
    await button(names.continue).click();
    await page.getByRole("heading", { name: texts.dashboard.heading }).waitFor();
    await check("dashboard");
    await button(names.logout).click();

    await page.waitForURL(/\/office\/login/);
    await page.goto(`${product.address}/office/requests?view=mine`);
    await page.waitForURL(/\/office\/login\?next=/);
    await check("login");
    await logIn(email);
    await check("code");
    await verify(code);
    await page.getByText(texts.problems.staff.wrongCode).waitFor();
    await verify(codeOf(key, 1));
    await page.waitForURL(/\/office\/requests\?view=mine$/);

    await button(names.logout).click();
    await field(names.email).waitFor();
    await logIn(email);
    await verify(recoveryCodes[0] ?? "");
    await page.getByRole("heading", { name: texts.dashboard.heading }).waitFor();
    await someone.context.close();
  });

  it("says that the password is saved, until a login fails", async () => {
    const { someone, page, sendPassword, logIn, setPassword, check } = await open(desk);
    const email = await setPassword();
    const saved = page.getByText(texts.access.password.saved);
    await saved.waitFor();
    await sendPassword(email, "another password 1");
    await page.getByRole("alert").waitFor();
    expect(await saved.count()).toBe(0);
    await check("wrong password");
    await logIn(email);
    await someone.context.close();
  });

  it("says that a link is used up, and shows what is missing in a password", async () => {
    const { someone, page, names, button, field, check } = await open(desk);
    await page.goto(`${product.address}/office/set-password/of-nobody`);
    await field(names.newPassword).fill("short");
    await button(names.save).click();
    await page.getByText(texts.problems.staff.passwordLength).waitFor();
    await field(names.newPassword).fill(STAFF_PASSWORD);
    await button(names.save).click();
    await page.getByText(texts.access.password.different).waitFor();
    await check("set-password");
    await field(names.confirm).fill(STAFF_PASSWORD);
    await button(names.save).click();
    await page.getByText(texts.problems.staff.invalidLink).waitFor();
    await someone.context.close();
  });
});

describe.each(sampled("en", 1440))("a day at the desk in $language at $width px", (desk) => {
  const texts = desk.language === "ar" ? officeAr : officeEn;

  it("finds a request, takes it, reads it, notes something and snoozes it", async () => {
    const { number, requestId } = await newLead();
    const { someone, page, names, button, rowOf, check, enterFirst } = await open(desk);
    await enterFirst();
    await button(names.continue).click();
    await button(names.search).click();
    await page.getByRole("searchbox", { name: names.search }).fill(`B ${number}`);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/office\/requests\?view=all&q=/);
    const row = page.getByRole("row").filter({ has: page.locator(`a[href*="${requestId}"]`) });
    await row.waitFor();
    await check("list");
    const named = (await row.getByRole("link").innerText()).trim();
    await rowOf(named).waitFor();
    await page.locator("h1").click();
    await page.keyboard.press("KeyJ");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/office/requests/${requestId}?*`);

    await button(names.take).waitFor();
    await page.keyboard.press("KeyT");
    await button(names.snooze).waitFor();
    await page.getByRole("button", { name: texts.documents.kinds.id, exact: true }).click();
    const pictures = page.getByRole("img", { name: texts.documents.kinds.id });
    await expect.poll(() => pictures.count(), patient).toBe(2);
    await expect
      .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth), patient)
      .toBeGreaterThan(0);
    await check("request");

    await page.getByLabel(texts.request.notes.label, { exact: true }).fill("Asked two insurers");
    await page.waitForResponse((answer) => answer.url().endsWith("/note-draft"));
    await page.reload();
    const note = page.getByLabel(texts.request.notes.label, { exact: true });
    await expect.poll(() => note.inputValue(), patient).toBe("Asked two insurers");
    await button(names.addNote).click();
    await page.getByRole("listitem").filter({ hasText: "Asked two insurers" }).waitFor();
    expect(await note.inputValue()).toBe("");

    await button(names.snooze).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: texts.request.snooze.week }).click();
    await check("snooze");
    await dialog.getByRole("button", { name: names.snooze, exact: true }).click();
    await page.waitForURL(/\/office\/requests\?/);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("keeps what was typed when the session ends or the request changes", async () => {
    const { requestId, change } = await newLead();
    const { someone, page, names, button, logIn, verify, check, enterFirst } = await open(desk);
    const { email, recoveryCodes } = await enterFirst();
    await button(names.continue).click();
    await page.goto(`${product.address}/office/requests/${requestId}?view=leads`);
    await button(names.take).click();
    await button(names.cancel).click();
    const reason = page.getByRole("dialog").getByLabel(names.reason, { exact: true });
    await reason.fill("Sold the car");

    await someone.context.clearCookies({ name: "staff" });
    const confirm = page.getByRole("button", { name: texts.request.cancelConfirm });
    await confirm.click();
    await page.getByRole("heading", { name: texts.access.ended.heading }).waitFor();
    await check("session ended");
    await logIn(email);
    await verify(recoveryCodes[1] ?? "");
    await page
      .getByRole("heading", { name: texts.access.ended.heading })
      .waitFor({ state: "hidden" });
    expect(await reason.inputValue()).toBe("Sold the car");
    expect(await page.getByRole("alert").count()).toBe(0);

    await change();
    await confirm.click();
    await page.getByRole("dialog").getByText(texts.problems.requests.changedMeanwhile).waitFor();
    await check("changed meanwhile");
    expect(await reason.inputValue()).toBe("Sold the car");

    await page.waitForLoadState("networkidle");
    await confirm.click();
    await page.waitForURL((url) => !url.pathname.endsWith(requestId));
    await page.goto(`${product.address}/office/requests/${requestId}`);
    await page.getByText(texts.request.events.cancelledByStaff, { exact: true }).waitFor();
    await page.getByText("Sold the car").waitFor();
    await someone.context.close();
  });

  it("reveals an Emirates ID only when asked", async () => {
    const person = await newCustomer(product);
    const { requestId } = await sendNew(person);
    const { someone, page, names, button, check, enterFirst } = await open(desk);
    await enterFirst();
    await button(names.continue).click();
    await page.goto(`${product.address}/office/requests/${requestId}`);
    await page.getByText(/^784-[•*·\d-]+$/).waitFor();
    expect(await page.getByText("784-1990-1234567-1").count()).toBe(0);
    await button(names.reveal).click();
    await page.getByText("784-1990-1234567-1").waitFor();
    await check("revealed");
    await someone.context.close();
  });
});

describe("the keys of the office", () => {
  it("are shown by ?, and can be switched off", async () => {
    await newLead();
    const { someone, page, names, button, check, enterFirst } = await open({
      language: "en",
      width: 1440,
    });
    await enterFirst();
    await button(names.continue).click();
    await page.getByRole("link", { name: names.requests, exact: true }).click();
    await page.waitForURL(/\/office\/requests$/);
    await page.getByRole("table", { name: names.table }).waitFor();
    await page.locator("h1").click();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const focusedByJ = async () => {
      await page.keyboard.press("KeyJ");
      return focused();
    };
    await expect.poll(focusedByJ).toBe("A");
    await page.keyboard.press("Shift+Slash");
    const dialog = page.getByRole("dialog", { name: officeEn.keys.heading });
    await dialog.waitFor();
    await check("keys");
    await dialog.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("table", { name: names.table }).waitFor();
    await page.keyboard.press("KeyJ");
    expect(await focused()).toBe("BODY");
    await someone.context.close();
  });
});

describe("new requests", () => {
  it("are announced above a list that does not jump", async () => {
    await newLead();
    const { someone, page, names, button, rowOf, enterFirst } = await open({
      language: "en",
      width: 1440,
    });
    await enterFirst();
    await button(names.continue).click();
    await page.clock.install();
    await page.goto(`${product.address}/office/requests?view=leads`);
    const rows = page.getByRole("table", { name: names.table }).getByRole("row");
    await rows.nth(1).waitFor();
    await page.getByRole("link", { name: /^Leads \d/ }).waitFor();
    const before = await rows.count();

    const { requestId } = await newLead();
    await page.clock.runFor(21_000);
    const announced = page.getByRole("status").getByRole("button", { name: /\d new request/ });
    await announced.waitFor();
    expect(await rows.count()).toBe(before);
    await announced.click();
    await page.locator(`tbody a[href*="${requestId}"]`).waitFor();
    const [number = ""] = await page.locator(`a[href*="${requestId}"]`).allInnerTexts();
    await rowOf(number.trim()).waitFor();
    await someone.context.close();
  });
});

describe("what customers receive", () => {
  it("holds none of the office's code, calls, texts or addresses", () => {
    const files = globSync("build/client/assets/*.js");
    expect(files.length).toBeGreaterThan(50);
    const telling = files.filter((file) => /\/office\b/.test(readFileSync(file, "utf8")));
    expect(telling).toEqual([]);
  });
});
