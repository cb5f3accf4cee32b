import type { Bilingual, Language } from "../../../domain/language.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { type CalendarEntry, calendarFile } from "./calendar.ts";
import { paperTexts } from "./on-every-paper.ts";

const ALARM_DAYS_BEFORE = 30;

export type CoverEnd = {
  language: Language;
  requestId: string;
  number: string;
  insurerName: Bilingual;
  plate: { emirate: string; code: string; number: string } | null;
  endsOn: string;
  /** When it was paid or recorded. */
  paidAt: Date;
  requestUrl: string;
};

const isolated = (text: string) => `\u2068${text}\u2069`;

const plateInWords = ({ plate, language }: CoverEnd) => {
  const emirate = plate && parseEmirate(plate.emirate);
  if (!plate || !emirate) return "";
  const written = `${plate.code} ${plate.number}`;
  return `${emirateNames[emirate][language]} ${language === "ar" ? isolated(written) : written}`;
};

const endOf = (cover: CoverEnd): CalendarEntry => {
  const { language, number, requestUrl } = cover;
  const texts = paperTexts[language].reminder;
  const insurer = cover.insurerName[language];
  return {
    uid: `cover-end-${cover.requestId}@${new URL(requestUrl).hostname}`,
    stampedAt: cover.paidAt,
    day: cover.endsOn,
    language,
    title: texts.title(insurer),
    about: texts.about({
      plate: plateInWords(cover),
      insurer,
      number: language === "ar" ? isolated(number) : number,
    }),
    url: requestUrl,
    alarm: { daysBefore: ALARM_DAYS_BEFORE, text: texts.alarm },
  };
};

export const reminderFile = (cover: CoverEnd) => calendarFile(endOf(cover));

/** Both ends of a policy; the last day replaces the entry of before it was recorded. */
export const policyCalendar = (cover: CoverEnd & { startsOn: string }) => {
  const { language, requestId, requestUrl, startsOn } = cover;
  const texts = paperTexts[language].policyStart;
  const insurer = cover.insurerName[language];
  const start: CalendarEntry = {
    ...endOf(cover),
    uid: `cover-start-${requestId}@${new URL(requestUrl).hostname}`,
    day: startsOn,
    title: texts.title(insurer),
    about: texts.about({ plate: plateInWords(cover), insurer }),
  };
  const { alarm: _none, ...withoutAlarm } = start;
  return calendarFile(withoutAlarm, endOf(cover));
};
