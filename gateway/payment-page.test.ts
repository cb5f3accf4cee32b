import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { encryptedRequest, hidden, merchant, stranger, testShop } from "./test-shop.ts";

let at: ReturnType<typeof testShop>;
beforeEach(() => {
  at = testShop();
});

describe("the payment page", () => {
  it("names the insurer and the amount, in English", async () => {
    const { statusCode, body } = await at.handOver();
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain("<title>Pay Falaj Insurance AED 1,092.01 ");
  });

  it("turns to Arabic when asked", async () => {
    const { body } = await at.handOver({ language: "AR", merchant_param2: "فلج للتأمين" });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain("<title>ادفع لشركة فلج للتأمين AED 1,092.01 ");
  });

  it("splits the amount into four that add up", async () => {
    const { body } = await at.handOver();
    const list = /<ol class="schedule">(.*?)<\/ol>/s.exec(body)?.[1] ?? "";
    const parts = [...list.matchAll(/AED ([\d.]+)/g)].map(([, amount]) => Number(amount) * 100);
    expect(parts).toHaveLength(4);
    expect(Math.round(parts.reduce((sum, part) => sum + part, 0))).toBe(109201);
  });

  it("escapes what a shop sends", async () => {
    const { body } = await at.handOver({ merchant_param2: '<img src=x onerror="1">' });
    expect(body).not.toContain("<img");
  });

  it("runs no script, loads nothing from other origins, is not cached and sends no referrer", async () => {
    const { headers, body } = await at.handOver();
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'none'; font-src 'self'; form-action 'self' http:\/\/localhost:5000;/,
    );
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    expect(body).not.toMatch(/<script|style=|https?:\/\//);
  });

  it.each([
    { merchant_id: "200" },
    { order_id: "" },
    { order_id: "../../etc/passwd" },
    { order_id: "a".repeat(31) },
    { amount: "0.00" },
    { amount: "12" },
    { amount: "-1.00" },
    { currency: "USD" },
    { redirect_url: "https://elsewhere.test/" },
    { cancel_url: "javascript:alert(1)" },
    { redirect_url: "http://localhost:5000.elsewhere.test/" },
  ])("refuses %j", async (wrong) => {
    expect((await at.handOver(wrong)).statusCode).toBe(400);
    expect(readdirSync(at.orders)).toEqual([]);
  });

  it("refuses unknown merchants and unreadable messages", async () => {
    const url = "/transaction/transaction.do";
    const encRequest = encryptedRequest();
    for (const fields of [
      { encRequest, access_code: "DISCARDED_ADDRESS" },
      { encRequest, access_code: stranger.accessCode },
      { encRequest: "zz", access_code: merchant.accessCode },
      {},
    ] as Record<string, string>[]) {
      expect((await at.post(url, fields)).statusCode).toBe(400);
    }
    expect((await at.post(url, { encRequest: "" })).statusCode).toBe(400);
  });

  it("lets an order number stand for one payment only", async () => {
    const first = hidden((await at.handOver()).body, "token");
    expect(hidden((await at.handOver()).body, "token")).toBe(first);
    expect((await at.handOver({ amount: "1.00" })).statusCode).toBe(400);
  });
});
