import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { nearDay } from "../../../domain/near-day.ts";
import { clockTime } from "../../../domain/dubai-time.ts";
import { formatWeekday } from "../../i18n/weekday.ts";
import { useSite } from "../../i18n/use-site.ts";
import { PriceRange } from "../../prices/price-range.tsx";
import { usePromiseWords } from "../../promises/use-promise-words.ts";
import { CappedCard, Card } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useNow } from "../../ui/use-now.ts";

type Props = {
  request: RequestDetails;
  /** What else is said of a request that waits for its offer. */
  children: ReactNode;
};

/** Before when a lead gets its offer, and what plans ask for such a car today. */
export function PromiseCard({ request, children }: Props) {
  const words = usePromiseWords("profile")(request.promise);
  const content = (
    <>
      <TodaysPrices request={request} />
      {children}
    </>
  );
  if (!words) return <Card>{content}</Card>;
  return <CappedCard cap={<Promised request={request} words={words} />}>{content}</CappedCard>;
}

function Promised({ request, words }: { request: RequestDetails; words: string }) {
  const { t } = useTranslation("profile/one-request");
  const { language } = useSite();
  const now = useNow();
  const sent = new Date(request.createdAt);
  const isToday = nearDay(sent, now) === "today";
  const { missed = 0, movedBy } = request.promise ?? {};

  return (
    <>
      <h2 className="text-title">{words}</h2>
      {movedBy && (
        <p className="mt-2 max-w-reading">
          {t(`promise.movedBy.${movedBy.reason}`, {
            name: `\u2068${movedBy.name?.[language] ?? ""}\u2069`,
          })}
        </p>
      )}
      {missed > 1 && (
        <p className="mt-2 max-w-reading">
          {t("promise.missedTwice")}{" "}
          <a href={brand.telephoneLink} className="link">
            <Ltr className="whitespace-nowrap">{brand.telephone}</Ltr>
          </a>
        </p>
      )}
      {missed === 1 && <p className="mt-2 max-w-reading">{t("promise.missedOnce")}</p>}
      <p className="mt-2 max-w-reading text-canopy-muted">
        {t(isToday ? "promise.sentToday" : "promise.sentOn", {
          time: clockTime(sent),
          day: formatWeekday(request.createdAt, language),
        })}
      </p>
    </>
  );
}

function TodaysPrices({ request: { priceRange, answers } }: { request: RequestDetails }) {
  const { t } = useTranslation("profile/one-request");
  if (!priceRange) return null;
  const from = answers["carOrigin"] === "khaleegy" ? "gulf" : "imported";

  return (
    <div className="mb-6 border-b border-line-soft pb-6">
      <p className="text-sm text-ink-muted">
        {t(`promise.prices.${priceRange.coverType}.${from}`)}
      </p>
      <p className="mt-1">
        <PriceRange {...priceRange} className="font-display text-title" />
      </p>
      <p className="mt-1 text-sm text-ink-muted">{t("promise.terms")}</p>
      <p className="mt-3 max-w-reading text-ink-muted">{t(`promise.differs.${from}`)}</p>
    </div>
  );
}
