import { describe, expect, it } from "vitest";
import storedAr from "../../web/profile/stored-data/ar.ts";
import storedEn from "../../web/profile/stored-data/en.ts";
import problemsAr from "../../web/problems/ar.ts";
import problemsEn from "../../web/problems/en.ts";
import { product, sampled } from "./journey.ts";
import { customerWith, textsOf } from "./profile-steps.ts";

let plate = 27_000;

describe.each(sampled(["en", 1440], ["ar", 1440]))("one's data in $language", (place) => {
  const stored = place.language === "ar" ? storedAr : storedEn;
  const { profile } = textsOf(place.language);

  it("is shown by its address, and to who comes from another page of the profile", async () => {
    const number = String(plate++);
    const { someone, page } = await customerWith("renewal", place, number);
    const look = async () => {
      await page.getByRole("heading", { level: 1, name: stored.title }).waitFor();
      for (const part of [
        stored.requests,
        stored.messages,
        stored.chats,
        stored.takeOut,
        stored.erase,
      ])
        await page.getByRole("heading", { name: part.heading }).waitFor();
      await page.getByText(stored.requests.unopened).waitFor();
    };

    await someone.open("/profile/data");
    await look();
    expect(await someone.axe()).toEqual([]);

    await someone.open("/profile/info");
    await page.getByRole("heading", { level: 1, name: profile.details.title }).waitFor();
    const question = place.language === "ar" ? "هل الزجاج مشمول؟" : "Is my windscreen covered?";
    const asked = await page.request.post(`${product.address}/api/chat/lines`, {
      headers: { "sec-fetch-site": "same-origin" },
      data: { text: question },
    });
    expect(asked.status()).toBe(201);
    if (place.width <= 768) await page.getByRole("button", { name: profile.sidebar.menu }).click();
    await page.getByRole("link", { name: profile.sidebar.data, exact: true }).click();
    await look();
    const chat = page.getByRole("listitem").filter({ hasText: stored.chats.until.underWay }).last();
    await chat.getByText(stored.chats.read, { exact: true }).click();
    await chat.getByText(question, { exact: true }).waitFor();
    await chat.getByText(stored.chats.by.customer).waitFor();
    expect(await someone.axe()).toEqual([]);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("is deleted with the account, once the password is right", async () => {
    const { someone, page, person } = await customerWith("renewal", place, String(plate++));
    const problems = place.language === "ar" ? problemsAr : problemsEn;
    await someone.open("/profile/data");
    await page.getByRole("button", { name: stored.leave.open, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: stored.leave.confirm, exact: true });
    const password = dialog.getByLabel(stored.leave.password, { exact: true });
    await confirm.click();
    await dialog.getByText(problems.accounts.password_required, { exact: true }).waitFor();
    await password.fill("not the one");
    await password.press("Enter");
    await dialog.getByText(problems.accounts.wrongPassword, { exact: true }).waitFor();
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await someone.axe()).toEqual([]);
    await password.fill(person.password);
    await confirm.click();
    await page.getByRole("heading", { name: stored.leave.done }).waitFor();
    const again = await page.request.post(`${product.address}/api/users/login`, { data: person });
    expect(again.status()).toBe(401);
    await someone.context.close();
  });
});
