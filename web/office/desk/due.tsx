import { useTranslation } from "react-i18next";
import type { OfferPromise } from "../../../contract/offer-promise.ts";
import type { DeskRow } from "../../../contract/office/desk/requests.ts";
import { nearDay } from "../../../domain/near-day.ts";
import { clockTime } from "../../../domain/dubai-time.ts";
import { formatDuration, formatMoment } from "../../i18n/formats.ts";
import { formatWeekday } from "../../i18n/weekday.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useMovedWords } from "../kit/use-moved-words.ts";
import { timeLeft } from "./time-left.ts";
import { useNow } from "../../ui/use-now.ts";

type Props = {
  row: Pick<
    DeskRow,
    "turn" | "dueAt" | "dueMovedBy" | "promise" | "snoozedUntil" | "callDueAt" | "moneyBackSince"
  >;
  /** Says whose turn it is beside the time, not below it. */
  isFlat?: boolean;
};

/** Whose turn it is, for how long, what its customer was promised, and when to call. */
export function Due({ row, isFlat = false }: Props) {
  return (
    <>
      <Turn row={row} isFlat={isFlat} />
      {row.dueMovedBy && <Moved by={row.dueMovedBy} />}
      {row.promise && <Promised promise={row.promise} />}
      {row.turn && row.callDueAt && <CallDue at={row.callDueAt} />}
    </>
  );
}

function Moved({ by }: { by: NonNullable<DeskRow["dueMovedBy"]> }) {
  const wordsOf = useMovedWords();

  return <span className="block text-xs leading-snug text-ink-muted">{wordsOf(by)}</span>;
}

function Promised({ promise: { until, missed } }: { promise: OfferPromise }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const now = useNow();

  return (
    <span className="block text-xs leading-snug text-ink-muted">
      {missed > 0 && (
        <b className="block text-danger">
          {t(missed > 1 ? "desk.promise.lateTwice" : "desk.promise.lateOnce")}
        </b>
      )}
      {until && (
        <time dateTime={until}>
          {t(`desk.promise.${nearDay(new Date(until), now)}`, {
            time: clockTime(new Date(until)),
            day: formatWeekday(until, language),
          })}
        </time>
      )}
    </span>
  );
}

function CallDue({ at }: { at: string }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const isPast = new Date(at) < useNow();

  return (
    <time dateTime={at} className={`block text-xs ${isPast ? "text-danger" : "text-ink-muted"}`}>
      {t("desk.callAt", { moment: formatMoment(at, language) })}
    </time>
  );
}

function Turn({ row, isFlat }: Required<Props>) {
  const { turn, dueAt, snoozedUntil, moneyBackSince } = row;
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const now = useNow();

  if (!turn && moneyBackSince)
    return (
      <time dateTime={moneyBackSince} className="block text-ink-muted">
        {t("desk.moneySince", { moment: formatMoment(moneyBackSince, language) })}
      </time>
    );
  if (!turn || !dueAt) return <span className="text-ink-muted">{t("desk.turn.none")}</span>;
  if (snoozedUntil && new Date(snoozedUntil) > now)
    return (
      <span className="text-ink-muted">
        {t("desk.snoozed", { moment: formatMoment(snoozedUntil, language) })}
      </span>
    );
  const { kind, unit, count } = timeLeft(turn, dueAt, now);
  return (
    <time
      dateTime={dueAt}
      title={formatMoment(dueAt, language)}
      className={`leading-snug whitespace-nowrap ${isFlat ? "flex items-baseline gap-1.5" : "block"}`}
    >
      <span className={`block font-medium ${kind === "late" ? "text-danger" : ""}`}>
        {t(`desk.time.${kind}`, { time: formatDuration(count, unit, language) })}
      </span>
      <span className="block text-xs text-ink-muted">{t(`desk.turn.${turn}`)}</span>
    </time>
  );
}
