import { useTranslation } from "react-i18next";
import type { StampedDay } from "../../../contract/our-times.ts";
import { formatDay, formatList } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pill } from "../../ui/pill.tsx";

/** What proves that no case was taken away. */
export function Stamps({ days }: { days: readonly StampedDay[] }) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const faulty = days.filter(({ isVerified }) => !isVerified);

  return (
    <section
      aria-labelledby="stamp"
      className="grid gap-x-12 gap-y-4 border-t border-line py-9 lg:grid-cols-[1fr_1.9fr] lg:py-12"
    >
      <h2 id="stamp" className="text-title">
        {t("ourTimes.stamp.heading")}
      </h2>
      <div className="grid gap-4">
        <p className="max-w-reading">{t("ourTimes.stamp.text")}</p>
        <p className="max-w-reading">{t("ourTimes.stamp.leftOut")}</p>
        {faulty.length > 0 && (
          <Banner kind="warning" title={t("ourTimes.stamp.faulty", { count: faulty.length })}>
            {formatList(
              faulty.map(({ day }) => formatDay(day, language)),
              language,
            )}
          </Banner>
        )}
        {days.length === 0 ? (
          <p className="text-ink-muted">{t("ourTimes.stamp.none")}</p>
        ) : (
          <details className="rounded-card bg-surface-raised px-5 shadow-1 sm:px-6">
            <summary className="flex min-h-16 items-center gap-4 py-3">
              <h3 className="grow text-base font-strong">
                {t("ourTimes.stamp.days", { count: days.length })}
              </h3>
              <Icon name="down" size={20} className="turns" />
            </summary>
            <ol className="pb-2">
              {days.map((day) => (
                <Stamp key={day.day} {...day} />
              ))}
            </ol>
          </details>
        )}
      </div>
    </section>
  );
}

function Stamp({ day, firstSeal, lastSeal, cases, digest, isVerified }: StampedDay) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const seals = t(firstSeal === lastSeal ? "ourTimes.stamp.oneSeal" : "ourTimes.stamp.seals", {
    first: firstSeal,
    last: lastSeal,
  });

  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{formatDay(day, language)}</span>
        {!isVerified && (
          <Pill tone="bad" icon="alert">
            {t("ourTimes.stamp.cannot")}
          </Pill>
        )}
      </p>
      {digest === "" ? (
        <p className="text-sm text-ink-muted">{t("ourTimes.stamp.gone")}</p>
      ) : (
        <>
          <p className="text-sm text-ink-muted">
            {seals} · {t("ourTimes.cases", { count: cases })}
          </p>
          <p className="flex gap-2 text-sm text-ink-muted">
            {t("ourTimes.stamp.digest")}
            {/* Shortened to the eye, whole to who copies it. */}
            <bdi dir="ltr" className="w-32 truncate">
              {digest}
            </bdi>
          </p>
        </>
      )}
    </li>
  );
}
