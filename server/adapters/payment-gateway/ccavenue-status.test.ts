import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempt, common, falaj, falajCipher } from "../../../tests/support/ccavenue.ts";
import { ccavenueCipher } from "./ccavenue-cipher.ts";
import { ccavenueGateway } from "./ccavenue-gateway.ts";

let respond: (form: URLSearchParams) => { code?: number; body: string } | "silence";
const asked: URLSearchParams[] = [];
const server = createServer(async (request, reply) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const form = new URLSearchParams(body);
  asked.push(form);
  const answer = respond(form);
  if (answer !== "silence") reply.writeHead(answer.code ?? 200).end(answer.body);
});
const openGateway = (timeoutMs: number) => {
  const { port } = server.address() as AddressInfo;
  return ccavenueGateway({
    transactionUrl: "http://pay.test:1/transaction/transaction.do?command=initiateTransaction",
    apiUrl: `http://127.0.0.1:${port}/apis/servlet/DoWebTrans`,
    accounts: { common, falaj },
    timeoutMs,
  });
};
let gateway: ReturnType<typeof openGateway>;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // A busy machine takes its time over the first answer.
  gateway = openGateway(5_000);
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answering = (json: unknown, cipher = falajCipher) => {
  respond = () => ({
    body: `status=0&enc_response=${cipher.encrypt(JSON.stringify(json))}\r\n`,
  });
  return gateway.queryStatus(attempt.orderNo, attempt.account);
};
const order = {
  order_no: attempt.orderNo,
  reference_no: "110000000001",
  order_status: "Successful",
  order_amt: "551.25",
  order_currncy: "AED",
  status: 0,
};
const unknown = { orderNo: attempt.orderNo, status: "unknown" };

describe("asking the gateway", () => {
  it("speaks orderStatusTracker 1.2 and reads a wrapped answer of strings", async () => {
    expect(await answering({ Order_Status_Result: order })).toEqual({
      orderNo: attempt.orderNo,
      status: "paid",
      amountFils: 55125,
      currency: "AED",
      trackingId: "110000000001",
    });
    const { enc_request, ...form } = Object.fromEntries(asked[0] ?? []);
    expect(form).toEqual({
      access_code: "FALAJ",
      command: "orderStatusTracker",
      request_type: "JSON",
      response_type: "JSON",
      version: "1.2",
    });
    expect(falajCipher.decrypt(enc_request ?? "")).toBe(`{"order_no":"${attempt.orderNo}"}`);
  });

  it("reads a flat answer with numbers", async () => {
    const fact = await answering({ ...order, reference_no: 110000000001, order_amt: 551.25 });
    expect(fact).toMatchObject({ status: "paid", amountFils: 55125, trackingId: "110000000001" });
  });

  it.each([
    ["Successful", "paid"],
    ["Shipped", "paid"],
    ["Unsuccessful", "failed"],
    ["Invalid", "failed"],
    ["Auto-Cancelled", "failed"],
    ["Cancelled", "failed"],
    ["Fraud", "failed"],
    ["Timeout", "failed"],
    ["Aborted", "aborted"],
    ["Awaited", "pending"],
    ["Initiated", "unknown"],
    ["Refunded", "unknown"],
    ["Chargeback", "unknown"],
    ["Success", "unknown"],
    ["Something new", "unknown"],
  ])("reads the status %s as %s", async (word, status) =>
    expect((await answering({ ...order, order_status: word })).status).toBe(status),
  );

  it.each<[unknown, number | undefined]>([
    [551, 55100],
    ["551", 55100],
    ["551.2", 55120],
    ["551.2500", 55125],
    ["551.255", undefined],
    ["5e2", undefined],
    [null, undefined],
    [-1, undefined],
  ])("reads the amount %j as %s fils", async (amount, fils) =>
    expect((await answering({ ...order, order_amt: amount })).amountFils).toBe(fils),
  );

  it("passes on an answer about another order, because the domain checks it", async () => {
    expect((await answering({ ...order, order_no: "PANOTHER" })).orderNo).toBe("PANOTHER");
  });

  it("answers unknown about an order that the gateway has not seen", async () => {
    const missing = { status: 1, error_desc: "No records found", error_code: "51419" };
    expect(await answering({ Order_Status_Result: missing })).toEqual(unknown);
  });

  it.each<[string, string, { code?: number; body: string } | "silence"]>([
    ["an error", "http500", { code: 500, body: "status=0" }],
    [
      "a refusal",
      "refused",
      { body: "status=1&enc_response=Access_code: Invalid Parameter&enc_error_code=51407" },
    ],
    ["a page of text", "unreadable", { body: "<html>maintenance</html>" }],
    [
      "another key's answer",
      "unreadable",
      { body: `status=0&enc_response=${ccavenueCipher("v1", "x").encrypt("{}")}` },
    ],
    [
      "an answer that is not JSON",
      "unreadable",
      { body: `status=0&enc_response=${falajCipher.encrypt("order_no=1")}` },
    ],
    ["a JSON list", "unreadable", { body: `status=0&enc_response=${falajCipher.encrypt("[]")}` }],
    [
      "an answer without an order number",
      "unreadable",
      { body: `status=0&enc_response=${falajCipher.encrypt('{"order_status":"Successful"}')}` },
    ],
    ["too long an answer", "tooLong", { body: "x".repeat(70_000) }],
    ["a redirect", "http302", { code: 302, body: "" }],
    ["no answer", "timeout", "silence"],
  ])("answers unknown after %s, with the trouble %s", async (_name, trouble, answer) => {
    respond = () => answer;
    const asking = answer === "silence" ? openGateway(200) : gateway;
    const fact = await asking.queryStatus(attempt.orderNo, attempt.account);
    expect(fact).toEqual({ ...unknown, trouble });
  });

  it.each([
    ["an answer without end", 200],
    ["an error without end", 500],
  ])("stops reading %s, and closes the connection", async (_name, status) => {
    const most = 300 * 1024 * 1024;
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024, "x");
    const endless = createServer((_request, reply) => {
      reply.writeHead(status);
      const send = () => {
        while (!reply.destroyed && sent < most) {
          sent += chunk.length;
          if (!reply.write(chunk)) return void reply.once("drain", send);
        }
        reply.end();
      };
      send();
    });
    await new Promise<void>((ready) => endless.listen(0, "127.0.0.1", ready));
    const closed = new Promise((done) =>
      endless.once("connection", (socket) => socket.once("close", done)),
    );
    const { port } = endless.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    const patient = ccavenueGateway({
      transactionUrl: url,
      apiUrl: url,
      accounts: { falaj },
      timeoutMs: 20_000,
    });

    const answer = await patient.queryStatus(attempt.orderNo, "falaj");
    await closed;
    expect(answer).toEqual({ ...unknown, trouble: status === 200 ? "tooLong" : "http500" });
    // Only what the connection had buffered.
    expect(sent).toBeLessThan(20 * 1024 * 1024);
    endless.close();
  });

  it("answers unknown if the gateway cannot be reached or has no such credentials", async () => {
    const urls = { transactionUrl: "http://127.0.0.1:1/", apiUrl: "http://127.0.0.1:1/" };
    const unreachable = ccavenueGateway({ ...urls, accounts: { falaj } });
    expect(await unreachable.queryStatus(attempt.orderNo, "falaj")).toEqual({
      ...unknown,
      trouble: "unreachable",
    });
    expect(await unreachable.queryStatus(attempt.orderNo, "hazm")).toEqual({
      ...unknown,
      trouble: "noCredentials",
    });
  });
});
