import { DAY_MS } from "../../../domain/durations.ts";
import type { Language } from "../../../domain/language.ts";

/** `day` is "YYYY-MM-DD". */
export type CalendarEntry = {
  /** Stable: importing it again changes the entry instead of adding one. */
  uid: string;
  stampedAt: Date;
  day: string;
  language: Language;
  title: string;
  about: string;
  url: string;
  alarm?: { daysBefore: number; text: string };
};

const LINE_OCTETS = 75;

const basicDay = (day: string) => day.replaceAll("-", "");

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const basicMoment = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** RFC 5545, 3.1: at most 75 octets per line, never within a character. */
const folded = (line: string) => {
  const lines = [""];
  let room = LINE_OCTETS;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (octets > room) {
      lines.push(" ");
      room = LINE_OCTETS - 1;
    }
    lines[lines.length - 1] += letter;
    room -= octets;
  }
  return lines.join("\r\n");
};

const eventLines = ({ uid, stampedAt, day, language, alarm, ...entry }: CalendarEntry) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${basicMoment(stampedAt)}`,
  `DTSTART;VALUE=DATE:${basicDay(day)}`,
  `DTEND;VALUE=DATE:${basicDay(dayAfter(day))}`,
  `SUMMARY;LANGUAGE=${language}:${escaped(entry.title)}`,
  `DESCRIPTION;LANGUAGE=${language}:${escaped(entry.about)}`,
  `URL:${entry.url}`,
  "TRANSP:TRANSPARENT",
  ...(alarm
    ? [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `TRIGGER:-P${alarm.daysBefore}D`,
        `DESCRIPTION;LANGUAGE=${language}:${escaped(alarm.text)}`,
        "END:VALARM",
      ]
    : []),
  "END:VEVENT",
];

export const calendarFile = (...entries: CalendarEntry[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mizalla//Motor insurance//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
