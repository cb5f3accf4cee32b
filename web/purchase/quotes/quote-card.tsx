import { useId, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InsurerLogo } from "../choice/insurer-logo.tsx";
import { comesLater } from "../later/comes-later.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { CardFacts } from "./card-facts.tsx";
import { QualityLine } from "./quality-line.tsx";
import type { OwnChoice } from "./sharpening.ts";
import { useOwnQuote } from "./use-own-quote.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const OpenedCard = comesLater(
  () => withPriceTexts(() => withCompareTexts(() => import("./opened-card.tsx"))),
  <Skeleton className="m-5 h-40" />,
);

export type CardState = { isOpen?: boolean; own?: OwnChoice | undefined };

type Props = {
  quote: Package;
  draft: PurchaseDraft | undefined;
  state: CardState;
  onState: (state: CardState) => void;
  chosen: boolean;
  isCheapest: boolean;
  isUpdating: boolean;
  compared: readonly string[];
  onCompare: () => void;
  onSelect: (quote: Package, own: OwnChoice | undefined) => void;
  /** What comes next in the order of the keyboard once the quote is chosen. */
  afterSelect: Ref<HTMLSpanElement>;
};

export function QuoteCard({
  quote: listed,
  isUpdating: isListUpdating,
  afterSelect,
  ...props
}: Props) {
  const { draft, state, onState, chosen, isCheapest, compared, onCompare, onSelect } = props;
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const id = useId();
  const { quote, isUpdating, hasFailed } = useOwnQuote(listed, draft, state.own);
  const isWaiting = isUpdating || isListUpdating;

  return (
    <li
      aria-labelledby={`${id}-name`}
      aria-busy={isWaiting || undefined}
      className={`overflow-hidden rounded-card bg-surface-raised ${chosen ? "shadow-2 outline-2 outline-action" : "shadow-1"}`}
    >
      <div className="grid gap-1.5 px-4 pt-3 pb-1.5 sm:gap-2 sm:px-6 sm:pt-4 sm:pb-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="grid justify-items-start gap-0.5">
            <InsurerLogo
              src={quote.logo}
              name={quote.insurerName[language]}
              className="h-7 sm:h-9"
            />
            <h2
              id={`${id}-name`}
              className="flex flex-wrap items-center gap-x-2 text-label leading-snug font-strong tracking-normal"
            >
              {quote.names[language]}
              {isCheapest && !chosen && (
                <span className="max-sm:hidden">
                  <Pill>{t("quotes.card.lowest")}</Pill>
                </span>
              )}
            </h2>
          </div>
          <p
            className={`grid justify-items-end gap-0.5 transition-opacity ${isWaiting ? "opacity-60" : ""}`}
          >
            <Price
              amount={formatAmount(quote.priceFils)}
              size="md"
              className="font-display sm:text-title"
            />
            <span className="text-xs leading-snug text-ink-muted">
              {t(state.own ? "quotes.card.ownVat" : "quotes.card.vat")}
            </span>
          </p>
        </div>
        <CardFacts quote={quote} />
        <QualityLine quote={quote} describedBy={`${id}-name`} />
        <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-6">
          <Button
            size="small"
            variant={chosen ? "primary" : "quiet"}
            {...(chosen && { icon: "check" as const })}
            aria-pressed={chosen}
            aria-describedby={`${id}-name`}
            onClick={() => onSelect(quote, state.own)}
          >
            {/* The contract's name stays; the words that are read change beside it. */}
            <span className={chosen ? "sr-only" : ""}>{t("quotes.card.select")}</span>
          </Button>
          {chosen && (
            <span className="-ms-1.5 text-sm font-strong text-action">
              {t("quotes.card.selected")}
            </span>
          )}
          {chosen && <span ref={afterSelect} className="contents" />}
          <button
            type="button"
            className="link gap-1 text-sm"
            aria-expanded={state.isOpen === true}
            aria-controls={state.isOpen ? `${id}-details` : undefined}
            aria-describedby={`${id}-name`}
            onPointerDown={() => void OpenedCard.fetchAhead()}
            onFocus={() => void OpenedCard.fetchAhead()}
            onClick={() => onState({ ...state, isOpen: !state.isOpen })}
          >
            {t(state.isOpen ? "quotes.card.hideDetails" : "quotes.card.showDetails")}
            <Icon name={state.isOpen ? "up" : "down"} size={16} />
          </button>
          <CompareChoice
            {...{ compared }}
            id={listed._id}
            onToggle={onCompare}
            describedBy={`${id}-name`}
          />
        </div>
      </div>
      {state.isOpen && (
        <div id={`${id}-details`}>
          <OpenedCard
            {...{ quote, draft, hasFailed }}
            own={state.own}
            onOwn={(own) => onState({ ...state, own })}
          />
        </div>
      )}
    </li>
  );
}
