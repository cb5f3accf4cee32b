import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { InsurerLogo } from "./insurer-logo.tsx";
import { OfferTerms } from "./offer-terms.tsx";

type Props = { offer: Offer; onAccept?: () => void; onDecline?: () => void };

export function OfferCard({ offer, onAccept, onDecline }: Props) {
  const { t } = useTranslation("profile/offers");
  const { language } = useSite();
  const heading = useId();
  const { state, insurerName, planName, priceFils, why } = offer;
  const isChosen = state === "accepted" || state === "bought";
  const insurer = insurerName[language];
  const of = t("of", { insurer, plan: planName[language] });

  return (
    <li className="grid">
      <article
        aria-labelledby={heading}
        className={`flex flex-col rounded-card bg-surface-raised p-card ${isChosen ? "shadow-2 outline-2 outline-action" : "shadow-1"}`}
      >
        <header className="flex min-h-17 items-start justify-between gap-3">
          <div className="min-w-0">
            <InsurerLogo logo={offer.logo} />
            <h3 id={heading} className="mt-1 text-label leading-snug tracking-normal">
              {insurer}
              <span className="sr-only">, </span>
              <bdi className="block text-sm font-body text-ink-muted">{planName[language]}</bdi>
            </h3>
          </div>
          {isChosen && (
            <Pill tone="good" icon="check">
              {t(state === "bought" ? "bought" : "accepted")}
            </Pill>
          )}
          {state === "open" && offer.version > 1 && <Pill tone="waiting">{t("newTerms")}</Pill>}
        </header>
        <p className="mt-4">
          <span className="block text-sm text-ink-muted">{t("price")}</span>
          <Price amount={formatAmount(priceFils)} size="lg" className="font-display" />
        </p>
        <OfferTerms offer={offer} />
        <h4 className="mt-4 text-sm font-strong tracking-normal">{t("why")}</h4>
        <p dir="auto" className="mt-1 text-label wrap-anywhere whitespace-pre-wrap">
          {why}
        </p>
        <details className="mt-3">
          <summary className="link w-fit text-sm">
            {t("ledger")}
            <span className="sr-only">: {of}</span>
          </summary>
          <LedgerLines
            lines={offer.ledger}
            priceFils={priceFils}
            insurer={insurer}
            sum={t("sum")}
          />
        </details>
        {onAccept && (
          <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
            <Button className="max-sm:w-full" onClick={onAccept}>
              {t("accept")}
              <span className="sr-only">: {of}</span>
            </Button>
            {onDecline && (
              <Button variant="link" size="small" onClick={onDecline}>
                {t("decline")}
                <span className="sr-only">: {of}</span>
              </Button>
            )}
          </div>
        )}
      </article>
    </li>
  );
}
