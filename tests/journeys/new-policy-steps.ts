import { expect } from "vitest";
import type { InputMethod } from "../../domain/ways-of-buying.ts";
import type { Visitor } from "../support/browser.ts";
import { named, pick, press } from "./purchase-steps.ts";
import type { Words } from "./words.ts";

export const inArabicIndic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

type Typed = (text: string) => string;

/** Fills what each way of buying asks for in addition to the car. */
const identify: Record<
  InputMethod,
  (page: Visitor["page"], words: Words, number: string, typed: Typed) => Promise<void>
> = {
  plateNumber: async (page, words, number, typed) => {
    await page.getByLabel(words.plateSource).selectOption("dubai");
    await page.getByLabel(words.plateCode).selectOption("B");
    const plate = page.getByLabel(words.plateNumber);
    await plate.pressSequentially(typed(`${number}x9`));
    expect(await plate.inputValue(), "five digits, Latin").toBe(number);
  },
  vcc: async (page, words, number) => {
    await page.getByLabel(words.cardSource).selectOption("source7");
    await page.getByLabel(words.cardDate).fill("2026-10-01");
    await page.getByLabel(words.cardNumber).fill(`VCC ${number}`);
  },
  hiyaza: async (page, words, number) => {
    await pick(page, words.hiyazaType, words.hiyazaDubai);
    await page.getByLabel(words.certificateNumber).fill(`HZ-${number}`);
  },
};

type Car = { method: InputMethod; number: string; origin?: "khaleegy" | "nonKhaleegy" };

/** Opens the Buy new card and answers what a price needs. */
export const describeNewCar = async (
  { page }: Visitor,
  words: Words,
  { method, origin = "khaleegy" }: Car,
) => {
  await page.getByRole("button", { name: named(words.buyNew) }).click();
  await pick(page, words.method, words.methods[method]);
  await pick(page, words.cylinders, "4");
  await pick(page, words.body, words.saloon);
  await pick(page, words.origin, words[origin]);
};

/** Answers what tells the car from others, in the form or in a later step. */
export const identifyNewCar = async (
  { page }: Visitor,
  words: Words,
  { method, number }: Car,
  typed: Typed = (text) => text,
) => {
  await identify[method](page, words, number, typed);
  await page.getByLabel(words.registerEmirate).selectOption("sharjah");
};

/** The same as one piece, with the folded documents open. */
export const describeNewCarAtOnce = async (
  visitor: Visitor,
  words: Words,
  car: Car,
  typed?: Typed,
) => {
  await describeNewCar(visitor, words, car);
  await press(visitor, words.addDocumentsNow);
  await identifyNewCar(visitor, words, car, typed);
};

/** Types an Emirates ID after its fixed prefix; the field adds the hyphens. */
export const typeEmiratesId = async (
  { page }: Visitor,
  words: Words,
  typed: Typed = (text) => text,
) => {
  const field = page.getByLabel(words.emiratesId, { exact: true });
  expect(await field.inputValue(), "the beginning is there").toMatch(/^784/);
  await field.click();
  await field.pressSequentially(typed("199012345671"));
  expect(await field.inputValue()).toBe("784-1990-1234567-1");
};
