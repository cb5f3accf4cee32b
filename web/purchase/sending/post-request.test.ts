import { beforeAll, expect, test } from "vitest";
import { createI18n } from "../../i18n/i18n.ts";
import { loadTexts } from "../../texts.ts";
import { readOutcome } from "./post-request.ts";

beforeAll(async () => {
  createI18n("en", await loadTexts("en", ["problems"]));
});

const handOff = { requestId: "r", ref: "x", encRequest: "e", paymentUrl: "u", accessCode: "a" };
const taken = {
  req_true: "true",
  email: "m@example.test",
  number: "MZ-1",
  redirectUrl: "/req_true",
  promisedFor: "2026-11-23T10:00:00.000Z",
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
  [400, { code: "leads.emailInvalid", field: "email" }, ["leads.emailInvalid", "email"]],
  [500, { code: "made.up" }, ["request.unexpected", undefined]],
])("%i with %j is a refusal", (status, answer, [code, field]) => {
  const refusal = { kind: "refused", code, field, reasons: [] };
  expect(readOutcome(status, JSON.stringify(answer))).toEqual(refusal);
});

test("another price comes with its edition, its ledger and what changed", () => {
  const now = { priceFils: 7, edition: "e2", ledger: [{ code: "vat", amountFils: 7 }] };
  const changes = [{ code: "vat", fromFils: 5, toFils: 7 }];
  const code = "requests.priceChanged";
  const outcome = readOutcome(409, JSON.stringify({ code, ...now, changes }));
  expect(outcome).toMatchObject({ kind: "refused", code, price: { now, changes } });
});

test("a plan that is no longer sold says why", () => {
  const answer = { code: "requests.declined", reasons: ["carTooOld"] };
  expect(readOutcome(409, JSON.stringify(answer))).toMatchObject(answer);
});

test.each(["", "<html>", "[]", "null"])("%j under 502 is an unexpected refusal", (text) => {
  expect(readOutcome(502, text)).toMatchObject({ kind: "refused", code: "request.unexpected" });
});
