import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { quotesQuestion } from "../choice/fetch-quotes.ts";
import { comesLater } from "../later/comes-later.tsx";
import { CardChoices } from "./card-choices.tsx";
import QuoteDetails from "./quote-details.tsx";
import { ShareButton } from "./share-button.tsx";
import type { OwnChoice } from "./sharpening.ts";
import { WhatIf } from "./what-if.tsx";
import { WhatWouldChange } from "./what-would-change.tsx";

const PriceLedger = comesLater(() => withPriceTexts(() => import("./price-ledger.tsx")), null);

type Props = {
  quote: Package;
  draft: PurchaseDraft | undefined;
  own: OwnChoice | undefined;
  hasFailed: boolean;
  onOwn: (own: OwnChoice | undefined) => void;
};

export default function OpenedCard({ quote, draft, own, hasFailed, onOwn }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const id = useId();
  const [isExplained, setIsExplained] = useState(false);
  const question = draft && quotesQuestion({ ...draft, ...own });

  return (
    <div className="border-t border-line bg-surface-soft">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-1 sm:px-6">
        <div className="grid gap-1">
          <p className="max-w-reading text-label">{quote.description}</p>
          <p className="text-sm text-ink-muted">
            {t("quotes.card.risk", { insurer: quote.insurerName[language] })}
          </p>
        </div>
        <CardChoices {...{ quote, own, hasFailed, onOwn }} />
        <div className="flex flex-wrap gap-x-7">
          <button
            type="button"
            className="link text-sm"
            aria-expanded={isExplained}
            aria-controls={isExplained ? `${id}-why` : undefined}
            onPointerDown={() => void PriceLedger.fetchAhead()}
            onFocus={() => void PriceLedger.fetchAhead()}
            onClick={() => setIsExplained(!isExplained)}
          >
            {t("quotes.card.why")}
            <Icon name={isExplained ? "up" : "down"} size={16} />
          </button>
          {draft && <WhatIf quotes={[quote]} />}
        </div>
      </div>
      {isExplained && (
        <div id={`${id}-why`}>
          <PriceLedger quote={quote} />
        </div>
      )}
      {draft && (
        <div className="px-4 pb-5 sm:px-6">
          <WhatWouldChange {...{ quote, draft }} />
          {question && (
            // A link is for one price: other answers close it.
            <ShareButton key={JSON.stringify(question)} {...{ quote, question }} />
          )}
        </div>
      )}
      <QuoteDetails quote={quote} />
    </div>
  );
}
