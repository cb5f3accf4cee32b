import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { gatewayCipher } from "./gateway-cipher.ts";
import { practiceGateway } from "./practice-gateway.ts";

export const shop = "http://localhost:5000";
export const merchant = { merchantId: "100", accessCode: "AVPRACTICE", workingKey: "K".repeat(32) };
export const stranger = { merchantId: "200", accessCode: "AVOTHER", workingKey: "S".repeat(32) };
const cipher = gatewayCipher(merchant.workingKey);

export const asked = {
  merchant_id: "100",
  order_id: "PABCDEFGHJKLMNPQRSTUV",
  currency: "AED",
  amount: "1092.01",
  redirect_url: `${shop}/api/payments/return`,
  cancel_url: `${shop}/api/payments/cancelled`,
  language: "EN",
  billing_email: "mariam@example.ae",
  merchant_param1: "ref.mark",
  merchant_param2: "Falaj Insurance",
};

type Fields = Readonly<Record<string, string>>;

export const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

export const returned = (page: string) =>
  Object.fromEntries(new URLSearchParams(cipher.decrypt(hidden(page, "encResp"))));

export const encryptedRequest = (changes: Fields = {}) =>
  cipher.encrypt(new URLSearchParams({ ...asked, ...changes }).toString());

export const testShop = (allowedReturnOrigins: readonly string[] = [shop]) => {
  const dataDir = mkdtempSync(join(tmpdir(), "practice-gateway-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  let clock = Date.UTC(2026, 10, 21, 6);
  const open = () =>
    practiceGateway({
      dataDir,
      merchants: [merchant, stranger],
      allowedReturnOrigins,
      now: () => clock,
    });
  let app = open();

  const post = (url: string, fields: Fields) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const handOver = (changes: Fields = {}) =>
    post("/transaction/transaction.do", {
      encRequest: encryptedRequest(changes),
      access_code: merchant.accessCode,
    });
  const command = async (name: string, json: object, own = merchant) => {
    const { encrypt, decrypt } = gatewayCipher(own.workingKey);
    const answer = await post("/apis/servlet/DoWebTrans", {
      enc_request: encrypt(JSON.stringify(json)),
      access_code: own.accessCode,
      command: name,
      request_type: "JSON",
      response_type: "JSON",
      version: "1.2",
    });
    const encrypted = new URLSearchParams(answer.body.trim()).get("enc_response") ?? "";
    return JSON.parse(decrypt(encrypted) ?? "null");
  };

  return {
    dataDir,
    orders: join(dataDir, "gateway", "orders"),
    post,
    postJson: (url: string, body: unknown) =>
      app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(body),
      }),
    handOver,
    command,
    get: (url: string) => app.inject(url),
    fault: (mode: string, remoteAddress = "127.0.0.1") =>
      app.inject({ method: "POST", url: "/practice/fault", payload: { mode }, remoteAddress }),
    faultFrom: (origin: string, mode: string) =>
      app.inject({
        method: "POST",
        url: "/practice/fault",
        headers: { origin, "content-type": "application/x-www-form-urlencoded" },
        payload: `mode=${mode}`,
      }),
    async choose(decision: string, scenario = "normal", method = "card") {
      const token = hidden((await handOver()).body, "token");
      return post(`/pay/${asked.order_id}`, { token, decision, scenario, method });
    },
    ask: async () =>
      (await command("orderStatusTracker", { order_no: asked.order_id })).Order_Status_Result,
    wait(ms: number) {
      clock += ms;
    },
    restart() {
      app = open();
    },
  };
};
