import { expect, it } from "vitest";
import { defaultCalendar } from "../calendar/default-calendar.ts";
import { turnGivenTo, turnOf, turnWithPictures } from "./turn.ts";

const since = new Date("2026-11-23T10:00:00+04:00");

it("gives us four working hours for a lead, and a day to record a policy", () => {
  expect(turnOf(defaultCalendar, "lead", since)).toEqual({
    turn: "us",
    dueAt: new Date("2026-11-23T14:00:00+04:00"),
  });
  expect(turnOf(defaultCalendar, "paid", since)).toEqual({
    turn: "us",
    dueAt: new Date("2026-11-24T10:00:00+04:00"),
  });
});

it("counts the customer's turn from its beginning", () => {
  expect(turnOf(defaultCalendar, "awaiting_payment", since)).toEqual({
    turn: "customer",
    dueAt: since,
  });
});

it.each([
  "verifying_payment",
  "refund_pending",
  "issued",
  "rejected",
  "cancelled",
  "refunded",
] as const)("expects nobody to act on a request that is %s", (state) => {
  expect(turnOf(defaultCalendar, state, since)).toEqual({ turn: null, dueAt: null });
});

it("is the customer's turn while a picture is asked for, and ours once it is there", () => {
  const asked = { areAsked: true, areThere: false };
  expect(turnWithPictures(defaultCalendar, "paid", since, asked)).toEqual({
    turn: "customer",
    dueAt: since,
  });
  expect(
    turnWithPictures(defaultCalendar, "awaiting_payment", since, { ...asked, areThere: true }),
  ).toEqual({
    turn: "us",
    dueAt: new Date("2026-11-23T14:00:00+04:00"),
  });
  expect(
    turnWithPictures(defaultCalendar, "lead", since, { areAsked: false, areThere: false }),
  ).toEqual(turnOf(defaultCalendar, "lead", since));
});

it("is due as for its state where it is given to us, and after two working days for an insurer", () => {
  expect(turnGivenTo(defaultCalendar, "us", "paid", since)).toEqual(
    turnOf(defaultCalendar, "paid", since),
  );
  expect(turnGivenTo(defaultCalendar, "us", "issued", since)).toEqual({ turn: "us", dueAt: since });
  expect(turnGivenTo(defaultCalendar, "insurer", "lead", since)).toEqual({
    turn: "insurer",
    dueAt: new Date("2026-11-25T10:00:00+04:00"),
  });
  expect(turnGivenTo(defaultCalendar, null, "paid", since)).toEqual({ turn: null, dueAt: null });
});
