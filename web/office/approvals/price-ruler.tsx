import { useTranslation } from "react-i18next";
import type { PriceComparison } from "../../../domain/offers/compare-price.ts";
import { formatAmount, type Fils } from "../../../domain/money.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { rulerOf } from "./ruler.ts";

type Props = { priceFils: Fils; comparison: PriceComparison };

/** The price on a line with ours, today's prices and what the tariff allows. */
export function PriceRuler({ priceFils, comparison }: Props) {
  const { t } = useTranslation("office");
  const { ourFils, floorFils, capFils, lowestFils, highestFils } = comparison;
  const ruler = rulerOf(priceFils, comparison);
  if (!ruler) return <p className="text-sm">{t("approvals.price.nothing")}</p>;
  const { at, isCapInSight } = ruler;
  const shown = (fils: Fils | null) => (fils === null ? "–" : formatAmount(fils));
  const range = `${shown(lowestFils)} – ${shown(highestFils)}`;

  return (
    <div
      role="img"
      aria-label={t("approvals.price.described", {
        asked: shown(priceFils),
        compared: ourFils === null ? range : shown(ourFils),
        floor: shown(floorFils),
        cap: shown(capFils),
      })}
    >
      <div className="relative mt-12 h-3 rounded-full bg-surface-sunken">
        {floorFils !== null && (
          <span
            className="absolute inset-y-0 start-0 rounded-s-full border-e-2 border-danger bg-danger-soft"
            style={{ inlineSize: at(floorFils) }}
          />
        )}
        {lowestFils !== null && highestFils !== null && (
          <span
            className="absolute inset-y-0 min-w-1 bg-success-soft"
            style={{
              insetInlineStart: at(lowestFils),
              inlineSize: `calc(${at(highestFils)} - ${at(lowestFils)})`,
            }}
          />
        )}
        {ourFils !== null && (
          <Mark at={at(ourFils)} label={t("approvals.price.ours")} amount={formatAmount(ourFils)} />
        )}
        <Mark
          isAsked
          at={at(priceFils)}
          label={t("approvals.price.asked")}
          amount={formatAmount(priceFils)}
        />
      </div>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-muted">
        {floorFils !== null && (
          <span>
            {t("approvals.price.floor")} <Ltr>{formatAmount(floorFils)}</Ltr>
          </span>
        )}
        {lowestFils !== null && (
          <span>
            {t("approvals.price.today")} <Ltr>{range}</Ltr>
          </span>
        )}
        {capFils !== null && (
          <span>
            {t("approvals.price.cap")} <Ltr>{formatAmount(capFils)}</Ltr>
            {isCapInSight ? "" : " …"}
          </span>
        )}
      </p>
    </div>
  );
}

type MarkProps = { at: string; label: string; amount: string; isAsked?: boolean };

/** The asked price stands lower, so that two prices that are close do not cover each other. */
function Mark({ at, label, amount, isAsked = false }: MarkProps) {
  return (
    <span className="absolute top-1/2 grid justify-items-center" style={{ insetInlineStart: at }}>
      <span
        className={`absolute -translate-y-1/2 ${isAsked ? "size-5 rounded-full border-4 border-accent bg-surface-raised" : "h-7 w-1 rounded-full bg-action"}`}
      />
      <span
        className={`absolute bottom-5 text-center text-xs leading-tight whitespace-nowrap ${isAsked ? "text-warning-ink" : "text-ink-muted"}`}
      >
        {label}
        <Ltr className="block font-strong text-ink">{amount}</Ltr>
      </span>
    </span>
  );
}
