import { expect, test } from "vitest";
import { readOutcome } from "./post-request.ts";

const handOff = { requestId: "r", ref: "x", encRequest: "e", paymentUrl: "u", accessCode: "a" };
const taken = {
  req_true: "true",
  email: "m@example.test",
  number: "MZ-1",
  redirectUrl: "/req_true",
};

test("encRequest, paymentUrl and accessCode hand over to the card page (part 2, section 7)", () => {
  const outcome = readOutcome(200, JSON.stringify({ status: "success", ...handOff }));
  expect(outcome).toEqual({ kind: "handedOff", handOff: { status: "success", ...handOff } });
});

test('req_true "true" is a request our team has', () => {
  const { req_true: _, ...rest } = taken;
  expect(readOutcome(200, JSON.stringify(taken))).toEqual({ kind: "taken", taken: rest });
});

test.each([
  [409, { code: "requests.priceChanged", priceFils: 7 }, ["requests.priceChanged", undefined, 7]],
  [400, { code: "leads.emailInvalid", field: "email" }, ["leads.emailInvalid", "email", undefined]],
  [500, { code: "made.up" }, ["request.unexpected", undefined, undefined]],
])("%i with %j is a refusal", (status, answer, [code, field, priceFils]) => {
  expect(readOutcome(status, JSON.stringify(answer))).toEqual({
    kind: "refused",
    code,
    field,
    priceFils,
  });
});

test.each(["", "<html>", "[]", "null"])("%j under 502 is an unexpected refusal", (text) => {
  expect(readOutcome(502, text)).toMatchObject({ kind: "refused", code: "request.unexpected" });
});
