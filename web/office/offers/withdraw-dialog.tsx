import { useTranslation } from "react-i18next";
import { withdrawOffer } from "../../../contract/office/offers/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";
import { useSession } from "../frame/session.tsx";
import type { Change } from "../kit/change.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import { isWaiting } from "./sent-offers.ts";

type Props = Change & {
  request: DeskRequest;
  offer: DeskOffer;
  open: boolean;
  onClose: () => void;
};

export function WithdrawDialog({ request, offer, open, onClose, ...change }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(change.onReload);
  const { id, version } = request;
  const asked = isWaiting(offer) ? "withdrawingAsked" : "withdrawing";

  const withdraw = () => {
    const params = { id, offerId: offer.id };
    void write(
      () => ask(withdrawOffer, { params, body: { version } }),
      (found) => {
        change.onChange(found);
        onClose();
      },
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t(`offers.${asked}.heading`)}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={withdraw}>
            {t("offers.withdrawing.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("offers.withdrawing.keep")}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner kind="error" live className="mb-4">
          {failure}
        </Banner>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 font-strong">
        <span>
          {t("offers.of", {
            insurer: offer.insurerName[language],
            plan: offer.planName[language],
          })}
        </span>
        <Price amount={formatAmount(offer.priceFils)} />
      </p>
      <p className="mt-2 text-ink-muted">{t(`offers.${asked}.text`)}</p>
    </Dialog>
  );
}
