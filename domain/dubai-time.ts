import { HOUR_MS } from "./durations.ts";

export const DUBAI = "Asia/Dubai";

/** "YYYY-MM-DDTHH:MM:SS.sss" as clocks in Dubai show it (UTC+4 all year), without an offset. */
export const inDubai = (at: Date): string =>
  new Date(at.getTime() + 4 * HOUR_MS).toISOString().slice(0, -1);

/** "14:05" as clocks in Dubai show it. */
export const clockTime = (at: Date): string => inDubai(at).slice(11, 16);
