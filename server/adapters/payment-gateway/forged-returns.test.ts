import { describe, expect, it } from "vitest";
import { attemptSeal } from "./attempt-seal.ts";
import { ccavenueCipher } from "./ccavenue-cipher.ts";
import { ccavenueGateway } from "./ccavenue-gateway.ts";
import { readEncryptedResponse } from "./ccavenue-message.ts";

/** V1 has no MAC, so a message can be edited without the key: the seal must catch that. */
const workingKey = "0123456789ABCDEF0123456789ABCDEF";
const cipher = ccavenueCipher("v1", workingKey);
const seal = attemptSeal(workingKey);
const gateway = ccavenueGateway({
  transactionUrl: "http://127.0.0.1:1/transaction/transaction.do",
  apiUrl: "http://127.0.0.1:1/apis/servlet/DoWebTrans",
  accounts: { common: { merchantId: "1", accessCode: "A", workingKey } },
});

const response = (orderNo: string, ref: string, changes: Record<string, string> = {}) =>
  cipher.encrypt(
    Object.entries({
      order_id: orderNo,
      tracking_id: "110000000001",
      bank_ref_no: "9000001",
      order_status: "Success",
      failure_message: "",
      payment_mode: "Credit Card",
      card_name: "Visa",
      status_code: "null",
      status_message: "Y",
      currency: "AED",
      amount: "1250.00",
      billing_name: "Mariam Al Ali",
      billing_address: "Corniche Road 12",
      billing_city: "Abu Dhabi",
      billing_country: "United Arab Emirates",
      merchant_param1: seal.write(orderNo, ref),
      merchant_param2: "Falaj Insurance",
      trans_date: "21/11/2026 10:00:00",
      ...changes,
    })
      .map(([key, value]) => `${key}=${value}`)
      .join("&"),
  );

const paid = response("P7K2M9QX4T1B8V6C3N5RJ", "ref-1");
const other = response("PZZ2M9QX4T1B8V6C3N5RJ", "ref-2", {
  order_status: "Failure",
  amount: "1.00",
});
const accepted = (encResp: string) => gateway.readReturn({ encResp });
const parsed = (encResp: string) => readEncryptedResponse(encResp, cipher);

/** Same numbers in every run (mulberry32), so that failures can be reproduced. */
const dice = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const block = 32;
const blocksOf = (hex: string) => hex.match(new RegExp(`.{${block}}`, "g")) ?? [];

describe("a return from the gateway", () => {
  it("is accepted unchanged, so that the refusals below mean something", () => {
    expect(accepted(paid)).toEqual({
      orderNo: "P7K2M9QX4T1B8V6C3N5RJ",
      status: "paid",
      amountFils: 125000,
      currency: "AED",
      trackingId: "110000000001",
      requestRef: "ref-1",
    });
    expect(accepted(other)?.status).toBe("failed");
  });

  it("with one bit flipped is refused in 10,000 of 10,000 cases", () => {
    const roll = dice(1);
    const bytes = Buffer.from(paid, "hex");
    let stillParse = 0;
    let authentic = 0;
    for (let n = 0; n < 10_000; n += 1) {
      const forged = Buffer.from(bytes);
      const at = Math.floor(roll() * forged.length);
      forged.writeUInt8(forged.readUInt8(at) ^ (1 << Math.floor(roll() * 8)), at);
      const hex = forged.toString("hex");
      if (parsed(hex)) stillParse += 1;
      if (accepted(hex)) authentic += 1;
    }
    // A flipped bit destroys 16 bytes: fatal UTF-8 and the grammar reject them all.
    expect(stillParse).toBe(0);
    expect(authentic).toBe(0);
  });

  it("cut off at any place is refused", () => {
    for (let length = 0; length < paid.length; length += 1) {
      expect(accepted(paid.slice(0, length))).toBeUndefined();
    }
  });

  it("with blocks spliced, swapped or repeated is refused", () => {
    const roll = dice(2);
    const [ours, theirs] = [blocksOf(paid), blocksOf(other)];
    const pick = (length: number) => Math.floor(roll() * length);
    for (let n = 0; n < 1_000; n += 1) {
      const spliced = [
        ...ours.slice(0, 1 + pick(ours.length - 1)),
        ...theirs.slice(pick(theirs.length)),
      ];
      const swapped = [...ours];
      const [from, to] = [pick(ours.length), pick(ours.length)];
      [swapped[from], swapped[to]] = [ours[to] ?? "", ours[from] ?? ""];
      const repeated = ours.toSpliced(pick(ours.length), 0, ours[pick(ours.length)] ?? "");
      for (const forged of [spliced, swapped, repeated].map((blocks) => blocks.join(""))) {
        // Some cuts rebuild a genuine message.
        if (forged !== paid && forged !== other) expect(accepted(forged)).toBeUndefined();
      }
    }
  });

  it.each<[string, unknown]>([
    ["no message", undefined],
    ["a number", 7],
    ["a list", [paid]],
    ["an object", { toString: () => paid }],
    ["too many bytes", "00".repeat(8 * 1024 + 16)],
    [
      "the seal of another order",
      response("P7K2M9QX4T1B8V6C3N5RJ", "x", { merchant_param1: seal.write("P2", "x") }),
    ],
    ["no seal", response("P7K2M9QX4T1B8V6C3N5RJ", "x", { merchant_param1: "null" })],
    [
      "a reference without its seal",
      response("P7K2M9QX4T1B8V6C3N5RJ", "x", { merchant_param1: "x." }),
    ],
  ])("that carries %s is refused", (_name, encResp) =>
    expect(gateway.readReturn({ encResp })).toBeUndefined(),
  );
});
