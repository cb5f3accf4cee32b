import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeOffer, makeOffer } from "../../../contract/office/offers/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import type { Change } from "../kit/change.ts";
import { useWriting } from "../kit/use-writing.ts";
import { OfferFields } from "./offer-fields.tsx";
import { Wished } from "./wished.tsx";
import { missingIn, newOffer, termsOf, valuesOf } from "./offer-values.ts";

type Props = Change & {
  request: DeskRequest;
  /** Whose terms are changed; undefined for a new offer. */
  offer: DeskOffer | undefined;
  open: boolean;
  onClose: () => void;
};

/** What is typed stays until it was written: a dialog that is closed opens as it was. */
export function OfferDialog({ request, offer, open, onClose, ...change }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const form = useId();
  const [shownAt] = useState(() => new Date());
  const first = () => (offer ? valuesOf(offer) : newOffer(new Date(), request));
  const [values, setValues] = useState(first);
  const [judged, setJudged] = useState<"kept" | "sent">();
  const [isTogether, setIsTogether] = useState(true);
  const { failure, isBusy, write } = useWriting(change.onReload);
  const { id, version, number, offers } = request;
  const others = offers.filter((one) => one.state === "draft" && one.id !== offer?.id);

  const submit = (isSent: boolean) => {
    const lacking = missingIn(values, isSent, new Date());
    setJudged(isSent ? "sent" : "kept");
    if (lacking.length > 0) {
      requestAnimationFrame(() =>
        document.getElementById(form)?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
      );
      return;
    }
    const together = isTogether ? others.map((one) => one.id) : [];
    const body = { version, terms: termsOf(values), send: isSent ? together : null };
    void write(
      () =>
        offer
          ? ask(changeOffer, { params: { id, offerId: offer.id }, body })
          : ask(makeOffer, { params: { id }, body }),
      (found) => {
        if (isSent) change.onTurnEnded();
        else change.onChange(found);
        setValues(first());
        setJudged(undefined);
        onClose();
      },
    );
  };

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      heading={t(offer ? "offers.form.changing" : "offers.form.heading", { number })}
      closeLabel={t("close")}
      actions={
        <>
          <Button busy={isBusy} onClick={() => submit(true)}>
            {t("offers.form.send")}
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={() => submit(false)}>
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
      >
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        {offer && offer.state !== "draft" && (
          <Banner kind="info">{t("offers.form.replaces")}</Banner>
        )}
        {!offer && <Wished request={request} />}
        <OfferFields
          requestId={id}
          proposesPlan={!offer && offers.length === 0}
          today={dayInDubai(shownAt)}
          values={values}
          missing={judged ? missingIn(values, judged === "sent", shownAt) : []}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  );
}
