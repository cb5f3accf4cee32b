import { describe, expect, test } from "vitest";
import { calendarFile, type CalendarEntry } from "./calendar.ts";

const entry: CalendarEntry = {
  uid: "cover-1@mizalla.example",
  stampedAt: new Date("2026-11-21T19:43:05.678Z"),
  day: "2027-12-31",
  language: "en",
  title: "Cover ends",
  about: "Renew",
  url: "https://mizalla.example/profile/requests/1",
  alarm: { daysBefore: 30, text: "Cover ends in 30 days" },
};

const fileOf = (changes: Partial<CalendarEntry>) => calendarFile({ ...entry, ...changes });

const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

describe("a calendar file", () => {
  test("contains the day, its alarm and nothing else", () => {
    expect(linesOf(calendarFile(entry))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Mizalla//Motor insurance//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:cover-1@mizalla.example",
      "DTSTAMP:20261121T194305Z",
      "DTSTART;VALUE=DATE:20271231",
      "DTEND;VALUE=DATE:20280101",
      "SUMMARY;LANGUAGE=en:Cover ends",
      "DESCRIPTION;LANGUAGE=en:Renew",
      "URL:https://mizalla.example/profile/requests/1",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P30D",
      "DESCRIPTION;LANGUAGE=en:Cover ends in 30 days",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
  });

  test.each([
    ["a; b, c\\d", "a\\; b\\, c\\\\d"],
    ["one\ntwo\r\nthree\rfour", "one\\ntwo\\nthree\\nfour"],
    ["x\u0000\u0007y", "xy"],
    ["end\r\nEND:VCALENDAR", "end\\nEND:VCALENDAR"],
  ])("writes the title %j as %s", (title, written) => {
    expect(linesOf(fileOf({ title }))).toContain(`SUMMARY;LANGUAGE=en:${written}`);
  });

  test.each([
    ["Latin text", "x".repeat(400)],
    ["Arabic text", "ينتهي تأمين سيارتك ".repeat(20)],
    ["characters of four octets", "🚗".repeat(60)],
  ])("folds %s at 75 octets, never within a character", (_name, about) => {
    const file = fileOf({ about, language: "ar" });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
    expect(linesOf(file)).toContain(`DESCRIPTION;LANGUAGE=ar:${about}`);
  });

  test("ends every line with CRLF", () => {
    const file = fileOf({ about: "a\nb" });
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});
