import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StartedProduct, startProduct } from "../support/product.ts";
import { atDesk, leave, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { insurerNames } from "./insurer-names.ts";

const credentials = (prefix: string) => ({
  [`${prefix}_MERCHANT_ID`]: "77",
  [`${prefix}_ACCESS_CODE`]: "ACCESS77",
  [`${prefix}_WORKING_KEY`]: "0123456789abcdef0123456789abcdef",
});

/** Its environment has credentials that nobody's payments use yet. */
let shop: StartedProduct;
beforeAll(async () => {
  shop = await startProduct({
    RATE_LIMITS: "off",
    PAYMENT_GATEWAY: "ccavenue",
    CCAVENUE_TRANSACTION_URL: "https://pay.example.test/transaction",
    CCAVENUE_API_URL: "https://pay.example.test/api",
    ...credentials("CCAVENUE"),
    ...credentials("CCAVENUE_FALAJ_NEW"),
    ...credentials("CCAVENUE_HAZM_NEW"),
  });
});
afterAll(() => shop.stop());

/** Each place changes another insurer's. */
const insurers = {
  en: { slug: "falaj", account: "CCAVENUE_FALAJ_NEW" },
  ar: { slug: "hazm", account: "CCAVENUE_HAZM_NEW" },
} as const;

const atInsurer = async (place: Place, slug: string, role: string) => {
  const desk = await atDesk(place, `/insurance/${slug}`, role, shop);
  const { payee } = desk.texts.insurance;
  return {
    ...desk,
    names: insurerNames(place, desk.texts),
    payee,
    change: desk.button(`${payee.change} ${payee.heading}`),
    account: desk.page.getByLabel(payee.account, { exact: true }),
    field: (name: string) => desk.page.getByLabel(name, { exact: true }),
    says: (words: string) => desk.page.getByText(words).first().waitFor(),
  };
};

describe.each(sampledDesks)("a payee in $language at $width px", (place) => {
  const { slug, account } = insurers[place.language];

  it("changes once a second person has agreed", async () => {
    const agent = await atInsurer(place, slug, "agent");
    const { names, payee } = agent;
    await agent.says(payee.usual);
    await agent.change.click();
    await agent.says(payee.keep);
    await agent.check("payee-draft");
    await agent.account.selectOption(account);
    await agent.button(names.ask).click();
    await agent.says(agent.texts.insurance.draft.reasonMissing);
    await agent.check("payee-without-reason");
    expect(await agent.account.inputValue()).toBe(account);
    await agent.field(names.reason).fill("Their letter with the new account.");
    await agent.button(names.ask).click();
    await agent.says(agent.texts.insurance.draft.askedNote);
    await agent.open(`/insurance/${slug}`);
    await agent.says(payee.usual);
    expect(await agent.page.getByText(account).count()).toBe(0);

    const admin = await atInsurer(place, slug, "admin");
    await admin.open("/approvals");
    const waiting = admin.page.getByRole("list", { name: names.waiting });
    await waiting.getByRole("link", { name: admin.texts.approvals.kinds.payee }).first().click();
    await admin.says(account);
    await admin.check("payee-approval");
    await admin.button(names.approve).click();
    await admin.says(admin.texts.approvals.states.used);
    await admin.open(`/insurance/${slug}`);
    await admin.says(account);
    await admin.check("payee-changed");
    expect(agent.someone.troubles).toEqual([]);
    expect(admin.someone.troubles).toEqual([]);
    await leave(agent);
    await leave(admin);
  });
});

describe.each(sampledDesk("en", 1440))("a payee with the keyboard alone", (place) => {
  it("is chosen and asked for", async () => {
    const agent = await atInsurer(place, "lulwa", "agent");
    const { tap, select, type } = keyboardOf(agent.page);
    await tap(agent.change);
    await select(agent.account, "CCAVENUE_FALAJ_NEW");
    await type(agent.field(agent.names.reason), "By letter.");
    await tap(agent.button(agent.names.ask));
    await agent.says(agent.texts.insurance.draft.askedNote);
    expect(await agent.account.inputValue()).toBe("CCAVENUE_FALAJ_NEW");
    expect(agent.someone.troubles).toEqual([]);
    await leave(agent);
  });
});
