import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { CardCells } from "../../prices/card/card-cells.tsx";
import { MonthPrice } from "../../prices/card/month-price.tsx";
import { QualityLine } from "../../prices/card/quality-line.tsx";
import { withCoverTexts } from "../../prices/cover/with-cover-texts.ts";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { planOf, soldIn } from "./plan-of-offer.ts";
import { useDifferenceWords } from "./use-difference-words.ts";

const OfferDetails = comesLater(
  () => withCoverTexts(() => import("./offer-details.tsx")),
  <Skeleton className="m-5 h-40" />,
);

type Props = {
  offer: Offer;
  request: RequestDetails;
  /** The one that is proposed to be accepted first. */
  isFirst: boolean;
  onAccept?: () => void;
  onDecline?: () => void;
};

/** An offer, as quotes are shown. */
export function OfferCard({ offer, request, isFirst, onAccept, onDecline }: Props) {
  const { t } = useTranslation(["profile/offers", "prices/card"]);
  const { language, pathOf } = useSite();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const differsIn = useDifferenceWords()(offer);
  const plan = planOf(offer);
  const { state, priceFils, why, cover } = offer;
  const isChosen = state === "accepted" || state === "bought";
  const fetchAhead = () => void OfferDetails.fetchAhead();

  return (
    <li
      aria-labelledby={`${id}-name`}
      data-chosen={isChosen || undefined}
      className={`quote-card offer-card ${isChosen ? "valance" : ""}`}
    >
      <div className="offer-row">
        <div className="quote-who">
          <InsurerLogo src={plan.logo} name={plan.insurerName[language]} className="h-9" />
          <h3 id={`${id}-name`} className="text-label leading-snug font-strong tracking-normal">
            {plan.names[language]}
          </h3>
          {isChosen && (
            <Pill tone="good" icon="check">
              {t(state === "bought" ? "bought" : "accepted")}
            </Pill>
          )}
          {state === "open" && offer.version > 1 && <Pill tone="waiting">{t("newTerms")}</Pill>}
        </div>
        <div className="quote-price">
          <Price amount={formatAmount(priceFils)} size="md" className="quote-amount font-display" />
          <MonthPrice fils={priceFils} />
        </div>
        <CardCells plan={plan} soldAs={(choice) => soldIn(offer, choice)} />
        {differsIn !== "" && (
          <p className="quote-note text-sm font-medium text-warning-ink">{differsIn}</p>
        )}
        <QualityLine plan={plan} describedBy={`${id}-name`} />
        {onAccept && (
          <div className="quote-select">
            <Button
              wide
              size="small"
              variant={isFirst ? "primary" : "quiet"}
              aria-describedby={`${id}-name`}
              onClick={onAccept}
            >
              {t("accept")}
            </Button>
          </div>
        )}
        <div className="quote-foot">
          <button
            type="button"
            className="link gap-1 text-sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            aria-describedby={`${id}-name`}
            onPointerDown={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? "prices/card:hideDetails" : "prices/card:showDetails")}
            <Icon name={isOpen ? "up" : "down"} size={16} />
          </button>
        </div>
      </div>
      <div className="offer-says">
        {cover === null && (
          <p className="text-sm">
            {t("inWording")} <TextLink href={pathOf(paths.contact)}>{t("askForWording")}</TextLink>
          </p>
        )}
        {why !== "" && (
          <p className="text-sm text-ink-muted wrap-anywhere whitespace-pre-wrap">
            <b className="font-strong text-ink">{t("team")}</b> <bdi>{why}</bdi>
          </p>
        )}
        <div className="flex flex-wrap items-baseline-last justify-between gap-x-6 gap-y-3">
          <OfferFacts offer={offer} />
          {onDecline && (
            <Button
              variant="link"
              size="small"
              className="-my-[10px] shrink-0"
              aria-describedby={`${id}-name`}
              onClick={onDecline}
            >
              {t("decline")}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-details`}>
          <OfferDetails {...{ offer, plan, request }} />
        </div>
      )}
    </li>
  );
}
