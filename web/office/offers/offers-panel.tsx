import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sendOffers, withdrawOffer } from "../../../contract/office/offers/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isLiveOffer } from "../../../domain/requests/offer-state.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import type { Change } from "../kit/change.ts";
import { useLanguage } from "../kit/use-language.ts";
import { Panel } from "../kit/panel.tsx";
import { useWriting } from "../kit/use-writing.ts";
import { OfferDialog } from "./offer-dialog.tsx";
import { OfferRow } from "./offer-row.tsx";
import { SentDialog } from "./sent-dialog.tsx";
import { isSendable, isWaiting, outcomeOf } from "./sent-offers.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type Opened = { what: "change" | "withdraw"; id: string };

const isNow = ({ state }: DeskOffer) =>
  state === "draft" || state === "bought" || isLiveOffer(state);

export function OffersPanel({ request, ...change }: Change & { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const { failure, isBusy, write } = useWriting(change.onReload);
  const { id, version, offers, actions } = request;
  const mayOffer = actions.includes("offer");
  const [now, ended] = [offers.filter(isNow), offers.filter((offer) => !isNow(offer))];
  const [today] = useState(() => dayInDubai(new Date()));
  const [outcome, setOutcome] = useState<ReturnType<typeof outcomeOf<DeskOffer>>>();
  const drafts = offers.filter((offer) => isSendable(offer, today)).map((offer) => offer.id);
  const isOpen = (what: Opened["what"], offerId: string) =>
    opened?.what === what && opened.id === offerId;
  const close = () => setOpened(undefined);

  const sendDrafts = () =>
    void write(
      () => ask(sendOffers, { params: { id }, body: { version, offers: drafts } }),
      (found) => {
        const sent = outcomeOf(offers, found.offers);
        if (sent.waiting.length === 0) return change.onTurnEnded();
        change.onChange(found);
        setOutcome(sent);
      },
    );
  const discard = ({ id: offerId }: DeskOffer) =>
    void write(
      () => ask(withdrawOffer, { params: { id, offerId }, body: { version } }),
      change.onChange,
    );

  if (!mayOffer && offers.length === 0) return null;

  const actionsOf = (offer: DeskOffer) => {
    if (!mayOffer || offer.state === "bought") return undefined;
    const isDraft = offer.state === "draft" && !isWaiting(offer);
    const of = t("offers.of", {
      insurer: offer.insurerName[language],
      plan: offer.planName[language],
    });
    const named = <span className="sr-only">: {of}</span>;
    return (
      <>
        <Button
          variant="link"
          size="small"
          onClick={() => setOpened({ what: "change", id: offer.id })}
        >
          {t(isDraft ? "offers.edit" : "offers.change")}
          {named}
        </Button>
        <Button
          variant="link"
          size="small"
          busy={isDraft && isBusy}
          onClick={() => (isDraft ? discard(offer) : setOpened({ what: "withdraw", id: offer.id }))}
        >
          {t(isDraft ? "offers.discard" : "offers.withdraw")}
          {named}
        </Button>
      </>
    );
  };

  return (
    <Panel heading={t("offers.heading")}>
      {failure && (
        <Banner kind="error" live className="mb-3">
          {failure}
        </Banner>
      )}
      {now.length === 0 && <p className="text-sm text-ink-muted">{t("offers.none")}</p>}
      <ul>
        {now.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            isUnready={
              mayOffer && offer.state === "draft" && !isWaiting(offer) && !drafts.includes(offer.id)
            }
            actions={actionsOf(offer)}
          />
        ))}
      </ul>
      {mayOffer && drafts.length > 0 && (
        <Button variant="quiet" size="small" className="mt-3" busy={isBusy} onClick={sendDrafts}>
          {t("offers.sendDrafts", { count: drafts.length })}
        </Button>
      )}
      {ended.length > 0 && (
        <details className="group mt-3 border-t border-line pt-2">
          <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-2 text-sm font-medium text-action [&::-webkit-details-marker]:hidden">
            {t("offers.ended")}
            <Ltr className="text-ink-muted">{ended.length}</Ltr>
            <Icon name="down" size={20} className="transition-transform group-open:rotate-180" />
          </summary>
          <ul>
            {ended.toReversed().map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        </details>
      )}
      {now.map((offer) => (
        <OfferDialog
          key={offer.id}
          {...{ request, offer, ...change }}
          open={isOpen("change", offer.id)}
          onClose={close}
        />
      ))}
      {now.map((offer) => (
        <WithdrawDialog
          key={offer.id}
          {...{ request, offer, ...change }}
          open={isOpen("withdraw", offer.id)}
          onClose={close}
        />
      ))}
      <SentDialog
        outcome={outcome}
        onClose={() => setOutcome(undefined)}
        onNext={change.onTurnEnded}
      />
    </Panel>
  );
}
