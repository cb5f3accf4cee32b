import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type StartedProduct } from "../support/product.ts";

const CALLERS = 400;

describe("more concurrent callers than the server can handle", () => {
  let product: StartedProduct;
  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: "off" });
  });
  afterAll(() => product.stop());

  const page = () =>
    fetch(`${product.address}/ar/profile`, { headers: { "accept-language": "ar" } });
  const login = () =>
    fetch(`${product.address}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "ar" },
      body: JSON.stringify({ email: "stranger@example.test", password: "not the password" }),
    });

  const storms = [
    { name: "pages", call: page, served: 200, type: "text/html", says: 'dir="rtl"' },
    { name: "logins", call: login, served: 401, type: "application/json", says: "request.busy" },
  ];
  it.each(storms)(
    "are partly refused during a storm of $name, and served afterwards",
    async (storm) => {
      expect((await storm.call()).status, "before it").toBe(storm.served);

      const calls = Array.from({ length: CALLERS }, storm.call);
      const alive = await fetch(`${product.address}/healthz`);
      const answers = await Promise.all(calls);
      expect(alive.status).toBe(200);
      const statuses = new Set(answers.map(({ status }) => status));
      expect(statuses).toEqual(new Set([storm.served, 503]));

      for (const refused of answers.filter(({ status }) => status === 503)) {
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(refused.headers.get("content-type")).toContain(storm.type);
        const text = await refused.text();
        expect(text).toContain(storm.says);
        expect(text).toContain("لدينا ضغط كبير");
      }
      await expect
        .poll(async () => (await storm.call()).status, { timeout: 10_000 })
        .toBe(storm.served);
    },
  );
});
