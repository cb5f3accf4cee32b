import { useId, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { Fils } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { CardCells } from "../../prices/card/card-cells.tsx";
import { MonthPrice } from "../../prices/card/month-price.tsx";
import { LastYearDifference } from "./last-year-difference.tsx";
import type { OwnChoice } from "./sharpening.ts";
import { withCoverTexts } from "../../prices/cover/with-cover-texts.ts";
import { QualityLine } from "../../prices/card/quality-line.tsx";
import { RollingPrice } from "./rolling-price.tsx";
import { soldAs } from "./quick-choices.ts";
import { useOwnQuote } from "./use-own-quote.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const OpenedCard = comesLater(
  () =>
    withPriceTexts(() => withCoverTexts(() => withCompareTexts(() => import("./opened-card.tsx")))),
  <Skeleton className="m-5 h-40" />,
);

export type CardState = { isOpen?: boolean; own?: OwnChoice | undefined };

type Props = {
  quote: Package;
  draft: PurchaseDraft | undefined;
  state: CardState;
  onState: (state: CardState) => void;
  chosen: boolean;
  /** Its price before the last answer. */
  before: Fils | undefined;
  /** What the person paid last year; 0 where they did not say. */
  lastYear: Fils;
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
  const { draft, state, onState, chosen, lastYear, compared, onCompare, onSelect } = props;
  const { t } = useTranslation(["purchase", "prices/card"]);
  const { language } = useSite();
  const id = useId();
  const { quote, isUpdating, hasFailed } = useOwnQuote(listed, draft, state.own);
  const isWaiting = isUpdating || isListUpdating;

  return (
    <li
      aria-labelledby={`${id}-name`}
      aria-busy={isWaiting || undefined}
      data-chosen={chosen || undefined}
      className="quote-card"
    >
      <div className="quote-row">
        <div className="quote-who">
          <InsurerLogo src={quote.logo} name={quote.insurerName[language]} className="h-8 lg:h-9" />
          <h2 id={`${id}-name`} className="text-label leading-snug font-strong tracking-normal">
            {quote.names[language]}
          </h2>
        </div>
        <div className="quote-price">
          <RollingPrice fils={quote.priceFils} before={props.before} />
          <MonthPrice fils={quote.priceFils} />
          {lastYear > 0 && <LastYearDifference fils={lastYear - quote.priceFils} />}
        </div>
        <CardCells plan={quote} soldAs={(choice) => soldAs(quote, choice)} />
        {(state.own || quote.unavailable.length > 0) && (
          <p className="quote-note text-xs font-medium text-warning-ink">
            {t(state.own ? "quotes.card.own" : "quotes.card.unavailable")}
          </p>
        )}
        <QualityLine plan={quote} describedBy={`${id}-name`} />
        <div className="quote-select">
          <Button
            wide
            size="small"
            variant={chosen ? "primary" : "quiet"}
            aria-pressed={chosen}
            aria-disabled={isWaiting || undefined}
            aria-describedby={`${id}-name`}
            onClick={() => isWaiting || onSelect(quote, state.own)}
          >
            {/* The contract's name stays; the word that is read changes in its place. */}
            {chosen && <span aria-hidden="true">{t("quotes.card.selected")}</span>}
            <span className={chosen ? "sr-only" : ""}>{t("quotes.card.select")}</span>
          </Button>
          {chosen && <span ref={afterSelect} className="contents" />}
        </div>
        <div className="quote-foot">
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
            {t(state.isOpen ? "prices/card:hideDetails" : "prices/card:showDetails")}
            <Icon name={state.isOpen ? "up" : "down"} size={16} />
          </button>
        </div>
        <CompareChoice
          {...{ compared }}
          id={listed._id}
          onToggle={onCompare}
          describedBy={`${id}-name`}
        />
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
