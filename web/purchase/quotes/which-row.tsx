import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import { quickChoices } from "../../prices/card/sold.ts";
import { isTicked } from "./quick-choices.ts";
import { useToday } from "./use-today.ts";
import { type Reason, whichQuotes } from "./which-quote.ts";

type Props = {
  /** Quotes of the open tab, cheapest first. */
  quotes: readonly Package[];
  draft: PurchaseDraft;
  chosenId: string | undefined;
  isUpdating: boolean;
  onSelect: (quote: Package) => void;
};

/** One answer to "which?", by rules that are stated and never by commission. */
export function WhichRow({ quotes, draft: newest, chosenId, isUpdating, onSelect }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const reasonOf = useReason();
  // Until new prices come, the answers speak of what the shown ones are for.
  const [draft, setDraft] = useState(newest);
  if (!isUpdating && draft !== newest) setDraft(newest);
  const day = useToday();
  const ownShareOf = useOwnShare(quotes, draft, day);
  const hasChosen =
    draft.excess !== "" || quickChoices.some((choice) => isTicked(draft, choice, day));
  const answers = whichQuotes(quotes, hasChosen, ownShareOf);

  return (
    <div role="group" aria-label={t("quotes.which.label")} className="which" aria-busy={isUpdating}>
      {answers.map(({ quote, rules, reasons }) => (
        <button
          key={quote._id}
          type="button"
          className="which-answer"
          aria-pressed={quote._id === chosenId}
          aria-disabled={isUpdating || undefined}
          onClick={() => isUpdating || onSelect(quote)}
        >
          <span className="which-ring" aria-hidden="true" />
          <span className="which-rule">
            {rules.map((rule) => t(`quotes.which.${rule}`)).join(" · ")}
          </span>
          <span className="which-plan">
            {quote.names[language]} <Price amount={formatAmount(quote.priceFils)} />
          </span>
          <span className="which-reason">{reasons.map(reasonOf).join(" ")}</span>
        </button>
      ))}
    </div>
  );
}

/** The simulator comes later, and only for cover of the own car: others pay nothing for it. */
function useOwnShare(quotes: readonly Package[], draft: PurchaseDraft, day: string) {
  const [loaded, setLoaded] = useState<typeof import("./own-shares.ts")>();
  const hasOwnDamage = quotes.some(({ excessAed }) => excessAed !== null);
  useEffect(() => {
    // Without a network the other answers stand alone.
    if (hasOwnDamage) import("./own-shares.ts").then(setLoaded, () => undefined);
  }, [hasOwnDamage]);

  return hasOwnDamage ? loaded?.ownSharesFor(draft, day) : undefined;
}

function useReason() {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const dirhams = (fils: number) =>
    isolated(formatNumber(Math.round(fils / 100), language), language);

  return (reason: Reason) => {
    switch (reason.kind) {
      case "ownShare":
        return t("quotes.which.because.ownShare", {
          own: dirhams(reason.fils),
          others: dirhams(reason.othersFils),
        });
      case "sameShare":
        return t("quotes.which.because.sameShare", { own: dirhams(reason.fils) });
      default:
        return t(`quotes.which.because.${reason.kind}`);
    }
  };
}
