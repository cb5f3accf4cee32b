import { useTranslation } from "react-i18next";
import type { OfferPromise } from "../../contract/offer-promise.ts";
import { nearDay } from "../../domain/near-day.ts";
import { clockTime } from "../../domain/dubai-time.ts";
import { formatWeekday } from "../i18n/weekday.ts";
import { useSite } from "../i18n/use-site.ts";
import { useNow } from "../ui/use-now.ts";

/**
 * What was promised to somebody who waits for an offer, by Dubai's clock: "An offer before 14:00
 * today". Undefined where nothing is promised, or nothing is known any more.
 * @param area whose texts hold the words (`offer-words`)
 */
export function usePromiseWords(area: "profile" | "purchase") {
  const { t } = useTranslation(["profile", "purchase"]);
  const { language } = useSite();
  const now = useNow();

  return (promise: OfferPromise | null): string | undefined => {
    if (!promise) return undefined;
    const until = promise.until === null ? undefined : new Date(promise.until);
    const isPast = !until || until <= now;
    // What a page of the purchase remembers of a sent request does not tell whether we kept it.
    if (isPast) return area === "profile" ? t("profile:promise.late") : undefined;
    const kind = promise.missed > 0 ? "again" : "first";
    return t(`${area}:promise.${kind}.${nearDay(until, now)}`, {
      time: clockTime(until),
      day: formatWeekday(promise.until ?? "", language),
    });
  };
}
