import { expect, test } from "vitest";
import { type CoverEnd, reminderFile } from "./reminder.ts";

const cover: CoverEnd = {
  language: "en",
  requestId: "0b2f6f0e-9a51-4f0a-8a39-0f6f6b6f3f10",
  number: "MZ-7F3K2Q",
  insurerName: { en: "Hazm Motor", ar: "حزم لتأمين المركبات" },
  plate: { emirate: "dubai", code: "A", number: "12345" },
  endsOn: "2027-12-21",
  paidAt: new Date("2026-11-21T19:43:00Z"),
  requestUrl: "https://mizalla.example/profile/requests/0b2f6f0e",
};

const unfolded = (changes: Partial<CoverEnd> = {}) =>
  reminderFile({ ...cover, ...changes }).replaceAll("\r\n ", "");

test.each([
  ["en", "SUMMARY;LANGUAGE=en:Car insurance with Hazm Motor ends", "Plate: Dubai A 12345"],
  [
    "ar",
    "SUMMARY;LANGUAGE=ar:ينتهي تأمين سيارتك لدى حزم لتأمين المركبات",
    "اللوحة: دبي \u2068A 12345\u2069",
  ],
] as const)(
  "the reminder in %s names the insurer, the car and the request",
  (language, title, plate) => {
    const file = unfolded({ language });
    expect(file).toContain(`\r\n${title}\r\n`);
    expect(file).toContain(plate);
    expect(file).toContain("MZ-7F3K2Q");
  },
);

test("the reminder is the same entry in both languages: on the last day of cover, with an alarm 30 days before", () => {
  const uid = /^UID:(.*)\r$/m;
  expect(uid.exec(unfolded())?.[1]).toBe(`cover-end-${cover.requestId}@mizalla.example`);
  expect(uid.exec(unfolded({ language: "ar" }))?.[1]).toBe(uid.exec(unfolded())?.[1]);
  expect(unfolded()).toContain("DTSTART;VALUE=DATE:20271221\r\n");
  expect(unfolded()).toContain("TRIGGER:-P30D\r\n");
});

test("the reminder of a car without a plate has no line for one", () => {
  expect(unfolded({ plate: null })).not.toContain("Plate");
});
