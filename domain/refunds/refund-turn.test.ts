import { expect, test } from "vitest";
import { maySendRefund, neededForRefund, turnOfRefund } from "./refund-turn.ts";

const card = { way: "card", hasIban: false, isCertificateMissing: false } as const;
const transfer = { way: "transfer", hasIban: true, isCertificateMissing: false } as const;

test.each([
  ["proposed", card, false, "admin"],
  ["approved", card, false, "agent"],
  ["approved", transfer, false, "agent"],
  ["approved", { ...transfer, hasIban: false }, false, "customer"],
  ["approved", { ...transfer, isCertificateMissing: true }, false, "customer"],
  ["approved", card, true, "bank"],
  ["sent", card, false, "insurer"],
  ["sent", card, true, "bank"],
  ["failed", card, false, "agent"],
  ["failed", { ...transfer, hasIban: false }, false, "customer"],
  ["confirmed", card, false, null],
  ["void", card, false, null],
] as const)("%s, %j, disputed %s: %s", (state, needs, isDisputed, turn) => {
  const refund = { state, ...needs, isDisputed };
  expect(turnOfRefund(refund)).toBe(turn);
  expect(maySendRefund(refund)).toBe(turn === "agent");
});

test("only a transfer needs an account", () => {
  expect(neededForRefund({ ...card, isCertificateMissing: true })).toEqual([]);
  const bare = { way: "transfer", hasIban: false, isCertificateMissing: true } as const;
  expect(neededForRefund(bare)).toEqual(["iban", "certificate"]);
});
