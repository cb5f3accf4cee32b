import { describe, expect, it } from "vitest";
import { arrive, expectAccessible, journey, sampled } from "./journey.ts";

/** What an unfinished purchase, a language and a tab leave in a browser. */
const leaveTraces = async () => {
  localStorage.setItem("insuranceFormData", JSON.stringify({ type: "renew", savedAt: Date.now() }));
  localStorage.setItem("activeTab", "business");
  localStorage.setItem("i18nextLng", document.documentElement.lang);
  await new Promise((resolve) => {
    const request = indexedDB.open("mizalla-purchase", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("kept");
    request.onsuccess = () => {
      request.result.close();
      resolve(undefined);
    };
  });
};

const traces = async () => ({
  stored: Object.keys(localStorage).toSorted(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
});

describe("privacy choices", () => {
  it.each(sampled(["en", 390], ["ar", 1440]))(
    "show what is stored and erase it: $language at $width px",
    async (place) => {
      await journey(place, async (someone) => {
        const { page } = someone;
        await someone.open("/privacy-choices");
        await page.evaluate(leaveTraces);
        await page.reload();
        const purchase = page.locator("[data-kind=purchase]");
        await purchase.locator("[data-stored]").waitFor();
        await expectAccessible(someone, "with traces");

        await purchase.locator("button").click();
        await purchase.locator("[data-empty]").waitFor();
        await expect.poll(() => purchase.locator("[role=status]").textContent()).not.toBe("");
        expect(await page.evaluate(traces)).toEqual({
          stored: ["activeTab", "i18nextLng"],
          databases: [],
        });

        await page.locator("[data-everything] button").click();
        await expect.poll(() => page.locator("[data-stored]:visible").count()).toBe(0);
        expect((await page.evaluate(traces)).stored).toEqual([]);
        await expectAccessible(someone, "with nothing kept");
      });
    },
  );

  it("stop the counting of visits", async () => {
    await journey({ language: "en", width: 1440 }, async ({ page, open }) => {
      const visits: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/users/addvistior")) visits.push(request.url());
      });

      await open("/");
      await expect.poll(() => visits.length).toBe(1);
      await open("/privacy-choices");
      await page.getByLabel("Count my visits").uncheck();
      await open("/");
      // Counting the visit is the last thing that a still page does.
      await page.waitForFunction(() => customElements.get("visit-record"));
      expect(visits).toHaveLength(1);

      await open("/privacy-choices");
      expect(await page.getByLabel("Count my visits").isChecked()).toBe(false);
      await page.getByLabel("Count my visits").check();
      await open("/");
      await expect.poll(() => visits.length).toBe(2);
    });
  });

  it("explain what is stored without JavaScript", async () => {
    const someone = await arrive({ language: "ar", width: 390 }, false);
    await someone.open("/privacy-choices");
    expect(await someone.page.locator("noscript").first().textContent()).toMatch(/جافا سكريبت/);
    expect(await someone.page.locator("main button:visible").count()).toBe(0);
    await someone.context.close();
  });
});
