import { useTranslation } from "react-i18next";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { QuoteList } from "./quote-list.tsx";
import { QuotesSkeleton } from "./quotes-skeleton.tsx";
import type { Choosing } from "./use-choosing.ts";
import type { Quotes } from "./use-quotes.ts";

type Props = { quotes: Quotes; choosing: Choosing; onRetry: () => void };

/** Both types of cover under their tabs; a retry in the same place when they did not arrive. */
export function QuotesShown({ quotes, choosing, onRetry }: Props) {
  const { t } = useTranslation(["purchase", "problems"]);

  if (quotes.state === "failed")
    return (
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
    );

  const { cover, chosen, select, show } = choosing;
  const of = (type: CoverType) =>
    quotes.state === "ready" ? quotes.packages.filter((quote) => quote.type === type) : [];

  return (
    <div>
      <Tabs
        label={t("quotes.tabs.label")}
        name="cover"
        selected={cover}
        onSelect={show}
        tabs={coverTypes.map((type) => ({
          id: type,
          label: t(`quotes.tabs.${type}`),
          count: quotes.state === "ready" ? of(type).length : "–",
        }))}
      />
      {coverTypes.map((type) => (
        <TabPanel key={type} name="cover" id={type} selected={cover} className="pt-6">
          {quotes.state === "loading" ? (
            type === cover && <QuotesSkeleton />
          ) : (
            <QuoteList quotes={of(type)} chosenId={chosen?._id} onSelect={select} />
          )}
        </TabPanel>
      ))}
    </div>
  );
}
