import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";

type Props = {
  asks: { how: "confirm" | "declining"; offer: Offer } | undefined;
  /** The offer that was accepted before. */
  insteadOf: Offer | undefined;
  isBusy: boolean;
  onAnswer: () => void;
  onClose: () => void;
};

/** Names the insurer and the price before anything is promised. */
export function AnswerDialog({ asks, insteadOf, isBusy, onAnswer, onClose }: Props) {
  const { t } = useTranslation("profile/offers");
  const { language } = useSite();
  const how = asks?.how ?? "confirm";

  return (
    <Dialog
      open={asks !== undefined}
      onClose={onClose}
      heading={t(`${how}.heading`)}
      closeLabel={t("close")}
      actions={
        <>
          <Button
            variant={how === "confirm" ? "primary" : "danger"}
            busy={isBusy}
            onClick={onAnswer}
          >
            {t(`${how}.yes`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t(`${how}.no`)}
          </Button>
        </>
      }
    >
      {asks && <Asked {...asks} />}
      {asks && (
        <p className="mt-3">
          {t(`${how}.text`, {
            plan: asks.offer.planName[language],
            insurer: asks.offer.insurerName[language],
          })}
        </p>
      )}
      {how === "confirm" && insteadOf && (
        <p className="mt-2">{t("confirm.instead", { insurer: insteadOf.insurerName[language] })}</p>
      )}
    </Dialog>
  );
}

function Asked({ offer }: { offer: Offer }) {
  const { language } = useSite();

  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-field bg-surface px-5 py-4">
      <span className="min-w-0 font-strong">
        {offer.insurerName[language]}
        <bdi className="block text-sm font-body text-ink-muted">{offer.planName[language]}</bdi>
      </span>
      <Price amount={formatAmount(offer.priceFils)} size="md" className="font-display" />
    </p>
  );
}
