import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { quotesQuestion } from "../choice/fetch-quotes.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { CardChoices } from "./card-choices.tsx";
import { type CardTool, CardTools } from "../../prices/card/card-tools.tsx";
import { PriceInParts } from "../../prices/cover/price-in-parts.tsx";
import { PlanDetails } from "../../prices/cover/plan-details.tsx";
import { riskOfStoredDraft } from "./risk-of-stored-draft.ts";
import type { OwnChoice } from "./sharpening.ts";
import { WhatIf } from "../../prices/what-if/what-if.tsx";

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
  const { language, chatPath } = useSite();
  const { t } = useTranslation("shell");
  const tools = useTools(quote, draft, own);

  return (
    <div className="border-t border-line bg-surface-soft">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 sm:px-6">
        <div className="grid gap-1">
          <p className="max-w-reading text-label">{quote.description}</p>
          <PriceInParts plan={quote} />
        </div>
        <CardChoices {...{ quote, own, hasFailed, onOwn }} />
        <CardTools
          tools={tools}
          plan={quote.names[language]}
          beside={draft && <WhatIf plans={[quote]} riskOf={riskOfStoredDraft} />}
        />
      </div>
      <PlanDetails plan={quote} />
      {/* Here, where questions come up, it costs the first load nothing. */}
      {chatPath && (
        <p className="px-4 pb-5 sm:px-6">
          <a href={chatPath} className="link">
            {t("chat")}
          </a>
        </p>
      )}
    </div>
  );
}

function useTools(
  quote: Package,
  draft: PurchaseDraft | undefined,
  own: OwnChoice | undefined,
): CardTool[] {
  const { t } = useTranslation(["purchase/compare", "prices/cover"]);
  const question = draft && quotesQuestion({ ...draft, ...own });
  return [
    {
      key: "why",
      label: t("prices/cover:why"),
      part: PriceLedger,
      panel: <PriceLedger quote={quote} />,
    },
    ...(draft
      ? [
          {
            key: "change",
            label: t("change.button"),
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
            label: t("share.button"),
            part: SharePanel,
            panel: <SharePanel {...{ quote, question }} />,
          },
        ]
      : []),
  ];
}
