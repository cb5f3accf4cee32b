import { describe, expect, it } from "vitest";
import { ccavenueCipher } from "./ccavenue-cipher.ts";
import { amountOf, filsOf, readResponse, requestMessage } from "./ccavenue-message.ts";

const genuine: Record<string, string> = {
  order_id: "P7K2M9QX4T1B8V6C3N5RJ",
  tracking_id: "110000000001",
  bank_ref_no: "null",
  order_status: "Success",
  failure_message: "",
  payment_mode: "Credit Card",
  currency: "AED",
  amount: "1250.00",
  merchant_param1: "REQ-42.mark",
  billing_name: "%D9%85%D8%AD%D9%85%D8%AF",
};
const written = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join("&");
const reading = (changes: Record<string, string>) =>
  readResponse(written({ ...genuine, ...changes }));

describe("a response of the gateway", () => {
  it("is read by key, in any order", () => {
    const hint = {
      orderNo: "P7K2M9QX4T1B8V6C3N5RJ",
      status: "paid",
      amountFils: 125000,
      currency: "AED",
      trackingId: "110000000001",
      seal: "REQ-42.mark",
    };
    expect(reading({})).toEqual(hint);
    expect(readResponse(written(genuine).split("&").toReversed().join("&"))).toEqual(hint);
  });

  it.each([
    ["Success", "paid"],
    ["Failure", "failed"],
    ["Invalid", "failed"],
    ["Aborted", "aborted"],
    ["Awaited", "pending"],
    ["Initiated", "unknown"],
    ["Timeout", "unknown"],
    ["success", "unknown"],
    ["Success%26x", "unknown"],
    ["constructor", "unknown"],
  ])("with the status %s is read as %s", (word, status) =>
    expect(reading({ order_status: word })?.status).toBe(status),
  );

  it("has no value where CCAvenue writes null", () => {
    const read = reading({
      order_status: "Aborted",
      tracking_id: "null",
      amount: "null",
      currency: "",
    });
    expect(read).toEqual({ orderNo: genuine.order_id, status: "aborted", seal: "REQ-42.mark" });
  });

  it.each<[string, string]>([
    ["no text", ""],
    ["a key without a value", "order_id"],
    ["an empty field", `${written(genuine)}&`],
    ["a key twice", `${written(genuine)}&amount=1.00`],
    ["a request's merchant", `${written(genuine)}&merchant_id=1`],
    ["a request's return address", `${written(genuine)}&redirect_url=x`],
    ["a request's cancel address", `${written(genuine)}&cancel_url=x`],
    ["a key in another case", `${written(genuine)}&Order_Id=x`],
    ["an encoded key", `${written(genuine)}&bank%20ref=x`],
    ["no status", written({ ...genuine, order_status: "" })],
    ["no order number", written({ ...genuine, order_id: "" })],
    ["too long an order number", written({ ...genuine, order_id: "a".repeat(31) })],
    ["a space in the order number", written({ ...genuine, order_id: "A B" })],
    ["success without a tracking id", written({ ...genuine, tracking_id: "null" })],
    ["a letter in the tracking id", written({ ...genuine, tracking_id: "12a" })],
    ["success without a currency", written({ ...genuine, currency: "null" })],
    ["a currency in lower case", written({ ...genuine, currency: "aed" })],
    ["a control character", written({ ...genuine, bank_ref_no: "a\u0000b" })],
  ])("is refused as a whole with %s", (_name, plain) =>
    expect(readResponse(plain)).toBeUndefined(),
  );

  it.each([
    "1250",
    "1250.0",
    "1,250.00",
    "01e3",
    "-1.00",
    "+1.00",
    " 1.00",
    "1.000",
    "12345678901.00",
    "null",
    "١٠.٠٠",
  ])("is refused with the amount %j", (amount) => expect(reading({ amount })).toBeUndefined());
});

describe("a request", () => {
  it("encodes its values, so that a name cannot become a field", () => {
    const message = requestMessage({ order_id: "A", billing_name: "x&order_status=Success" });
    expect(message).toBe("order_id=A&billing_name=x%26order_status%3DSuccess");
  });

  it("is refused when it is posted back as a response", () => {
    const cipher = ccavenueCipher("v1", "any");
    const request = requestMessage({ merchant_id: "1", ...genuine });
    expect(readResponse(cipher.decrypt(cipher.encrypt(request)) ?? "")).toBeUndefined();
  });
});

it.each([
  [1, "0.01"],
  [100, "1.00"],
  [55125, "551.25"],
  [109200, "1092.00"],
])("%i fils are written %s and read back", (fils, amount) => {
  expect(amountOf(fils)).toBe(amount);
  expect(filsOf(amount)).toBe(fils);
});
