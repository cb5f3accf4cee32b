import { describe, expect, it, onTestFinished } from "vitest";
import { newCustomer } from "../support/api-client.ts";
import { signIn } from "./account-steps.ts";
import { arrive, expectAccessible, product, sampled } from "./journey.ts";
import { documentFiles, keepChoice } from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

describe.each(sampled(["ar", 390], ["en", 1440]))(
  "the documents, asked for after the prices, in $language at $width px",
  (place) => {
    const words = wordsOf(place.language);
    const newCar = {
      type: "new",
      inputMethod: "vcc",
      emirate: "",
      plateCode: "",
      plateNumber: "",
    };

    it("have one heading, the plan in sight and a number beside its photos, and do not jump", async () => {
      const someone = await arrive(place);
      onTestFinished(() => someone.context.close());
      const { page } = someone;
      await signIn(someone, await newCustomer(product));
      await keepChoice(someone, newCar);
      await someone.open("/check-answers");
      await page.getByRole("heading", { name: words.documentsStep }).waitFor();
      const main = page.locator("main");
      const front = page.getByLabel(words.newDocuments[0] ?? "", { exact: true });
      await front.waitFor({ state: "attached" });
      expect(await main.getByRole("heading").count()).toBe(1);

      const price = await main.getByText("551.25").boundingBox();
      expect(price?.y).toBeLessThan(350);
      await expectAccessible(someone, "the documents");

      const group = page.getByRole("group").filter({ has: front }).last();
      await group.getByLabel(words.emiratesId, { exact: true }).waitFor();

      if (place.width === 390) await page.setViewportSize({ width: 360, height: 640 });
      const height = () => group.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      const [photo] = await documentFiles();
      if (photo) await front.setInputFiles(photo);
      await group.getByRole("img").waitFor();
      await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
      expect(await height()).toBe(before);
      expect(someone.troubles).toEqual([]);
    });
  },
);
