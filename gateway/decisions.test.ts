import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { asked, hidden, merchant, returned, shop, testShop } from "./test-shop.ts";

let at: ReturnType<typeof testShop>;
beforeEach(() => {
  at = testShop();
});

const orderFile = () => join(at.orders, `${asked.order_id}.json`);

describe("a decision", () => {
  it.each([
    ["pay", "Success", "Successful", "return"],
    ["decline", "Failure", "Unsuccessful", "return"],
    ["abort", "Aborted", "Aborted", "cancelled"],
  ])(
    "to %s is reported by the browser's return and by the status query",
    async (decision, word, status, path) => {
      const { body, headers } = await at.choose(decision);
      expect(body).toContain(`action="${shop}/api/payments/${path}"`);
      expect(headers["content-security-policy"]).toMatch(/script-src 'sha256-/);
      const message = returned(body);
      expect(message).toMatchObject({
        order_id: asked.order_id,
        order_status: word,
        currency: "AED",
        amount: "1092.01",
        merchant_param1: "ref.mark",
        merchant_param2: "Falaj Insurance",
      });
      expect(await at.ask()).toMatchObject({
        status: 0,
        order_no: asked.order_id,
        reference_no: message.tracking_id,
        order_status: status,
        order_amt: "1092.01",
        order_currncy: "AED",
      });
    },
  );

  it.each(["card", "wallet", "instalments"])("can be paid by %s", async (method) =>
    expect(returned((await at.choose("pay", "normal", method)).body).order_status).toBe("Success"),
  );

  it("is final: a second submit and a reload show the first again", async () => {
    const first = await at.choose("pay");
    const again = await at.post(`/pay/${asked.order_id}`, {
      token: JSON.parse(readFileSync(orderFile(), "utf8")).pageToken,
      decision: "decline",
      scenario: "normal",
      method: "card",
    });
    at.wait(60_000);
    expect(hidden(again.body, "encResp")).toBe(hidden(first.body, "encResp"));
    expect(hidden((await at.handOver()).body, "encResp")).toBe(hidden(first.body, "encResp"));
  });

  it("needs the token of the page and a known choice", async () => {
    const token = hidden((await at.handOver()).body, "token");
    const good = { token, decision: "pay", scenario: "normal", method: "card" };
    for (const wrong of [
      { token: "" },
      { token: `${token}x` },
      { decision: "x" },
      { scenario: "x" },
      { method: "x" },
    ]) {
      expect((await at.post(`/pay/${asked.order_id}`, { ...good, ...wrong })).statusCode).toBe(400);
    }
    expect((await at.post("/pay/UNKNOWN", good)).statusCode).toBe(400);
    expect((await at.ask()).order_status).toBe("Initiated");
  });

  it.each([1, {}, [], null, true, { length: 32 }])(
    "needs texts: JSON's %j in a field's place is refused",
    async (odd) => {
      const token = hidden((await at.handOver()).body, "token");
      const good = { token, decision: "pay", scenario: "normal", method: "card" };
      const url = `/pay/${asked.order_id}`;
      for (const name of Object.keys(good))
        expect((await at.postJson(url, { ...good, [name]: odd })).statusCode).toBe(400);
      for (const url of ["/transaction/transaction.do", "/apis/servlet/DoWebTrans"]) {
        const access_code = merchant.accessCode;
        for (const form of [
          { access_code, encRequest: odd, enc_request: odd },
          { access_code: odd },
        ])
          expect((await at.postJson(url, form)).statusCode).toBeLessThan(500);
      }
      expect((await at.ask()).order_status).toBe("Initiated");
    },
  );

  it.each([1, [], null, "text"])("is not read from JSON that is %j", async (odd) => {
    await at.handOver();
    for (const url of [
      `/pay/${asked.order_id}`,
      "/transaction/transaction.do",
      "/apis/servlet/DoWebTrans",
      "/practice/fault",
    ])
      expect((await at.postJson(url, odd)).statusCode).toBeLessThan(500);
  });

  it("survives a restart, in files that only the owner can read, without an e-mail address", async () => {
    await at.choose("pay");
    at.restart();
    expect((await at.ask()).order_status).toBe("Successful");
    expect(statSync(orderFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(orderFile(), "utf8")).not.toContain("mariam@example.ae");
  });
});

describe("a scenario", () => {
  it("delay: awaited at the return, decided five seconds later", async () => {
    expect(returned((await at.choose("pay", "delay")).body).order_status).toBe("Awaited");
    at.wait(4999);
    expect((await at.ask()).order_status).toBe("Awaited");
    at.wait(1);
    expect((await at.ask()).order_status).toBe("Successful");
  });

  it("no return: paid, and the browser is not sent back", async () => {
    const { body } = await at.choose("pay", "no_return");
    expect(body).not.toMatch(/<form|<script/);
    expect((await at.ask()).order_status).toBe("Successful");
  });

  it("tampered amount: return and status query agree on another amount", async () => {
    expect(returned((await at.choose("pay", "tampered_amount")).body).amount).toBe("1.00");
    expect(await at.ask()).toMatchObject({ order_status: "Successful", order_amt: "1.00" });
  });

  it("duplicate return: the shop hears the same message before the browser brings it, once", async () => {
    const heard: string[] = [];
    const listener = createServer(async (request, reply) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      heard.push(new URLSearchParams(body).get("encResp") ?? "");
      reply.writeHead(303, { location: "/paytrue" }).end();
    });
    await new Promise<void>((ready) => listener.listen(0, "127.0.0.1", ready));
    const own = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    at = testShop([own]);
    const urls = { redirect_url: `${own}/return`, cancel_url: `${own}/return` };
    const token = hidden((await at.handOver(urls)).body, "token");
    const choice = { token, decision: "pay", scenario: "duplicate_return", method: "card" };
    const { body } = await at.post(`/pay/${asked.order_id}`, choice);
    await at.post(`/pay/${asked.order_id}`, choice);
    listener.close();
    expect(heard).toEqual([hidden(body, "encResp")]);
  });
});
