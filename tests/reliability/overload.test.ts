import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CustomerClient, newCustomer } from "../support/api-client.ts";
import { type Flood, flood, floodAccounts } from "../support/flood.ts";
import { memoryOf } from "../support/memory-of.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";

const CALLERS = 400;

const isLong = Boolean(process.env["TEST_LONG"]);
const [FEW, MANY, SECONDS] = isLong ? [60, 600, 10] : [40, 200, 4];

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
        expect(text).toContain("الضغط على موقعنا كبير");
      }
      await expect
        .poll(async () => (await storm.call()).status, { timeout: 10_000 })
        .toBe(storm.served);
    },
  );
});

describe("a flood from 39 addresses", () => {
  let product: StartedProduct;
  let customer: CustomerClient;
  let accounts: CustomerClient[];
  let calm: Flood;
  beforeAll(async () => {
    product = await startProduct();
    customer = await newCustomer(product);
    accounts = await floodAccounts(product);
    const few = { callers: FEW, accounts, customer };
    await flood(product, { ...few, seconds: 2 });
    calm = await flood(product, { ...few, seconds: SECONDS });
  });
  afterAll(() => product.stop());

  it("is refused in part and in time, and takes the product from nobody", async () => {
    const found = await flood(product, { callers: MANY, seconds: SECONDS, accounts, customer });
    expect(found.wrongRefusals).toEqual({});
    for (const { kind, accepted } of found.kinds) expect(accepted, kind).toBeGreaterThan(0);
    expect(found.accepted.p99).toBeLessThan(3 * calm.accepted.p99 + 500);
    expect(found.health.accepted).toBe(found.health.asked);
    expect(found.health.p99).toBeLessThan(3 * calm.health.p99 + 300);
    expect(found.still.accepted).toBe(found.still.asked);
    expect(found.customer.accepted / found.customer.asked).toBeGreaterThanOrEqual(0.9);
  });

  it.each([40, 100])("of %d callers on the API's description costs little", async (callers) => {
    // Written at its first call.
    await fetch(`${product.address}/api/openapi.json`);
    const before = await memoryOf(product.pid());
    const kinds = ["description"] as const;
    const found = await flood(product, { callers, seconds: SECONDS, kinds, accounts, customer });
    expect(found.kinds[0]?.statuses).toEqual({ 200: found.accepted.accepted });
    expect(found.accepted.accepted).toBeGreaterThan(3 * callers);
    expect(found.health.p99).toBeLessThan(3 * calm.health.p99 + 300);
    expect(found.customer.accepted / found.customer.asked).toBeGreaterThanOrEqual(0.9);
    expect((await memoryOf(product.pid())) - before).toBeLessThan(150);
  });

  it("does not keep the product from stopping in order", async () => {
    const flooding = flood(product, { callers: MANY, seconds: SECONDS, accounts, customer });
    await setTimeout(1_500);
    const told = performance.now();
    expect(await product.kill("SIGTERM")).toBe(0);
    expect(performance.now() - told).toBeLessThan(15_000);
    expect(product.output()).not.toMatch(/cut off|unexpected|not ended/);
    await flooding;
  });
});
