import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { InsurerLogo } from "../choice/insurer-logo.tsx";
import { comesLater } from "../later/comes-later.tsx";
import { CompareChoice, type Comparing } from "./compare-choice.tsx";
import { CoverLine, topLines } from "./cover-lines.tsx";
import { WhatWouldChange } from "./what-would-change.tsx";
import { withCompareTexts } from "./with-compare-texts.ts";

const PriceLedger = comesLater(() => withPriceTexts(() => import("./price-ledger.tsx")), null);
const QuoteDetails = comesLater(() => withCompareTexts(() => import("./quote-details.tsx")), null);

type Props = {
  quote: Package;
  chosen: boolean;
  isCheapest: boolean;
  comparing: Comparing;
  onSelect: () => void;
};

export function QuoteCard({ quote, chosen, isCheapest, comparing, onSelect }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const id = useId();
  const [open, setOpen] = useState({ why: false, details: false });
  const toggle = (part: keyof typeof open) => setOpen({ ...open, [part]: !open[part] });
  const insurer = quote.insurerName[language];
  const draft = open.details ? loadDraft() : undefined;

  return (
    <li
      aria-labelledby={`${id}-name`}
      className={`overflow-hidden rounded-card bg-surface-raised ${chosen ? "shadow-2 outline-2 outline-action" : "shadow-1"}`}
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_248px]">
        <div className="px-5 pt-6 pb-5 sm:px-7">
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <InsurerLogo src={quote.logo} name={insurer} />
            {chosen ? (
              <Pill tone="good" icon="check">
                {t("quotes.card.selected")}
              </Pill>
            ) : (
              isCheapest && <Pill>{t("quotes.card.lowest")}</Pill>
            )}
          </div>
          <h2 id={`${id}-name`} className="mt-3.5 text-lg">
            {quote.names[language]}
            <span className="block text-sm font-body tracking-normal text-ink-muted">
              {insurer}
            </span>
          </h2>
          <p className="mt-2 text-label text-ink-muted">{quote.description}</p>
          <ul className="mt-4 grid gap-2">
            {topLines(quote.cover).map((line) => (
              <CoverLine key={line.benefit} line={line} />
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-muted">{t("quotes.card.risk", { insurer })}</p>
        </div>
        <div className="flex flex-col justify-between gap-4 border-dashed border-line-soft px-5 py-5 max-lg:border-t sm:max-lg:flex-row sm:max-lg:items-center sm:px-7 lg:border-s lg:py-6">
          <div className="grid justify-items-start gap-1">
            <Price amount={formatAmount(quote.priceFils)} size="lg" className="font-display" />
            <p className="text-sm text-ink-muted">{t("quotes.card.firstYear")}</p>
          </div>
          <Button
            className="sm:max-lg:min-w-40"
            variant={chosen ? "primary" : "quiet"}
            {...(chosen && { icon: "check" as const })}
            aria-pressed={chosen}
            aria-describedby={`${id}-name`}
            onClick={onSelect}
          >
            {t("quotes.card.select")}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-7 border-t border-line px-5 py-1 sm:px-7">
        <Toggle
          open={open.details}
          controls={`${id}-details`}
          describedBy={`${id}-name`}
          fetchAhead={QuoteDetails.fetchAhead}
          onToggle={() => toggle("details")}
        >
          {open.details ? t("quotes.card.hideDetails") : t("quotes.card.showDetails")}
        </Toggle>
        <Toggle
          open={open.why}
          controls={`${id}-why`}
          describedBy={`${id}-name`}
          fetchAhead={PriceLedger.fetchAhead}
          onToggle={() => toggle("why")}
        >
          {t("quotes.card.why")}
        </Toggle>
        <CompareChoice id={quote._id} comparing={comparing} describedBy={`${id}-name`} />
      </div>
      {open.why && (
        <div id={`${id}-why`}>
          <PriceLedger quote={quote} />
        </div>
      )}
      {open.details && (
        <div id={`${id}-details`}>
          <QuoteDetails quote={quote} />
          {draft && (
            <div className="bg-surface-soft px-5 pb-6 sm:px-7">
              <WhatWouldChange {...{ quote, draft }} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

type ToggleProps = {
  open: boolean;
  controls: string;
  describedBy: string;
  fetchAhead: () => Promise<void>;
  onToggle: () => void;
  children: string;
};

function Toggle({ open, controls, describedBy, fetchAhead, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="link text-sm"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-describedby={describedBy}
      onPointerDown={() => void fetchAhead()}
      onFocus={() => void fetchAhead()}
      onClick={onToggle}
    >
      {children}
      <Icon name={open ? "up" : "down"} size={16} />
    </button>
  );
}
