import { useTranslation } from "react-i18next";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = {
  /** Undefined while nothing was asked. */
  outcome: { went: readonly DeskOffer[]; waiting: readonly DeskOffer[] } | undefined;
  onClose: () => void;
  onNext: () => void;
};

/** Of offers sent together, which went and which wait for a second person. */
export function SentDialog({ outcome, onClose, onNext }: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={outcome !== undefined}
      onClose={onClose}
      heading={t("offers.sent.heading")}
      closeLabel={t("close")}
      actions={
        <>
          <Button onClick={onNext}>{t("offers.sent.next")}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t("offers.sent.stay")}
          </Button>
        </>
      }
    >
      {outcome && (
        <div className="grid gap-4">
          <Those heading={t("offers.sent.went")} offers={outcome.went} />
          <Those heading={t("offers.sent.waiting")} offers={outcome.waiting} />
          <p className="text-ink-muted">{t("offers.sent.text")}</p>
        </div>
      )}
    </Dialog>
  );
}

function Those({ heading, offers }: { heading: string; offers: readonly DeskOffer[] }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  if (offers.length === 0) return null;

  return (
    <section>
      <h3 className="text-sm text-ink-muted">{heading}</h3>
      <ul>
        {offers.map(({ id, insurerName, planName, priceFils }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-0"
          >
            <span>
              {t("offers.of", { insurer: insurerName[language], plan: planName[language] })}
            </span>
            <Price amount={formatAmount(priceFils)} className="font-strong" />
          </li>
        ))}
      </ul>
    </section>
  );
}
