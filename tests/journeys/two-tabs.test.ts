import { describe, expect, it } from "vitest";
import { documentSlots } from "../../domain/documents/documents.ts";
import type { Visitor } from "../support/browser.ts";
import { type Place, product } from "./journey.ts";
import { customerWith, textsOf } from "./profile-steps.ts";
import { chooseCheapest, confirmAndSend, keepDraft, nameInsured } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

const place: Place = { language: "en", width: 1440 };
const words = wordsOf(place.language);
const { sent } = textsOf(place.language).purchase.check;

/** A customer at "check your answers" for plate `number`, with documents of an earlier request. */
const arriveAtCheck = async (number: string) => {
  const customer = await customerWith("renewal", place, "61000");
  const goToCheck = async (plateNumber: string) => {
    const documents = { documentsFrom: customer.requestId, documentsOnFile: documentSlots };
    await keepDraft(customer.someone, { plateNumber, ...documents });
    await customer.someone.open("/packages");
    await chooseCheapest(customer.someone, words);
    await submitOf(customer.someone).waitFor();
  };
  await goToCheck(number);
  return { ...customer, goToCheck };
};

const submitOf = ({ page }: Pick<Visitor, "page">) =>
  page.getByRole("button", { name: words.confirmAndSend, exact: true });

const isToldSent = ({ page }: Pick<Visitor, "page">) =>
  page.getByRole("heading", { name: sent.heading, exact: true }).waitFor();

/** The same page in another tab; a deaf one gets no storage events from other tabs. */
const anotherTab = async ({ context }: Visitor, isDeaf: boolean) => {
  const page = await context.newPage();
  if (isDeaf)
    await page.addInitScript(() =>
      addEventListener("storage", (event) => event.stopImmediatePropagation()),
    );
  await page.goto(`${product.address}/check-answers`);
  await submitOf({ page }).waitFor();
  return { page };
};

describe("a purchase open in several tabs", () => {
  it("is sent only once, and the next purchase is not confused with it", async () => {
    const { someone, page, person, goToCheck } = await arriveAtCheck("61001");
    const watching = await anotherTab(someone, false);
    const deaf = await anotherTab(someone, true);
    await nameInsured(deaf, words);
    for (const box of await deaf.page.locator("main").getByRole("checkbox").all())
      await box.check();
    await confirmAndSend(someone, words);

    await isToldSent(watching);
    await submitOf(deaf).click();
    await isToldSent(deaf);
    const { data } = await person.get("/api/carins/insurance-requests");
    expect(data, "the earlier request and this one").toHaveLength(2);

    await goToCheck("61002");
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await submitOf(someone).click();
    // The page is still there and asks for the missing confirmations.
    await page.getByRole("alert").first().waitFor();
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
  it("is not sent by a second tab with other answers while the first one uploads", async () => {
    const { someone, page, person } = await arriveAtCheck("61003");
    const second = await anotherTab(someone, true);
    const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
    await page.route("**/api/carins/renew", async (route) => {
      await mayArrive;
      await route.continue();
    });
    const isUploading = page.waitForRequest("**/api/carins/renew");
    const isSent = confirmAndSend(someone, words);
    await isUploading;

    await nameInsured(second, words);
    await second.page.getByLabel(words.fullName, { exact: true }).fill("Maryam Salem");
    for (const box of await second.page.locator("main").getByRole("checkbox").all())
      await box.check();
    await submitOf(second).click();
    await second.page.locator("main button[aria-busy=true]").waitFor();
    letArrive();
    await isSent;
    await isToldSent(second);
    const { data } = await person.get("/api/carins/insurance-requests");
    expect(data, "the earlier request and this one").toHaveLength(2);
    await someone.context.close();
  });
});
