import { useTranslation } from "react-i18next";
import { filsFromAed } from "../../../domain/money.ts";
import { quotedLedger } from "../../../domain/quotes/quoted-ledger.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { useLanguage } from "../kit/use-language.ts";
import type { OfferPlan } from "./use-offer-plans.ts";
import { OTHER } from "./offer-values.ts";

type Props = { plan: string; rated: OfferPlan | undefined; price: string };

/** How the price list makes the price, with the difference to what is typed. */
export function RatedBeside({ plan, rated, price }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const typed = filsFromAed(price) ?? 0;
  const priceFils = typed > 0 ? typed : (rated?.priceFils ?? 0);

  return (
    <section className="self-start rounded-field bg-surface p-5">
      <h3 className="mb-2 text-label">{t("offers.form.rated")}</h3>
      {rated ? (
        <LedgerLines
          lines={quotedLedger(priceFils, rated.ledger)}
          priceFils={priceFils}
          insurer={rated.insurerName[language]}
          sum={t("offers.form.ratedSum")}
        />
      ) : (
        <p className="text-sm text-ink-muted">
          {t(plan === OTHER ? "offers.form.otherRated" : "offers.form.noPlan")}
        </p>
      )}
    </section>
  );
}
