import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { brand } from "../../../brand.ts";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { instalmentsOf, monthOf } from "../../../domain/quotes/parts-of-price.ts";
import { formatList } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { quotesQuestion } from "../choice/fetch-quotes.ts";
import { comesLater } from "../later/comes-later.tsx";
import { CardChoices } from "./card-choices.tsx";
import { type CardTool, CardTools } from "./card-tools.tsx";
import QuoteDetails from "./quote-details.tsx";
import type { OwnChoice } from "./sharpening.ts";
import { WhatIf } from "./what-if.tsx";

const PriceLedger = comesLater(() => withPriceTexts(() => import("./price-ledger.tsx")), null);
const Effects = comesLater(
  () => import("./what-would-change-effects.tsx"),
  <div className="grid gap-3">
    <Skeleton className="w-full" />
    <Skeleton className="w-4/5" />
  </div>,
);
const SharePanel = comesLater(
  () => import("./share-panel.tsx"),
  <Skeleton className="h-12 w-full" />,
);

type Props = {
  quote: Package;
  draft: PurchaseDraft | undefined;
  own: OwnChoice | undefined;
  hasFailed: boolean;
  onOwn: (own: OwnChoice | undefined) => void;
};

export default function OpenedCard({ quote, draft, own, hasFailed, onOwn }: Props) {
  const { t } = useTranslation(["purchase", "purchase/compare"]);
  const { language } = useSite();
  const written = (fils: Fils) => isolated(formatAmount(fils), language);
  const tools = useTools(quote, draft, own);

  return (
    <div className="border-t border-line bg-surface-soft">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 sm:px-6">
        <div className="grid gap-1">
          <p className="max-w-reading text-label">{quote.description}</p>
          <p className="text-sm text-ink-muted">
            {t("purchase/compare:parts.month", { amount: written(monthOf(quote.priceFils)) })}
          </p>
          <p className="text-sm text-ink-muted">
            {t("purchase/compare:parts.instalments", {
              insurer: quote.insurerName[language],
              parts: formatList(
                instalmentsOf(quote.priceFils, brand.claims.instalments).map(written),
                language,
              ),
            })}
          </p>
        </div>
        <CardChoices {...{ quote, own, hasFailed, onOwn }} />
        <CardTools
          tools={tools}
          plan={quote.names[language]}
          beside={draft && <WhatIf quotes={[quote]} />}
        />
      </div>
      <QuoteDetails quote={quote} />
    </div>
  );
}

function useTools(
  quote: Package,
  draft: PurchaseDraft | undefined,
  own: OwnChoice | undefined,
): CardTool[] {
  const { t } = useTranslation(["purchase", "purchase/compare"]);
  const question = draft && quotesQuestion({ ...draft, ...own });
  return [
    {
      key: "why",
      label: t("quotes.card.why"),
      part: PriceLedger,
      panel: <PriceLedger quote={quote} />,
    },
    ...(draft
      ? [
          {
            key: "change",
            label: t("purchase/compare:change.button"),
            part: Effects,
            panel: <Effects {...{ quote, draft }} />,
          },
        ]
      : []),
    ...(question
      ? [
          {
            // A link is for one price: other answers close it.
            key: `share ${JSON.stringify(question)}`,
            label: t("purchase/compare:share.button"),
            part: SharePanel,
            panel: <SharePanel {...{ quote, question }} />,
          },
        ]
      : []),
  ];
}
