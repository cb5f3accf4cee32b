import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { withCoverTexts } from "../../prices/cover/with-cover-texts.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { firstTouch } from "../../shell/first-touch.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Notice } from "../notice.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { isEnded } from "./ended-offers.ts";
import { OfferCard } from "./offer-card.tsx";
import { planOf } from "./plan-of-offer.ts";
import { useOffers } from "./use-offers.ts";
import "./offers.css";

/** More columns would not fit. */
const MAX_COMPARED = 3;

const ComparedOffers = comesLater(
  async () => {
    if (!import.meta.env.SSR) await firstTouch("[data-compared-offers]");
    return withCoverTexts(() => import("./compared-offers.tsx"));
  },
  <Skeleton className="h-96 rounded-card" />,
);

const EarlierOffers = comesLater(() => import("./earlier-offers.tsx"), null);

type Props = {
  request: RequestDetails;
  notify: (what: Notice) => void;
  onChanged: () => Promise<unknown>;
};

/** Cheapest first, what was accepted before all others. */
const inOrder = (offers: readonly Offer[]) =>
  offers.toSorted(
    (one, other) =>
      Number(other.state !== "open") - Number(one.state !== "open") ||
      one.priceFils - other.priceFils,
  );

export default function Offers({ request, notify, onChanged }: Props) {
  const { t } = useTranslation("profile/offers");
  const [asks, setAsks] = useState<{ how: "confirm" | "declining"; offer: Offer }>();
  const { isBusy, accept, decline } = useOffers({ request, notify, onChanged });
  const shown = inOrder(request.offers.filter((offer) => !isEnded(offer)));
  const ended = request.offers.filter(isEnded);
  const accepted = shown.find(({ state }) => state === "accepted");
  const mayAnswer = request.state === "offered" || request.state === "awaiting_payment";
  const first = shown.find(({ state }) => state === "open");

  const answer = async () => {
    if (!asks) return;
    await (asks.how === "confirm" ? accept(asks.offer, accepted) : decline(asks.offer));
    setAsks(undefined);
  };

  return (
    <section className="offers mb-8">
      {shown.length > 0 && (
        <>
          <h2 className="text-title-sm">{t("heading", { count: shown.length })}</h2>
          {mayAnswer && accepted && shown.length > 1 && (
            <p className="mt-1 max-w-reading text-ink-muted">{t("stillFree")}</p>
          )}
          <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
            {shown.map((offer) => (
              <OfferCard
                key={offer.id}
                {...{ offer, request }}
                isFirst={!accepted && offer === first}
                {...(mayAnswer &&
                  offer.state === "open" && {
                    onAccept: () => setAsks({ how: "confirm", offer }),
                    onDecline: () => setAsks({ how: "declining", offer }),
                  })}
              />
            ))}
          </ul>
          <Beside request={request} />
        </>
      )}
      {ended.length > 0 && <EarlierOffers offers={ended} />}
      <AnswerDialog
        asks={asks}
        insteadOf={accepted}
        isBusy={isBusy}
        onAnswer={() => void answer()}
        onClose={() => setAsks(undefined)}
      />
    </section>
  );
}

/** Drawn again only for another request: the server's HTML stands until somebody touches the page. */
function Beside({ request }: Pick<Props, "request">) {
  const { t } = useTranslation("profile/offers");

  return useMemo(() => {
    const offers = inOrder(request.offers.filter((offer) => !isEnded(offer)));
    if (offers.length < 2) return null;
    return (
      <div className="mt-4">
        {offers.length > MAX_COMPARED && <p className="mb-2 text-label">{t("cheapest")}</p>}
        <ComparedOffers
          compared={offers.slice(0, MAX_COMPARED).map((offer) => ({ offer, plan: planOf(offer) }))}
          request={request}
        />
      </div>
    );
  }, [request, t]);
}
