import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PriceComparison } from "../../../domain/offers/compare-price.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { differenceOf } from "./price-difference.ts";

type Props = {
  comparison: PriceComparison;
  /** Undefined before a price is typed. */
  priceFils: number | undefined;
};

const signed = (value: number, amount: string) => (value < 0 ? "−" : "+") + amount;

/** Amounts as bars of one scale: a slipped decimal is seen before it is read. */
export function PriceBars({ comparison, priceFils }: Props) {
  const { t } = useTranslation("office");
  const { ourFils, floorFils, capFils, lowestFils, highestFils } = comparison;
  const greatest = Math.max(priceFils ?? 0, ourFils ?? 0, highestFils ?? 0, 1);
  const share = (fils: number) => (fils / greatest) * 100;
  const difference = priceFils === undefined ? undefined : differenceOf(priceFils, comparison);
  const hasRange = ourFils === null && lowestFils !== null && highestFils !== null;
  const isCompared = ourFils !== null || hasRange;

  return (
    <dl className="grid gap-2.5 text-label">
      {priceFils !== undefined && (
        <Bar name={t("offers.form.beside.offer")} from={0} to={share(priceFils)} tone="bg-accent">
          <Price amount={formatAmount(priceFils)} className="font-strong" />
        </Bar>
      )}
      {ourFils !== null && (
        <Bar name={t("offers.form.beside.ours")} from={0} to={share(ourFils)} tone="bg-action">
          <Price amount={formatAmount(ourFils)} className="font-strong" />
        </Bar>
      )}
      {hasRange && (
        <Bar
          name={t("offers.form.beside.today")}
          from={share(lowestFils)}
          to={share(highestFils)}
          tone="bg-action"
        >
          <Range from={lowestFils} to={highestFils} />
        </Bar>
      )}
      {!isCompared && <Line name={t("offers.form.beside.nothing")} />}
      {isCompared && priceFils !== undefined && (
        <Line name={t("offers.form.beside.difference")}>
          {difference && difference.fils !== 0 ? (
            <Ltr className="font-strong">
              {signed(difference.fils, formatAmount(Math.abs(difference.fils)))} (
              {signed(difference.percent, Math.abs(difference.percent).toFixed(1))}%)
            </Ltr>
          ) : (
            t(hasRange ? "offers.form.beside.within" : "offers.form.beside.same")
          )}
        </Line>
      )}
      {floorFils !== null && capFils !== null && (
        <Line name={t("offers.form.beside.tariff")}>
          <span className="text-ink-muted">
            <Range from={floorFils} to={capFils} />
          </span>
        </Line>
      )}
    </dl>
  );
}

function Range({ from, to }: { from: number; to: number }) {
  return (
    <Price
      amount={
        <>
          {formatAmount(from)} – {formatAmount(to)}
        </>
      }
    />
  );
}

function Line({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

type BarProps = { name: string; from: number; to: number; tone: string; children: ReactNode };

/** @param from, to percent of the greatest amount */
function Bar({ name, from, to, tone, children }: BarProps) {
  return (
    <div className="grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-4 gap-y-1">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-end">{children}</dd>
      <dd aria-hidden="true" className="col-span-full h-2 rounded-full bg-surface-sunken">
        <div
          className={`h-2 min-w-1 rounded-full ${tone}`}
          style={{ marginInlineStart: `${from}%`, width: `${to - from}%` }}
        />
      </dd>
    </div>
  );
}
