import { expect, test } from "vitest";
import { isDisputed, leftFils, overpromisedFils, returnedFils } from "./refund-sums.ts";

const refund = (amountFils: number, state: "proposed" | "sent" | "confirmed" | "void") => ({
  amountFils,
  state,
});
const dispute = (amountFils: number, state: "open" | "upheld" | "rejected") => ({
  amountFils,
  state,
});

test.each([
  [[], [], 1_000, 0, 0],
  [[refund(400, "proposed")], [], 600, 0, 0],
  [[refund(400, "confirmed"), refund(600, "sent")], [], 0, 0, 400],
  [[refund(400, "void")], [], 1_000, 0, 0],
  [[refund(1_000, "sent")], [dispute(1_000, "open")], 0, 0, 0],
  [[refund(1_000, "sent")], [dispute(1_000, "upheld")], 0, 1_000, 1_000],
  [[refund(1_000, "void")], [dispute(1_000, "upheld")], 0, 0, 1_000],
  [[refund(300, "confirmed")], [dispute(700, "rejected")], 700, 0, 300],
])("of AED 10 with %j and %j %i are left, %i too many, %i returned", (...row) => {
  const [refunds, disputes, left, tooMany, returned] = row;
  const payment = { arrivedFils: 1_000, refunds, disputes };
  expect(leftFils(payment)).toBe(left);
  expect(overpromisedFils(payment)).toBe(tooMany);
  expect(returnedFils(payment)).toBe(returned);
  expect(isDisputed(payment)).toBe(disputes.some(({ state }) => state === "open"));
});
