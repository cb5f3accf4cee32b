import { useTranslation } from "react-i18next";
import type { DeclinedPackage, Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useEditing } from "../draft/use-editing.ts";
import { comesLater } from "../later/comes-later.tsx";
import { LeadSkeleton } from "./lead-skeleton.tsx";
import { asksForContact } from "./offered-online.ts";
import { QuoteList } from "./quote-list.tsx";
import { QuotesSkeleton } from "./quotes-skeleton.tsx";
import type { Choosing } from "./use-choosing.ts";
import type { Quotes } from "../choice/fetch-quotes.ts";

const PlanNotice = comesLater(() => import("../editing/plan-notice.tsx"), null);
const DeclinedQuotes = comesLater(
  () => withPriceTexts(() => import("./declined-quotes.tsx")),
  null,
);
const LeadTab = comesLater(() => import("./lead-tab.tsx"), <LeadSkeleton />);

type Props = {
  quotes: Quotes;
  choosing: Choosing;
  draft: PurchaseDraft | undefined;
  onRetry: () => void;
  onProblems: (has: boolean) => void;
};

export function QuotesShown({ quotes, choosing, draft, onRetry, onProblems }: Props) {
  const { t } = useTranslation("purchase");
  const { cover, show } = choosing;
  const editing = useEditing();
  const of = (type: CoverType) =>
    quotes.state === "ready" ? quotes.packages.filter((quote) => quote.type === type) : [];

  return (
    <div>
      {editing?.plan && quotes.state === "ready" && (
        <PlanNotice
          packages={quotes.packages}
          chosenId={choosing.chosen?._id}
          onSelect={(quote) => {
            show(quote.type);
            choosing.select(quote);
          }}
        />
      )}
      <Tabs
        label={t("quotes.tabs.label")}
        name="cover"
        selected={cover}
        onSelect={show}
        tabs={coverTypes.map((type) => ({
          id: type,
          label: t(`quotes.tabs.${type}`),
          ...(!asksForContact(draft, type) && {
            count: quotes.state === "ready" ? of(type).length : "–",
          }),
        }))}
      />
      {coverTypes.map((type) => (
        <TabPanel key={type} name="cover" id={type} selected={cover} className="pt-6">
          {draft && asksForContact(draft, type) ? (
            <LeadTab {...{ draft, onProblems }} />
          ) : (
            <Listed
              {...{ quotes, choosing, onRetry }}
              packages={of(type)}
              declined={
                quotes.state === "ready" ? quotes.declined.filter((one) => one.type === type) : []
              }
              isOpen={type === cover}
            />
          )}
        </TabPanel>
      ))}
    </div>
  );
}

type ListedProps = Pick<Props, "quotes" | "choosing" | "onRetry"> & {
  packages: readonly Package[];
  declined: readonly DeclinedPackage[];
  isOpen: boolean;
};

function Listed({ quotes, choosing, onRetry, packages, declined, isOpen }: ListedProps) {
  const { t } = useTranslation(["purchase", "problems"]);

  if (quotes.state === "loading") return isOpen && <QuotesSkeleton />;
  if (quotes.state === "ready")
    return (
      <>
        <QuoteList quotes={packages} chosenId={choosing.chosen?._id} onSelect={choosing.select} />
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
