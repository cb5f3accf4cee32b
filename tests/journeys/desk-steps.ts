import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { expect } from "vitest";
import type { Language } from "../../domain/language.ts";
import { officeAr, officeEn } from "../support/office-texts.ts";
import { newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { enterOffice } from "../support/office.ts";
import { dataDir, product, visitorOf } from "./journey.ts";
import { lateMoney, paidRequest, renewalToPay } from "../support/paid-requests.ts";
import { sendLead } from "./profile-steps.ts";

export type Place = { language: Language; width: 768 | 1440 };

const places: Place[] = (["en", "ar"] as const).flatMap((language) =>
  ([1440, 768] as const).map((width) => ({ language, width })),
);
const isLong = process.env["TEST_LONG"] !== undefined;
/** The long run takes every language and width. */
export const sampledDesks = isLong
  ? places
  : places.filter(({ language, width }) => (language === "en") === (width === 1440));
export const sampledDesk = (language: Language, width: Place["width"]): Place[] =>
  isLong ? places : [{ language, width }];

export const officeTexts = (language: Language) => (language === "ar" ? officeAr : officeEn);

/** Accessible, and photographed where `OFFICE_SHOTS` names a folder. */
export const checkDesk = async (someone: Visitor, { language, width }: Place, where: string) => {
  const folder = process.env["OFFICE_SHOTS"];
  if (folder) {
    mkdirSync(folder, { recursive: true });
    const path = `${folder}/${where}-${language}-${width}.png`;
    await someone.page.screenshot({ path, fullPage: true });
  }
  expect(await someone.axe(), where).toEqual([]);
};

/** Somebody of the staff at a page of the office, by default of the product that all share. */
export const atDesk = async (
  place: Place,
  path: string,
  role?: string,
  { address, dataDir: folder } = { address: product.address, dataDir },
) => {
  const member = await enterOffice({ address, dataDir: folder }, role);
  const someone = await visitorOf({ address }, place);
  const { page, context } = someone;
  await context.addCookies([
    { name: "staff", value: member.cookie, url: address },
    { name: "lang", value: place.language, url: address },
  ]);
  await page.goto(`${address}/office${path}`);

  return {
    ...member,
    someone,
    page,
    texts: officeTexts(place.language),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    dialog: page.getByRole("dialog"),
    open: (next: string) => page.goto(`${address}/office${next}`),
    check: (where: string) => checkDesk(someone, place, where),
  };
};

type Desk = Awaited<ReturnType<typeof atDesk>>;

export const leave = (desk: Desk) => desk.someone.context.close();

/** Other files draw theirs: a search for a plate finds one request. */
let plate = randomInt(20_000, 60_000);

/** Somebody's new lead, with its plate's number. */
export const newLead = async (fields: Record<string, string> = {}) => {
  const person = await newCustomer(product);
  const number = String(plate++);
  const { requestId } = await sendLead(person, number, fields);
  return { person, number, requestId };
};

/** A request that is paid, so that its documents may go to the insurer. */
export const newSale = () => paidRequest(product, String(plate++));

/** Money that bought nothing: the system proposes its refund. */
export const newLateMoney = () => lateMoney(product, String(plate++));

export const newToPay = () => renewalToPay(product, String(plate++));

/** So many leads of one customer, whose name no other test uses. */
export const leadsOf = async (username: string, count: number) => {
  const person = await newCustomer(product);
  for (let sent = 0; sent < count; sent += 1) await sendLead(person, String(plate++), { username });
};

/** Changes a lead as its customer does from another window. */
export const changeLead = async ({ person, requestId }: Awaited<ReturnType<typeof newLead>>) => {
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
