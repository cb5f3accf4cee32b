import { parseCalendarDay } from "../calendar-day.ts";
import type { FitField } from "./fit-fields.ts";

export const MAX_BANK_LENGTH = 80;
const MAX_YEARS_AWAY = 10;

const parseBank = (text: string): string | undefined => {
  const bank = text.trim().replace(/\s+/g, " ");
  return bank.length <= MAX_BANK_LENGTH && /\p{L}/u.test(bank) ? bank : undefined;
};

const parseRegistrationEnd = (text: string, today: string): string | undefined => {
  const day = parseCalendarDay(text);
  const yearOf = (date: string) => Number(date.slice(0, 4));
  if (day === undefined) return undefined;
  return Math.abs(yearOf(day) - yearOf(today)) <= MAX_YEARS_AWAY ? day : undefined;
};

const parseTruth = (text: string): string | undefined =>
  ["true", "false"].find((word) => word === text.trim().toLowerCase());

const parsers: Record<FitField, (text: string, today: string) => string | undefined> = {
  bank: parseBank,
  registrationEnds: parseRegistrationEnd,
  drivingToOman: parseTruth,
  driverUnder25: parseTruth,
};

/** The answer as it is stored; undefined for nonsense. `today` in Dubai, YYYY-MM-DD. */
export const parseFitAnswer = (field: FitField, text: string, today: string): string | undefined =>
  parsers[field](text, today);
