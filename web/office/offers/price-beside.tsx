import { useTranslation } from "react-i18next";
import type { CheckedOffer } from "../../../contract/office/offers/routes.ts";
import { needsApproval, type PriceDoubt } from "../../../domain/offers/compare-price.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type OfferValues, priceOf, sumInsuredOf } from "./offer-values.ts";
import { PriceBars } from "./price-bars.tsx";
import { useDoubtWords } from "./use-doubt-words.ts";

type Props = {
  values: OfferValues;
  /** Name of the insurer, for the price list's lines. */
  insurer: string;
  checked: CheckedOffer | undefined;
  doubts: readonly PriceDoubt[];
};

/** The price beside ours for the same risk and terms, and what is asked because of it. */
export function PriceBeside({ values, insurer, checked, doubts }: Props) {
  const { t } = useTranslation("office");
  const wordsOf = useDoubtWords();
  const priceFils = priceOf(values);
  const comparison = checked?.comparison;
  const sentence =
    comparison && priceFils !== undefined
      ? wordsOf({ priceFils, sumInsuredAed: sumInsuredOf(values), comparison, doubts })
      : undefined;
  const isGrave = needsApproval(doubts);

  return (
    <section className="self-start rounded-field bg-surface p-5" aria-labelledby="beside">
      <h3 id="beside" className="mb-3 text-label">
        {t("offers.form.beside.heading")}
      </h3>
      {comparison ? (
        <PriceBars {...{ comparison, priceFils }} />
      ) : (
        <p className="text-sm text-ink-muted">
          {t(values.plan === "" ? "offers.form.beside.noPlan" : "offers.form.beside.comparing")}
        </p>
      )}
      <div aria-live="polite">
        {sentence && (
          <p
            className={`mt-3 flex items-start gap-2 rounded-field px-3.5 py-2.5 text-label ${isGrave ? "bg-danger-soft text-danger-ink" : "bg-warning-soft text-warning-ink"}`}
          >
            <Icon name={isGrave ? "alert" : "warning"} size={20} />
            <span className="block min-w-0 first-letter:uppercase">{sentence}</span>
          </p>
        )}
      </div>
      {comparison && comparison.ourFils !== null && checked.ledger.length > 0 && (
        <details className="group mt-2">
          <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-2 text-sm font-medium text-action [&::-webkit-details-marker]:hidden">
            {t("offers.form.beside.made")}
            <Icon name="down" size={20} className="transition-transform group-open:rotate-180" />
          </summary>
          <LedgerLines
            lines={checked.ledger}
            priceFils={comparison.ourFils}
            insurer={insurer}
            sum={t("offers.form.beside.sum")}
          />
        </details>
      )}
    </section>
  );
}
