import { describe, expect, it } from "vitest";
import { codeOf, newStaffEmail, STAFF_PASSWORD } from "../support/office.ts";
import { untilFound } from "../support/waiting.ts";
import { atDesk, leave, sampledDesks } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { open } from "./office-steps.ts";

/** Names that outside checks rely on are written out in English by `office-steps.ts` and here. */
const english = {
  settings: "Settings",
  staff: "Staff",
  add: "Add colleague",
  save: "Save",
  disable: "Disable",
  nameEn: "Name (English)",
  nameAr: "Name (Arabic)",
  extension: "Extension",
  role: "Role",
};

const others = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
];

describe.each(sampledDesks)("the staff's accounts in $language at $width px", (desk) => {
  it("are added, changed and disabled by an administrator", async () => {
    const admin = await atDesk(desk, "/settings", "admin");
    const { page, texts, button, dialog } = admin;
    const { staff, name: settings } = texts.settings;
    const names =
      desk.language === "en"
        ? english
        : {
            settings,
            staff: staff.name,
            add: staff.add,
            save: staff.save,
            disable: staff.acts.disable,
            nameEn: staff.fields.nameEn,
            nameAr: staff.fields.nameAr,
            extension: staff.fields.extension,
            role: staff.fields.role,
          };
    const size = page.viewportSize();
    const checkAll = async (where: string) => {
      await admin.check(where);
      for (const { width, height } of others) {
        await page.setViewportSize({ width, height });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        await admin.check(`${where}-${width}x${height}`);
      }
      if (size) await page.setViewportSize(size);
    };

    await page.getByRole("heading", { level: 1, name: names.settings }).waitFor();
    await checkAll("settings");
    await page.getByRole("main").getByRole("link", { name: names.staff, exact: true }).click();
    await page.waitForURL(/\/office\/settings\/staff$/);

    const email = newStaffEmail();
    // Nobody else of these journeys has this name.
    const word = email.replaceAll(/\D/g, "");
    const called = desk.language === "en" ? `Huda ${word}` : `هدى ${word}`;
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await button(names.add).click();
    await dialog.getByRole("button", { name: names.save }).click();
    await dialog.getByText(texts.problems.staff.roleMissing).waitFor();
    await checkAll("add-colleague");
    await field(texts.settings.staff.fields.email).fill(email);
    await field(names.nameEn).fill(`Huda ${word}`);
    await field(names.nameAr).fill(`هدى ${word}`);
    await dialog.getByLabel(names.extension).fill("4107");
    await field(names.role).selectOption("agent");
    await dialog.getByRole("button", { name: names.save }).dblclick();
    const row = page.getByRole("row").filter({ hasText: email });
    await row.getByText(staff.states.invited).waitFor();
    expect(await row.count()).toBe(1);
    await checkAll("staff");

    const mail = await untilFound(async () => (await product.mailsTo(email))[0], "the mail");
    expect(mail.html).toContain(`dir="${desk.language === "ar" ? "rtl" : "ltr"}"`);
    const [link = ""] = /https?:\S+\/office\/set-password\/\S+/.exec(mail.text) ?? [];
    const colleague = await open(desk);
    await colleague.page.goto(link);
    await colleague.field(colleague.names.newPassword).fill(STAFF_PASSWORD);
    await colleague.field(colleague.names.confirm).fill(STAFF_PASSWORD);
    await colleague.button(colleague.names.save).click();
    await colleague.page.waitForURL(/\/office\/login$/);
    await colleague.logIn(email);
    const key = await colleague.page.getByText(/^[A-Z2-7]{32}$/).innerText();
    await colleague.verify(codeOf(key));
    await colleague.button(colleague.names.continue).click();
    await colleague.page.getByRole("heading", { name: texts.dashboard.heading }).waitFor();
    await colleague.page.getByText(called, { exact: true }).waitFor();

    await page.reload();
    await row.getByText(staff.states.active).waitFor();
    await row.getByRole("button", { name: called }).click();
    await dialog.getByLabel(texts.roles.compliance, { exact: true }).check();
    await dialog.getByText(texts.roles.compliance, { exact: false }).nth(1).waitFor();
    await checkAll("colleague");
    await dialog.getByRole("button", { name: names.save }).click();
    await row.getByText(texts.roles.compliance).waitFor();

    await row.getByRole("button", { name: called }).click();
    await dialog.getByRole("button", { name: names.disable }).click();
    await dialog.getByRole("heading", { name: called }).waitFor();
    await checkAll("disable");
    await dialog.getByRole("button", { name: names.disable }).click();
    await row.getByText(staff.states.disabled).waitFor();

    // What they do next asks for a login, which their password does not open any more.
    const ended = colleague.page.getByRole("heading", { name: texts.access.ended.heading });
    const entry = colleague.page.getByRole("link", { name: colleague.names.requests });
    await Promise.race([entry.click(), ended.waitFor()]);
    await ended.waitFor();
    await colleague.page
      .getByRole("dialog")
      .getByLabel(colleague.names.password, { exact: true })
      .fill(STAFF_PASSWORD);
    await colleague.page
      .getByRole("dialog")
      .getByRole("button", { name: colleague.names.login })
      .click();
    await colleague.page.getByRole("alert").waitFor();
    await colleague.someone.context.close();
    await leave(admin);
  });
});
