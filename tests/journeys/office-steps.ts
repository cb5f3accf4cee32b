import type { Language } from "../../domain/language.ts";
import { officeAr } from "../support/office-texts.ts";
import type { Visitor } from "../support/browser.ts";
import { addStaff, codeOf, STAFF_PASSWORD } from "../support/office.ts";
import { checkDesk, type Place } from "./desk-steps.ts";
import { arrive, dataDir } from "./journey.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const namesIn = (language: Language) => {
  const { access, request, search, frame, requests, desk } = officeAr;
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
    requests: requests.name,
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

const officeIn = (desk: Place, someone: Visitor) => {
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

  /** Goes from the one-time link to the login. */
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

    check: (where: string) => checkDesk(someone, desk, where),

    /** Goes from the one-time link to the dashboard. */
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

/** Somebody before the staff door. */
export const open = async (desk: Place) => {
  const someone = await arrive(desk);
  return { someone, ...officeIn(desk, someone) };
};
