import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Analytics } from "../../../contract/office/analytics/analytics.ts";
import { figureRowsPath } from "../../../contract/office/analytics/figure-rows.ts";
import type { Compared } from "../../../contract/office/analytics/figure-shapes.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { percentChange, verdictOf, type Wanted } from "./figures/compare.ts";
import { useDuration } from "./figures/use-figure-words.ts";
import { VerdictMark } from "./figures/verdict-mark.tsx";

const keyFigures = ["sent", "issued", "premium", "commission", "firstAnswer", "lost"] as const;
type KeyFigure = (typeof keyFigures)[number];

/** `cases`: of a median, how many there were. */
type Found = { compared: Compared; cases?: Compared; erased?: number; wanted: Wanted };

const foundIn = ({ funnel, premium, times, lost }: Analytics): Record<KeyFigure, Found | null> => {
  const { requests, policies } = funnel.total;
  const { premiumFils, commissionFils } = premium.total;
  const answer = times.find(({ figure }) => figure === "firstAnswer");
  const more = { wanted: "more" } as const;
  const less = { wanted: "less" } as const;
  return {
    sent: { compared: requests, erased: requests.erased, ...more },
    issued: { compared: policies, erased: policies.erased, ...more },
    premium: { compared: premiumFils, ...more },
    commission: commissionFils && { compared: commissionFils, ...more },
    firstAnswer: answer
      ? { compared: answer.median, cases: answer.cases, erased: answer.cases.erased, ...less }
      : { compared: { now: null, before: null }, ...less },
    lost: { compared: lost.total, erased: lost.total.erased, ...less },
  };
};

/** Each beside the one of the days before: better or worse at one glance. */
export function KeyFigures({ data }: { data: Analytics }) {
  const { t } = useTranslation("office");
  const all = foundIn(data);
  const shown = keyFigures.flatMap((name) => (all[name] ? [{ name, found: all[name] }] : []));
  const columns = shown.length === 6 ? "@min-[64rem]:grid-cols-6" : "@min-[64rem]:grid-cols-5";

  return (
    <section
      aria-label={t("analytics.key.name")}
      className="overflow-hidden rounded-card bg-surface-raised shadow-1"
    >
      <dl className={`-ms-px grid grid-cols-2 @min-[40rem]:grid-cols-3 ${columns}`}>
        {shown.map(({ name, found }) => (
          <OneFigure key={name} name={name} found={found} period={data.period} />
        ))}
      </dl>
    </section>
  );
}

type OneProps = { name: KeyFigure; found: Found; period: Analytics["period"] };

function OneFigure({ name, found, period }: OneProps) {
  const { t } = useTranslation("office");
  const { compared, erased = 0, wanted } = found;
  const { now, before } = compared;
  const verdict = verdictOf(compared, wanted);
  const words = useWords(name);

  return (
    <div className="row-span-5 grid grid-rows-subgrid gap-0.5 border-s border-line-soft px-5 py-4">
      <dt className="text-xs font-medium text-ink-muted">{t(`analytics.key.${name}`)}</dt>
      <dd className="min-h-9">
        {now === null ? (
          <Untold cases={found.cases?.now} />
        ) : (
          <FigureLink to={now > 0 && figureRowsPath({ figure: name, ...period })}>
            {words.shown(now)}
          </FigureLink>
        )}
        {erased > 0 && (
          <span className="ms-2 text-xs text-ink-muted">
            {t("analytics.erased", { count: erased })}
          </span>
        )}
      </dd>
      <dd className="min-h-5">
        {verdict && now !== null && before !== null && (
          <VerdictMark verdict={verdict} grew={now > before} change={words.change(now, before)} />
        )}
      </dd>
      <dd className="text-xs text-ink-muted">
        {found.cases?.before === 0 ? (
          t("analytics.noCaseBefore")
        ) : (
          <>
            {t("analytics.before")} {before === null ? t("analytics.fewer") : words.plain(before)}
          </>
        )}
      </dd>
      <dd className="mt-1 text-xs leading-snug text-ink-muted">
        {t(`analytics.key.notes.${name}`)}
      </dd>
    </div>
  );
}

function Untold({ cases }: { cases: number | null | undefined }) {
  const { t } = useTranslation("office");
  return (
    <span className="text-sm text-ink-muted">
      {t(cases === 0 ? "analytics.noCase" : "analytics.fewer")}
    </span>
  );
}

const LARGE = "inline-block text-title leading-snug whitespace-nowrap";

/** Nothing opens no rows. */
function FigureLink({ to, children }: { to: string | false; children: ReactNode }) {
  if (!to) return <span className={LARGE}>{children}</span>;
  return (
    <Link to={to} className={`${LARGE} border-b-[1.5px] border-line-soft hover:border-ink`}>
      {children}
    </Link>
  );
}

const isMoney = (name: KeyFigure) => name === "premium" || name === "commission";

/** A key figure in words; sums in whole dirhams. */
function useWords(name: KeyFigure) {
  const { language } = useLanguage();
  const duration = useDuration();

  const plain = (value: number): ReactNode => {
    if (name === "firstAnswer") return duration(value);
    const rounded = isMoney(name) ? Math.round(value / 100) : value;
    return <Ltr>{formatNumber(rounded, language)}</Ltr>;
  };

  return {
    plain,
    shown: (value: number): ReactNode =>
      isMoney(name) ? (
        <Ltr>
          <span className="me-1 text-[.5em] font-strong tracking-normal text-ink-muted">AED</span>
          {formatNumber(Math.round(value / 100), language)}
        </Ltr>
      ) : (
        plain(value)
      ),
    // A triangle shows the sign, which Arabic durations cannot have.
    change: (now: number, before: number): ReactNode => {
      if (name === "firstAnswer") return duration(Math.abs(now - before));
      const percent = percentChange({ now, before });
      return percent && <Ltr>{percent}</Ltr>;
    },
  };
}
