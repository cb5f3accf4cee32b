import { mkdirSync } from "node:fs";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Language } from "../../domain/language.ts";
import { officeAr, officeEn } from "../support/office-texts.ts";
import picturesAr from "../../web/pictures/ar.ts";
import picturesEn from "../../web/pictures/en.ts";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import oneAr from "../../web/profile/one-request/ar.ts";
import oneEn from "../../web/profile/one-request/en.ts";
import { newCustomer } from "../support/api-client.ts";
import { linkTokenIn } from "../support/better-documents.ts";
import type { Visitor } from "../support/browser.ts";
import { enterOffice } from "../support/office.ts";
import { photo } from "../support/pictures.ts";
import { untilFound } from "../support/waiting.ts";
import { signIn } from "./account-steps.ts";
import { arrive, dataDir, product } from "./journey.ts";
import { patient, sendLead } from "./profile-steps.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const namesIn = (language: Language) => {
  const { documents } = officeAr;
  if (language === "en")
    return {
      accept: "Accept document",
      reject: "Reject document",
      ask: "Ask for a better document",
      reason: "Reason",
      save: "Save",
      send: "Send",
      field: "Emirates ID front",
      add: "Add document",
    };
  return {
    accept: documents.accept,
    reject: documents.reject,
    ask: documents.ask,
    reason: documents.reason,
    save: documents.rejectDialog.save,
    send: documents.askDialog.send,
    field: picturesAr.fields.id_front,
    add: oneAr.asked.add,
  };
};

const textsIn = (language: Language) =>
  language === "en"
    ? { office: officeEn, pictures: picturesEn, profile: profileEn, one: oneEn }
    : { office: officeAr, pictures: picturesAr, profile: profileAr, one: oneAr };

