import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import { atDesk, leave, sampledDesks } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { patient, sendLead } from "./profile-steps.ts";

const arabicDigits = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

/** Somebody whose number on a request no other test has. */
const newCaller = async () => {
  const phone = `50${randomInt(1_000_000, 9_999_999)}`;
  const person = await newCustomer(product);
  await sendLead(person, String(randomInt(60_000, 99_000)), { phonenumber: `971${phone}` });
  return { person, typed: arabicDigits(`0${phone}`) };
};

describe.each(sampledDesks)("a client who calls, in $language at $width px", (place) => {
  it("is found by the phone number and opened by the keyboard alone", async () => {
    const { person, typed } = await newCaller();
    const desk = await atDesk(place, "/clients");
    const { page, texts, check } = desk;
    const { finding } = texts.clients;
    const isEnglish = place.language === "en";
    // What outside checks rely on.
    const field = page.getByRole("searchbox", {
      name: isEnglish ? "Search clients" : finding.search,
      exact: true,
    });
    const table = page.getByRole("table", { name: isEnglish ? "Clients" : finding.table });
    const links = table.getByRole("rowheader").getByRole("link");
    const found = page.getByRole("status").filter({ hasText: /\S/ });
    await table.waitFor();
    await check("clients");

    const press = (key: string) => page.keyboard.press(key);
    await press("Slash");
    await page.keyboard.type("؟!");
    await page.getByRole("heading", { name: finding.unreadable }).waitFor();
    await check("clients-unreadable");
    await press("Control+A");
    await page.keyboard.type("0509999999999");
    await page.getByRole("heading", { name: finding.noneFound }).waitFor();
    await check("clients-none");

    await press("Control+A");
    await page.keyboard.type(typed);
    await expect.poll(() => links.allInnerTexts(), patient).toEqual([person.username]);
    await found.waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe(typed);
    const row = table.getByRole("row", { name: person.username, exact: true });
    const shown = await row.innerText();
    expect(shown).toContain("dr•••@••••.test");
    expect(shown).not.toContain(person.email);
    await check("clients-found");

    await press("ArrowDown");
    await press("ArrowUp");
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await press("ArrowDown");
    await press("Enter");
    await page.waitForURL(/\/office\/clients\/[\da-f-]{36}$/);
    await page.goBack();
    await expect.poll(() => links.allInnerTexts(), patient).toEqual([person.username]);
    expect(await field.inputValue()).toBe(typed);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
