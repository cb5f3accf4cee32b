import { useTranslation } from "react-i18next";
import type { MeasuredTime, TimesOfMeasure } from "../../../contract/our-times.ts";
import { LEAST_MEASURED } from "../../../domain/analytics/measured-times.ts";
import type { PromiseMeasure } from "../../../domain/analytics/promise-day.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useDuration } from "./use-duration.ts";

/** What people ask first stands first. */
const order: readonly PromiseMeasure[] = ["toPolicy", "firstAnswer", "toRefund"];

export function MeasureCards({ of }: { of: readonly TimesOfMeasure[] }) {
  const shown = order.flatMap((measure) => of.filter((one) => one.measure === measure));

  return (
    <ul className="mt-6 grid items-start gap-4 lg:grid-cols-3 lg:gap-5">
      {shown.map((times) => (
        <li key={times.measure} className="rounded-card bg-surface-raised p-5 shadow-1 sm:p-6">
          <MeasureCard {...times} />
        </li>
      ))}
    </ul>
  );
}

function MeasureCard({ measure, together, byInsurer }: TimesOfMeasure) {
  const { t } = useTranslation("site");

  return (
    <>
      <h3 className="text-title-sm">{t(`ourTimes.measures.${measure}.title`)}</h3>
      <p className="mt-1 text-label text-ink-muted lg:min-h-12">
        {t(`ourTimes.measures.${measure}.text`)}
      </p>
      <Together {...together} />
      {byInsurer.length > 0 && <ByInsurer {...{ measure, byInsurer }} />}
    </>
  );
}

function Together({ cases, median, nineOfTen }: MeasuredTime) {
  const { t } = useTranslation("site");
  const inWords = useDuration();
  const counted = t("ourTimes.cases", { count: cases });
  if (median === null || nineOfTen === null)
    return (
      <p className="mt-5">
        <span className="block text-title text-ink-muted">{t("ourTimes.tooFew")}</span>
        <span className="mt-1 block text-sm text-ink-muted">
          {counted}. {t("ourTimes.tooFewMeaning", { least: LEAST_MEASURED })}
        </span>
      </p>
    );

  return (
    <>
      <dl className="mt-5 grid gap-4 border-s-2 border-accent ps-4">
        <div>
          <dt className="text-sm font-strong">
            {t("ourTimes.median")}{" "}
            <span className="font-medium text-ink-muted">{t("ourTimes.medianMeaning")}</span>
          </dt>
          <dd className="mt-1 text-title-lg tracking-normal">{inWords(median)}</dd>
        </div>
        <div>
          <dt className="text-sm font-strong">
            {t("ourTimes.nineOfTen")}{" "}
            <span className="font-medium text-ink-muted">{t("ourTimes.nineOfTenMeaning")}</span>
          </dt>
          <dd className="mt-1 text-title-sm tracking-normal">{inWords(nineOfTen)}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-ink-muted">{counted}</p>
    </>
  );
}

function ByInsurer({ measure, byInsurer }: Pick<TimesOfMeasure, "measure" | "byInsurer">) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const longest = Math.max(...byInsurer.map(({ nineOfTen }) => nineOfTen ?? 0));

  return (
    <table className="mt-5 w-full table-fixed text-start text-sm">
      <caption className="sr-only">
        {t("ourTimes.byInsurer", { measure: t(`ourTimes.measures.${measure}.title`) })}
      </caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className="w-2/5 pb-2 text-start font-medium">
            {t("ourTimes.insurer")}
          </th>
          <th scope="col" className="ps-3 pb-2 text-start font-medium">
            {t("ourTimes.median")}
          </th>
          <th scope="col" className="ps-3 pb-2 text-start font-medium">
            {t("ourTimes.nineOfTen")}
          </th>
        </tr>
      </thead>
      <tbody>
        {byInsurer.map(({ insurer, ...times }) => (
          <tr key={insurer?.slug ?? ""} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 text-start font-strong">
              {insurer ? insurer.name[language] : t("ourTimes.noInsurer")}
              <span className="block text-xs font-medium text-ink-muted">
                {t("ourTimes.cases", { count: times.cases })}
              </span>
            </th>
            <TimeCells {...times} longest={longest} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TimeCells({ median, nineOfTen, longest }: MeasuredTime & { longest: number }) {
  const { t } = useTranslation("site");
  if (median === null || nineOfTen === null)
    return (
      <td colSpan={2} className="py-2.5 ps-3 text-ink-muted">
        {t("ourTimes.tooFew")}
      </td>
    );
  return [median, nineOfTen].map((seconds, index) => (
    <td key={index} className="py-2.5 ps-3">
      <TimeWithBar {...{ seconds, longest }} />
    </td>
  ));
}

/** Bars of one table have one scale. */
function TimeWithBar({ seconds, longest }: { seconds: number; longest: number }) {
  const inWords = useDuration();

  return (
    <>
      {inWords(seconds)}
      <svg aria-hidden="true" className="mt-1.5 h-1.5 w-full rounded-full rtl:-scale-x-100">
        <rect width="100%" height="100%" className="fill-surface-leaf" />
        <rect
          width={`${(100 * seconds) / longest}%`}
          height="100%"
          rx="3"
          className="fill-action"
        />
      </svg>
    </>
  );
}
