import { expect, it, onTestFinished } from "vitest";
import type { Draft } from "../../contract/office/insurance/drafts.ts";
import problemsAr from "../../web/problems/ar.ts";
import problemsEn from "../../web/problems/en.ts";
import { newCustomer } from "../support/api-client.ts";
import { enterOffice } from "../support/office.ts";
import { startProduct } from "../support/product.ts";
import { quotesOf } from "../support/quotes-of-product.ts";
import { signIn } from "./account-steps.ts";
import { sampled, visitorOf } from "./journey.ts";
import { textsOf } from "./profile-steps.ts";
import {
  addPhotos,
  atTheGateway,
  documentFiles,
  keepDraft,
  named,
  nameInsured,
  press,
} from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

type Shop = Awaited<ReturnType<typeof startProduct>>;

const PLAN = "hazm-comprehensive";

const staffOf = async (shop: Shop, role: string) => {
  const { cookie } = await enterOffice(shop, role);
  const headers = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    cookie: `staff=${cookie}`,
  };
  return async (path: string, body: object) => {
    const url = `${shop.address}/api/office${path}`;
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status, path).toBe(200);
    return ((await answer.json()) as { data: Draft }).data;
  };
};

const quoteOf = async (shop: Shop) => {
  const found = (await quotesOf(shop)).find(({ _id }) => _id.startsWith(PLAN));
  if (!found) throw new Error(`${PLAN} has no quote.`);
  return found;
};

/** Two people put the plan on sale without one of its benefits, at the same price. */
const takeOutTowing = async (shop: Shop) => {
  const [agent, admin] = [await staffOf(shop, "agent"), await staffOf(shop, "admin")];
  const { id, version, content } = await agent("/plans", { plan: PLAN });
  const cover = content.plan?.cover.filter(({ benefit }) => benefit !== "towing");
  const reason = "The insurer's letter of today.";
  const changed = { version, content: { ...content.plan, cover }, countsFrom: null, reason };
  const saved = await agent(`/drafts/${id}`, changed);
  const { approval } = await agent(`/drafts/${id}/ask`, { version: saved.version });
  await admin(`/approvals/${approval?.id}/approve`, { digest: approval?.digest });
  const version2 = async () => (await quoteOf(shop)).planVersion;
  await expect.poll(version2, { timeout: 5_000 }).toBeDefined();
};

it.each(sampled(["en", 390], ["ar", 1440]))(
  "a cover that changed at the same price is looked at before it is bought, in $language at $width px",
  async (place) => {
    const { language } = place;
    const words = wordsOf(language);
    const { check } = textsOf(language).purchase;
    const { coverChanged } = { en: problemsEn, ar: problemsAr }[language].requests;
    const shop = await startProduct({ RATE_LIMITS: "off" });
    onTestFinished(() => shop.stop());
    const someone = await visitorOf(shop, place);
    const { page } = someone;
    await signIn(someone, await newCustomer(shop), shop.address);
    const quote = await quoteOf(shop);
    const heading = page.getByRole("heading", { name: named(quote.names[language]) });
    const card = page.getByRole("listitem").filter({ has: heading });
    const goOn = async () => {
      await press(someone, words.sendRequest);
      await page.waitForURL(/\/check-answers/);
    };
    const confirm = async () => {
      await expect.poll(() => page.getByRole("checkbox").count()).toBe(2);
      for (const one of await page.getByRole("checkbox").all()) await one.check();
      await press(someone, words.confirmAndSend);
    };

    await keepDraft(someone);
    await someone.open(`${language === "ar" ? "/ar" : ""}/packages`);
    await page.getByRole("tab", { name: named(words.comprehensive) }).click();
    await card.getByRole("button", { name: words.select, exact: true }).click();
    await goOn();
    await addPhotos(someone, words.documents, await documentFiles());
    await press(someone, words.addDocuments);
    await page.getByRole("button", { name: words.confirmAndSend, exact: true }).waitFor();
    await nameInsured(someone, words);
    await takeOutTowing(shop);
    expect((await quoteOf(shop)).priceFils).toBe(quote.priceFils);

    await confirm();
    const refusal = page.getByRole("alert").filter({ hasText: coverChanged });
    await refusal.waitFor();
    expect(await someone.axe()).toEqual([]);
    await refusal.getByRole("link", { name: check.failed.otherQuote }).click();
    // What was chosen before stays chosen, as it is now.
    await page.waitForURL(/\/packages/);
    await card.waitFor();
    await goOn();
    await nameInsured(someone, words);
    await confirm();
    await page.waitForURL((url) => url.origin === shop.gateway);
    await atTheGateway(someone, "pay");
    await page.waitForURL(/\/paytrue\?ref=/);
    await someone.context.close();
  },
);
