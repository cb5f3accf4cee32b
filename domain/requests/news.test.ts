import { expect, it } from "vitest";
import { MINUTE_MS } from "../durations.ts";
import { newsNow, newsOf } from "./news.ts";

it.each([
  ["policyRefused", "customer", "policyRefused"],
  ["documentReceived", "customer", "picturesCame"],
  ["offersEnded", "customer", "offerDeclined"],
  ["offersEnded", "system", "offersExpired"],
  ["paymentConfirmed", "gateway", "paid"],
  ["refundRequested", "system", "moneyToGoBack"],
  ["offersEnded", "staff", undefined],
  ["policyIssued", "staff", undefined],
  ["becameLead", "system", undefined],
] as const)("%s by %s is told as %s", (event, by, code) => {
  expect(newsOf(event, by)).toBe(code);
});

const now = new Date("2026-11-27T08:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const none = { news: null, newsAt: null, newsSeenAt: null, snoozedUntil: null };

it("is nothing where nothing happened, or while it is snoozed", () => {
  expect(newsNow(none, now)).toBeNull();
  expect(newsNow({ ...none, snoozedUntil: before(-1) }, now)).toBeNull();
});

it("is seen by whoever opened it afterwards", () => {
  const paid = { ...none, news: "paid" as const, newsAt: before(5) };
  const told = { code: "paid", at: before(5) };
  expect(newsNow(paid, now)).toEqual({ ...told, isSeen: false });
  expect(newsNow({ ...paid, newsSeenAt: before(6) }, now)).toEqual({ ...told, isSeen: false });
  expect(newsNow({ ...paid, newsSeenAt: before(5) }, now)).toEqual({ ...told, isSeen: true });
});

it("is the end of a snooze, unless something happened since", () => {
  const paid = { ...none, news: "paid" as const, newsAt: before(5), newsSeenAt: before(5) };
  expect(newsNow({ ...paid, snoozedUntil: before(2) }, now)).toEqual({
    code: "snoozeEnded",
    at: before(2),
    isSeen: false,
  });
  expect(newsNow({ ...paid, snoozedUntil: before(9) }, now)?.code).toBe("paid");
});
