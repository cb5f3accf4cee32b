import { describe, expect, it } from "vitest";
import { arrive, journey, product } from "./journey.ts";

const ways = [
  ["/login", "/signup"],
  ["/login", "/forgot-password"],
  ["/signup", "/login"],
  ["/forgot-password", "/login"],
] as const;
const everyWay = ["", "/ar"].flatMap((prefix) =>
  ways.map(([from, to]) => ({ from: prefix + from, to: prefix + to })),
);

/** The links in the main part of a page as the server sent it. */
const linksOf = async (path: string) => {
  const answer = await fetch(product.address + path);
  const [, main = ""] = (await answer.text()).split(/<\/?main\b/);
  const hrefs = Array.from(main.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = ""]) => href);
  return { hrefs: hrefs.map((href) => href.replaceAll("&amp;", "&")), headers: answer.headers };
};

const there = "/check-answers?a=1&b=2";
const carried = `?next=${encodeURIComponent(there)}`;

describe("a visitor who logs in to reach another page", () => {
  it.each(everyWay)(
    "keeps the target in links from $from to $to before any script runs",
    async ({ from, to }) => {
      expect((await linksOf(from)).hrefs).toContain(to);
      const { hrefs, headers } = await linksOf(from + carried);
      expect(hrefs).toContain(to + carried);
      expect(headers.get("cache-control")).toBe("no-store, private");
      // The next visitor does not get this target.
      expect((await linksOf(from)).hrefs).toContain(to);
    },
  );

  it.each(["//evil.test", "https://evil.test", "/\\evil.test", "/\tevil", "evil", ""])(
    "is never sent to another site: %j",
    async (next) => {
      const { hrefs, headers } = await linksOf(`/login?next=${encodeURIComponent(next)}`);
      expect(hrefs).toContain("/signup");
      expect(hrefs.join(" ")).not.toMatch(/evil|next/);
      expect(headers.get("cache-control"), "the shared page").toBe("no-cache");
    },
  );

  it("keeps the target on every account page without JavaScript", async () => {
    const someone = await arrive({ language: "ar", width: 390 }, false);
    const { page } = someone;
    await someone.open(`/ar/login${carried}`);
    for (const to of ["/ar/signup", "/ar/login", "/ar/forgot-password", "/ar/login"]) {
      await page.locator(`main a[href^="${to}?"]`).click();
      await page.waitForURL(product.address + to + carried);
    }
    await someone.context.close();
  });

  // Other spellings of an address are the same page, whose HTML the server may have cached.
  it.each(["/login", "/ar/signup", "/forgot-password", "/login/", "/LOGIN"])(
    "finds the target in the links of %s",
    async (path) => {
      await linksOf(path);
      await journey({ language: "en", width: 390 }, async ({ open, page }) => {
        await open(path + carried);
        await page.locator(`main a[href*="${carried}"]`).first().waitFor();
      });
    },
  );
});