const shoot = async ({ page }: Visitor, name: string) => {
  const folder = process.env["PAPER_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
};

const checkAt = async (someone: Visitor, name: string, widths: readonly number[]) => {
  const before = someone.page.viewportSize();
  for (const width of widths) {
    await someone.page.setViewportSize({ width, height: width < 500 ? 844 : 1000 });
    await shoot(someone, name);
    expect(await someone.axe(), `${name} at ${width}`).toEqual([]);
  }
  if (before) await someone.page.setViewportSize(before);
};

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

const phones = process.env["PAPER_SHOTS"] ? [320, 390, 768, 1440] : [390];
const desks = [1440, 768];

describe.each<Language>(["en", "ar"])("a better document, in %s", (language) => {
  it("is asked for, sent from a phone without login, and accepted", async () => {
    const names = namesIn(language);
    const texts = textsIn(language);
    const [person, { cookie }] = await Promise.all([
      newCustomer(product),
      enterOffice({ address: product.address, dataDir }),
    ]);
    const { requestId } = await sendLead(person, language === "en" ? "71001" : "71002");

    const agent = await arrive({ language, width: 1440 });
    const { page } = agent;
    await agent.context.addCookies([
      { name: "staff", value: cookie, url: product.address, sameSite: "Strict" },
      { name: "lang", value: language, url: product.address },
    ]);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    const pictures = page.getByRole("figure");
    const openDocuments = async (count: number) => {
      await agent.open(`/office/requests/${requestId}`);
      await page.getByRole("heading", { name: texts.office.documents.heading }).waitFor();
      await page.keyboard.press("KeyD");
      await expect.poll(() => pictures.count(), patient).toBe(count);
    };

    await agent.open(`/office/requests/${requestId}`);
    await button(texts.office.request.actions.take).waitFor();
    await page.keyboard.press("KeyT");
    await button(names.ask).waitFor();
    await openDocuments(2);
    await page.keyboard.press("Digit1");
    await page.keyboard.press("Digit1");
    await checkAt(agent, `office-opened-${language}`, desks);
    await page.keyboard.press("KeyX");
    const reason = dialog.getByLabel(names.reason, { exact: true });
    expect(await reason.inputValue()).toBe("differs");
    await reason.selectOption("");
    const save = dialog.getByRole("button", { name: names.save, exact: true });
    await save.click();
    await dialog.getByText(texts.office.documents.reasonMissing).waitFor();
    await expect.poll(() => hasFocus(reason)).toBe(true);
    await reason.selectOption("blurred");
    const [front, back] = [0, 1].map((index) => dialog.getByRole("checkbox").nth(index));
    await front?.uncheck();
    await back?.uncheck();
    await save.click();
    await dialog.getByText(texts.office.documents.whichMissing).waitFor();
    await expect.poll(() => front && hasFocus(front)).toBe(true);
    await front?.check();
    await checkAt(agent, `office-reject-${language}`, desks);
    await save.click();
    await page.getByText(texts.office.documents.rejectedNow).waitFor();
    await checkAt(agent, `office-rejected-${language}`, desks);

    await page.getByRole("status").getByRole("button", { name: names.ask }).click();
    expect(await reason.inputValue()).toBe("blurred");
    await dialog.getByRole("textbox").fill(language === "en" ? "Hold it flat." : "ضعها مستوية.");
    await checkAt(agent, `office-ask-${language}`, desks);
    await dialog.getByRole("button", { name: names.send, exact: true }).click();
    // Our turn has ended: the next request opens, or the list.
    await page.waitForURL((url) => !url.pathname.endsWith(requestId));
    await openDocuments(2);
    await checkAt(agent, `office-asked-${language}`, desks);

    const linksMailed = async () => {
      const mails = await product.mailsTo(person.email);
      return mails.flatMap(({ text }) => linkTokenIn(text) ?? []);
    };
    const first = await untilFound(async () => (await linksMailed())[0], "the link");
    const sendAgain = button(texts.office.documents.requests.sendAgain);
    await expect
      .poll(async () => {
        await openDocuments(2);
        return sendAgain.count();
      }, patient)
      .toBe(1);
    await checkAt(agent, `office-mailed-${language}`, desks);
    await sendAgain.click();
    const token = await untilFound(
      async () => (await linksMailed()).find((one) => one !== first),
      "the new link",
    );
    const phone = await arrive({ language, width: 390 });
    const linkOf = (one: string) => `${language === "ar" ? "/ar" : ""}/documents/${one}`;
    await phone.open(linkOf(first));
    await phone.page.getByText(texts.pictures.ended.heading).waitFor();
    const link = linkOf(token);
    await phone.open(link);
    const again = await phone.open(link);
    expect(again?.headers()).toMatchObject({
      "cache-control": "no-store, private",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(await phone.page.content()).not.toContain(person.username);
    await checkAt(phone, `link-${language}`, phones);
    const send = phone.page.getByRole("button", { name: texts.pictures.send.one, exact: true });
    await send.click();
    await phone.page.getByText(texts.pictures.missing).waitFor();
    const card = { name: "card.jpg", mimeType: "image/jpeg", buffer: await photo(1200, 800) };
    await phone.page.getByLabel(names.field, { exact: true }).setInputFiles(card);
    await phone.page.getByText(texts.pictures.ready).waitFor();
    await checkAt(phone, `link-ready-${language}`, phones);

    await phone.page.route("**/api/document-requests/**", (route) => route.abort());
    await send.click();
    await phone.page.getByText(texts.pictures.broken.heading).waitFor();
    await checkAt(phone, `link-broken-${language}`, phones);
    await phone.page.unroute("**/api/document-requests/**");
    await phone.page.getByRole("button", { name: texts.pictures.broken.retry }).click();
    const thanks = phone.page.getByRole("heading", { name: texts.pictures.thanks.heading });
    await thanks.waitFor();
    await checkAt(phone, `link-thanks-${language}`, phones);
    await phone.open(link);
    await thanks.waitFor();
    await phone.open(`/documents/${"x".repeat(43)}`);
    await phone.page.getByText(texts.pictures.unknown.heading).waitFor();
    await checkAt(phone, `link-unknown-${language}`, phones);

    await openDocuments(3);
    await checkAt(agent, `office-compare-${language}`, desks);
    await page.keyboard.press("KeyA");
    const kinds = texts.office.documents.kinds;
    await page.getByRole("button", { name: kinds.license, pressed: true }).waitFor();
    await openDocuments(2);
    await button(names.accept).click();
    await page.getByText(texts.office.documents.standing.accepted).first().waitFor();
    await page.keyboard.press("Shift+Slash");
    await dialog.waitFor();
    await checkAt(agent, `office-keys-${language}`, desks);
    await dialog.getByRole("button", { name: texts.office.close }).click();

    await button(names.ask).click();
    await reason.selectOption("cutOff");
    await dialog.getByRole("button", { name: names.send, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(requestId));
    await signIn(phone, person);
    await phone.open(`${language === "ar" ? "/ar" : ""}/profile`);
    await phone.page.getByText(texts.profile.requests.photoNeeded).first().waitFor();
    await checkAt(phone, `profile-list-${language}`, phones);
    await phone.open(`${language === "ar" ? "/ar" : ""}/profile/requests/${requestId}`);
    await phone.page.getByRole("button", { name: names.add, exact: true }).waitFor();
    await checkAt(phone, `profile-asked-${language}`, phones);
    await phone.page.getByRole("button", { name: names.add, exact: true }).click();
    for (const slot of ["license_front", "license_back"] as const)
      await phone.page
        .getByLabel(texts.pictures.fields[slot], { exact: true })
        .setInputFiles({ ...card, buffer: await photo(900, 600) });
    await expect.poll(() => phone.page.getByText(texts.pictures.ready).count(), patient).toBe(2);
    await checkAt(phone, `profile-ready-${language}`, phones);
    await phone.page.getByRole("button", { name: texts.pictures.send.many }).click();
    await phone.page.getByText(texts.one.asked.received).waitFor();
    await checkAt(phone, `profile-sent-${language}`, phones);

    for (const someone of [agent, phone]) await someone.context.close();
  });
});
