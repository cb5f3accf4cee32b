import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RefundRow } from "../../../contract/office/refunds/part.ts";
import { formatShortDate } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { AmountShown } from "./amount-shown.tsx";
import { DaysBar } from "./days-bar.tsx";
import { at, CELL } from "./refund-columns.ts";
import { StepBar } from "./step-bar.tsx";
import { TurnShown } from "./turn-shown.tsx";
import { WayShown } from "./way-shown.tsx";

type Props = { row: RefundRow; to: string; isShown: boolean };

/** What has no column of its own where there is little room stands below something else. */
export function Row({ row, to, isShown }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, request, insurerName, state, way, days, ownDays, isLate } = row;
  const { number, name } = request;
  const numberId = `refund-${id}`;

  return (
    <tr
      aria-labelledby={numberId}
      className={`relative border-t border-line hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf ${isShown ? "bg-surface-soft" : ""}`}
    >
      <th
        scope="row"
        aria-label={number}
        className={`${CELL} border-s-4 text-start ${isShown ? "border-accent" : "border-transparent"}`}
      >
        <Link
          to={to}
          aria-current={isShown || undefined}
          className="font-strong before:absolute before:inset-0 focus-visible:outline-none"
        >
          <bdi id={numberId} dir="ltr" className="whitespace-nowrap underline underline-offset-4">
            {number}
          </bdi>
        </Link>
        <span className={`block font-body wrap-anywhere ${at.customer.below}`}>
          <bdi>{name}</bdi>
        </span>
        <AmountShown refund={row} className={`block font-body ${at.amount.below}`} />
      </th>
      <td className={`${CELL} ${at.customer.column}`}>
        <bdi>{name}</bdi>
        <span className={`block text-xs text-ink-muted ${at.insurer.below}`}>
          {insurerName[language]}
        </span>
      </td>
      <td className={`${CELL} text-end ${at.amount.column}`}>
        <AmountShown refund={row} className="grid justify-items-end" />
      </td>
      <td className={`${CELL} ${at.way.column}`}>
        <WayShown way={way} />
      </td>
      <td className={`${CELL} ${at.insurer.column}`}>{insurerName[language]}</td>
      <td className={`${CELL} ${at.step.column}`}>
        <StepBar
          state={state}
          className="@max-[50rem]:flex-col @max-[50rem]:items-start @max-[50rem]:gap-1"
        />
      </td>
      <td className={`${CELL} ${at.days.column}`}>
        {days ? (
          <DaysBar days={days} own={ownDays} isLate={isLate} barClass="w-14 @min-[62rem]:w-20" />
        ) : (
          <span aria-hidden="true" className="text-ink-muted">
            –
          </span>
        )}
      </td>
      <td className={`${CELL} pe-4`}>
        {row.endedAt ? (
          <time dateTime={row.endedAt} className="text-ink-muted">
            {formatShortDate(row.endedAt, language)}
          </time>
        ) : (
          <TurnShown refund={row} />
        )}
        <span className={`mt-1 block text-xs text-ink-muted ${at.step.below}`}>
          {t(`refunds.states.${state}`)}
        </span>
        {days && (
          <span
            className={`block text-xs ${isLate ? "text-danger-ink" : "text-ink-muted"} ${at.days.below}`}
          >
            <Ltr>{days.promised === null ? days.passed : `${days.passed} / ${days.promised}`}</Ltr>
          </span>
        )}
      </td>
    </tr>
  );
}
