import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { DeclinedPackage, Package } from "../../../contract/quotes.ts";
import type { Fils } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type { Quotes } from "../choice/fetch-quotes.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import type { Narrowing } from "./narrowing.ts";
import { QuoteList } from "./quote-list.tsx";
import { QuotesSkeleton } from "./quotes-skeleton.tsx";
import type { OwnChoice } from "./sharpening.ts";
import type { Choosing } from "./use-choosing.ts";
import { listId, type PricedList } from "./use-quotes.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const DeclinedQuotes = comesLater(
  () => withPriceTexts(() => import("./declined-quotes.tsx")),
  null,
);

const EarlierMark = comesLater(() => withCompareTexts(() => import("./earlier-mark.tsx")), null);

type Props = {
  quotes: Quotes;
  list: PricedList;
  choosing: Choosing;
  draft: PurchaseDraft | undefined;
  onRetry: () => void;
  afterSelect: Ref<HTMLSpanElement>;
  select: (quote: Package, own?: OwnChoice) => void;
  lastYear: Fils;
  narrowing: Narrowing;
  onNarrowing: (narrowing: Narrowing) => void;
  packages: readonly Package[];
  declined: readonly DeclinedPackage[];
  isOpen: boolean;
};

/** The quotes of one tab, or why there are none yet. */
export function ListedQuotes(props: Props) {
  const { quotes, list, choosing, draft, onRetry, packages, declined, isOpen } = props;
  const { t } = useTranslation(["purchase", "problems"]);

  if (quotes.state === "loading") return isOpen && <QuotesSkeleton />;
  if (quotes.state === "ready")
    return (
      <>
        {isOpen && list.isUpdating && <EarlierMark at={list.at} />}
        <QuoteList
          {...{ draft }}
          lastYear={props.lastYear}
          narrowing={props.narrowing}
          onNarrowing={props.onNarrowing}
          id={isOpen ? listId : undefined}
          quotes={packages}
          before={list.before}
          chosenId={choosing.chosen?._id}
          isUpdating={list.isUpdating}
          round={list.round}
          onSelect={props.select}
          afterSelect={props.afterSelect}
        />
        {declined.length > 0 && <DeclinedQuotes declined={declined} />}
      </>
    );
  return (
    isOpen && (
      <Banner
        live
        kind="error"
        title={quotes.code ? t(`problems:${quotes.code}`) : t("quotes.errors.unreachable")}
        actions={
          <Button size="small" variant="quiet" icon="refresh" onClick={onRetry}>
            {t("quotes.errors.retry")}
          </Button>
        }
      />
    )
  );
}
