import { describe, expect, it } from "vitest";
import { codeOf, STAFF_PASSWORD } from "../support/office.ts";
import { officeTexts, sampledDesk } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { open } from "./office-steps.ts";

describe.each(sampledDesk("ar", 768))("the staff door in $language at $width px", (desk) => {
  const texts = officeTexts(desk.language);

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
