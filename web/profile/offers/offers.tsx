import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import type { Notice } from "../notice.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { EarlierOffers, isEnded } from "./earlier-offers.tsx";
import { OfferCard } from "./offer-card.tsx";
import { useOffers } from "./use-offers.ts";

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

  const answer = async () => {
    if (!asks) return;
    await (asks.how === "confirm" ? accept(asks.offer, accepted) : decline(asks.offer));
    setAsks(undefined);
  };

  return (
    <section className="mb-8">
      {shown.length > 0 && (
        <>
          <h2 className="text-title-sm">{t("heading", { count: shown.length })}</h2>
          {mayAnswer && accepted && shown.length > 1 && (
            <p className="mt-1 max-w-reading text-ink-muted">{t("stillFree")}</p>
          )}
          <ul
            className={`mt-4 grid gap-4 sm:grid-cols-2 ${shown.length > 2 ? "min-[80rem]:grid-cols-3" : ""}`}
          >
            {shown.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                {...(mayAnswer &&
                  offer.state === "open" && {
                    onAccept: () => setAsks({ how: "confirm", offer }),
                    onDecline: () => setAsks({ how: "declining", offer }),
                  })}
              />
            ))}
          </ul>
        </>
      )}
      <EarlierOffers offers={ended} />
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
