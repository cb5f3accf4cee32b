import { toLatinDigits } from "../../../../domain/digits.ts";

/** A time as people type it, "9", "9:30" or "٠٩٣٠", as "HH:MM"; anything else stays as it is. */
export function readTime(typed: string): string {
  const text = toLatinDigits(typed).trim();
  const [, hour = "", minute = "00"] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? [];
  return hour === "" ? text : `${hour.padStart(2, "0")}:${minute}`;
}
