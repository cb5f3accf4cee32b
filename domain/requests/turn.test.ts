import { expect, it } from "vitest";
import { turnGivenTo, turnOf, turnWithPictures } from "./turn.ts";

const since = new Date("2026-11-23T10:00:00+04:00");

it("gives us four working hours for a lead, and a day to record a policy", () => {
  expect(turnOf("lead", since)).toEqual({
    turn: "us",
    dueAt: new Date("2026-11-23T14:00:00+04:00"),
  });
  expect(turnOf("paid", since)).toEqual({
    turn: "us",
    dueAt: new Date("2026-11-24T10:00:00+04:00"),
  });
});

it("counts the customer's turn from its beginning", () => {
  expect(turnOf("awaiting_payment", since)).toEqual({ turn: "customer", dueAt: since });
});

it.each([
  "verifying_payment",
  "refund_pending",
  "issued",
  "rejected",
  "cancelled",
  "refunded",
] as const)("expects nobody to act on a request that is %s", (state) => {
  expect(turnOf(state, since)).toEqual({ turn: null, dueAt: null });
});

it("is the customer's turn while a picture is asked for, and ours once it is there", () => {
  const asked = { areAsked: true, areThere: false };
  expect(turnWithPictures("paid", since, asked)).toEqual({ turn: "customer", dueAt: since });
  expect(turnWithPictures("awaiting_payment", since, { ...asked, areThere: true })).toEqual({
    turn: "us",
    dueAt: new Date("2026-11-23T14:00:00+04:00"),
  });
  expect(turnWithPictures("lead", since, { areAsked: false, areThere: false })).toEqual(
    turnOf("lead", since),
  );
});

it("is due as for its state where it is given to us, and after two working days for an insurer", () => {
  expect(turnGivenTo("us", "paid", since)).toEqual(turnOf("paid", since));
  expect(turnGivenTo("us", "issued", since)).toEqual({ turn: "us", dueAt: since });
  expect(turnGivenTo("insurer", "lead", since)).toEqual({
    turn: "insurer",
    dueAt: new Date("2026-11-25T10:00:00+04:00"),
  });
  expect(turnGivenTo(null, "paid", since)).toEqual({ turn: null, dueAt: null });
});
