import { dayAfter, dayInDubai } from "../../../domain/calendar-day.ts";
import { PUBLISHED_DAYS } from "../../../domain/analytics/measured-times.ts";
import { createPromisesStore } from "./promises-store.ts";
import { createDayVerification, type PromiseParts } from "./verify-days.ts";

/**
 * For the job that counts, on each of its rounds: looks at today, yesterday and one older day in turn,
 * and at each published day whose number of cases is another one.
 */
export const createRecentVerification = (parts: PromiseParts) => {
  const store = createPromisesStore(parts.db);
  const { verifyDay } = createDayVerification(parts);
  let older: string | undefined;

  return async () => {
    const today = dayInDubai(parts.now());
    const yesterday = dayAfter(today, -1);
    const first = dayAfter(today, 1 - PUBLISHED_DAYS);
    const after = await store.dayAfter(older ?? dayAfter(first, -1));
    older = after !== undefined && after < yesterday ? after : undefined;
    const miscounted = await store.miscounted(first);
    const days = new Set([today, yesterday, ...(older ? [older] : []), ...miscounted]);
    for (const day of days) await verifyDay(day);
  };
};
