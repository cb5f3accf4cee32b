import { expect, test } from "vitest";
import { paymentForm } from "./hand-off.ts";

const gateway = "http://127.0.0.1:5001";
const answer = {
  status: "success" as const,
  requestId: "r",
  ref: "ref",
  encRequest: "abc",
  accessCode: "code",
  paymentUrl: `${gateway}/transaction`,
};

test("a hand-off posts encRequest and access_code to the gateway", () => {
  expect(paymentForm(answer, gateway)).toEqual({
    action: answer.paymentUrl,
    fields: { encRequest: "abc", access_code: "code" },
  });
});

test.each([
  ["no encRequest", { encRequest: "" }],
  ["no address", { paymentUrl: "" }],
  ["another site", { paymentUrl: "https://elsewhere.test/transaction" }],
  ["no address at all", { paymentUrl: "javascript:alert(1)" }],
])("[2-7 incomplete hand-off] a hand-off with %s is rejected", (_, broken) => {
  expect(paymentForm({ ...answer, ...broken }, gateway)).toBeUndefined();
});
