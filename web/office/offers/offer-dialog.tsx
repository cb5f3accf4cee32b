import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeOffer, makeOffer } from "../../../contract/office/offers/routes.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { needsApproval } from "../../../domain/offers/compare-price.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { useWriting } from "../kit/use-writing.ts";
import { controlOf, type Missing, missingIn } from "./missing.ts";
import { OfferFields } from "./offer-fields.tsx";
import { termsOf } from "./offer-values.ts";
import { isSendable, isWaiting, outcomeOf } from "./sent-offers.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { useOfferForm } from "./use-offer-form.ts";
import { Wished } from "./wished.tsx";

type Props = ActionDialog & {
  /** Whose terms are changed; undefined for a new offer. */
  offer: DeskOffer | undefined;
};

/** Where the server's fields stand in the form. */
const fields: Readonly<Record<string, Missing>> = {
  plan: "plan",
  insurer: "insurer",
  nameEn: "name",
  excessAed: "excess",
  sumInsuredAed: "sumInsured",
  startDate: "startDate",
  priceFils: "price",
  insurerRef: "insurerRef",
  priceReason: "priceReason",
  validUntil: "validUntil",
  why: "why",
};

/** What is typed stays until it was written: a dialog that is closed opens as it was. */
export function OfferDialog({ request, offer, open, onClose, ...change }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const form = useId();
  const sendButton = useRef<HTMLButtonElement>(null);
  const [shownAt] = useState(() => new Date());
  const [judged, setJudged] = useState<"kept" | "sent">();
  const [isTogether, setIsTogether] = useState(true);
  const [outcome, setOutcome] = useState<ReturnType<typeof outcomeOf<DeskOffer>>>();
  const { failure, failedField = "", isBusy, write } = useWriting(change.onReload);
  const typed = useOfferForm(request, offer, open);
  const { values, doubts } = typed;
  const { id, version, number, offers } = request;
  const today = dayInDubai(shownAt);
  const others = offers.filter((one) => one.id !== offer?.id && isSendable(one, today));
  const refusedField = failure ? fields[failedField] : undefined;

  const focusMistake = () =>
    requestAnimationFrame(() =>
      document.getElementById(form)?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );

  /** Enter goes to what is still missing, then to the button, past all that may stay as it is. */
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    if (event.key !== "Enter" || !isField) return;
    event.preventDefault();
    const [next] = missingIn(values, true, new Date(), doubts);
    const control = next && event.currentTarget.querySelector(`[name="${controlOf(next)}"]`);
    (control instanceof HTMLElement ? control : sendButton.current)?.focus();
  };

  const submit = async (isSent: boolean) => {
    setJudged(isSent ? "sent" : "kept");
    if (missingIn(values, isSent, new Date(), doubts).length > 0) return void focusMistake();
    const together = isTogether ? others.map((one) => one.id) : [];
    const body = { version, terms: termsOf(values), send: isSent ? together : null };
    await write(
      () =>
        offer
          ? ask(changeOffer, { params: { id, offerId: offer.id }, body })
          : ask(makeOffer, { params: { id }, body }),
      (found) => {
        const sent = outcomeOf(offers, found.offers);
        if (isSent && sent.waiting.length === 0) change.onTurnEnded();
        else change.onChange(found);
        if (isSent && sent.waiting.length > 0) setOutcome(sent);
        typed.clear();
        setJudged(undefined);
        onClose();
      },
    );
    focusMistake();
  };

  return (
    <>
      <Dialog
        wide
        open={open}
        onClose={onClose}
        heading={t(offer ? "offers.form.changing" : "offers.form.heading", { number })}
        closeLabel={t("close")}
        actions={
          <>
            {failure && !refusedField && (
              <Banner kind="error" live className="w-full">
                {failure}
              </Banner>
            )}
            <Button ref={sendButton} busy={isBusy} onClick={() => void submit(true)}>
              {t(needsApproval(doubts) ? "offers.form.askApproval" : "offers.form.send")}
            </Button>
            <Button variant="quiet" busy={isBusy} onClick={() => void submit(false)}>
              {t("offers.form.save")}
            </Button>
            {others.length > 0 && (
              <Checkbox
                className="ms-auto"
                name="together"
                checked={isTogether}
                onChange={({ target }) => setIsTogether(target.checked)}
              >
                {t("offers.form.together", { count: others.length })}
              </Checkbox>
            )}
          </>
        }
      >
        <form
          id={form}
          className="grid gap-4"
          noValidate
          // Enter in a field sends nothing: an offer goes out by its button only.
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={goOn}
        >
          {offer && offer.state !== "draft" && (
            <Banner kind="info">{t("offers.form.replaces")}</Banner>
          )}
          {offer && isWaiting(offer) && <Banner kind="warning">{t("offers.form.voids")}</Banner>}
          {!offer && <Wished request={request} />}
          <OfferFields
            request={request}
            plans={typed.plans}
            today={today}
            values={values}
            sold={typed.sold}
            checked={typed.checked}
            doubts={doubts}
            missing={judged ? missingIn(values, judged === "sent", shownAt, doubts) : []}
            refused={refusedField && failure ? { [refusedField]: failure } : {}}
            onChoose={typed.choose}
            onChange={typed.change}
          />
        </form>
      </Dialog>
      <SentDialog
        outcome={outcome}
        onClose={() => setOutcome(undefined)}
        onNext={change.onTurnEnded}
      />
    </>
  );
}
