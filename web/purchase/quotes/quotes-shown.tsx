import { type Ref, useState } from "react";
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
import type { Quotes } from "../choice/fetch-quotes.ts";
import { LeadSkeleton } from "./lead-skeleton.tsx";
import { asksForContact } from "./offered-online.ts";
import { QuoteList } from "./quote-list.tsx";
import { QuotesSkeleton } from "./quotes-skeleton.tsx";
import { SharpenPanel } from "./sharpen-panel.tsx";
import type { OwnChoice } from "./sharpening.ts";
import type { Choosing } from "./use-choosing.ts";
import { listId, type PricedList } from "./use-quotes.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { withLeadTexts } from "./with-lead-texts.ts";
import { whatMoved } from "./what-moved.ts";

const PlanNotice = comesLater(() => import("../editing/plan-notice.tsx"), null);
const DeclinedQuotes = comesLater(
  () => withPriceTexts(() => import("./declined-quotes.tsx")),
  null,
);
const LeadTab = comesLater(() => withLeadTexts(() => import("./lead-tab.tsx")), <LeadSkeleton />);

const ContactFirst = comesLater(
  () => withLeadTexts(() => import("./contact-first.tsx")),
  <p className="h-8" />,
);

type Props = {
  quotes: Quotes;
  list: PricedList;
  choosing: Choosing;
  sharpening: Sharpening;
  draft: PurchaseDraft | undefined;
  onRetry: () => void;
  onProblems: (has: boolean) => void;
  afterSelect: Ref<HTMLSpanElement>;
};

export function QuotesShown(props: Props) {
  const { quotes, list, choosing, sharpening, draft, onRetry, onProblems } = props;
  const { t } = useTranslation("purchase");
  const { cover, show } = choosing;
  const editing = useEditing();
  // A tab's cards are drawn when it is first opened, and then stay.
  const [opened, setOpened] = useState<readonly CoverType[]>([]);
  if (draft && !opened.includes(cover)) setOpened([...opened, cover]);
  const [takenFrom, setTakenFrom] = useState<Package>();
  const packages = quotes.state === "ready" ? quotes.packages : [];
  const of = (type: CoverType) => packages.filter((quote) => quote.type === type);
  const asksContact = asksForContact(draft, cover);
  const moved =
    list.before &&
    quotes.state === "ready" &&
    whatMoved(
      list.before.filter(({ type }) => type === cover),
      of(cover),
      choosing.chosen?._id,
    );

  const answering: Sharpening = {
    ...sharpening,
    choose: (facts) => {
      setTakenFrom(undefined);
      sharpening.choose(facts);
    },
    type: (field, value) => {
      setTakenFrom(undefined);
      sharpening.type(field, value);
    },
  };

  /** What was chosen for one plan is now chosen for all, so that it is sent. */
  const select = (quote: Package, own?: OwnChoice) => {
    choosing.select(quote);
    setTakenFrom(own && quote);
    if (own) sharpening.choose(own);
  };

  return (
    <div className="min-w-0">
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
      {!asksContact && asksForContact(draft, "comprehensive") && <ContactFirst />}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 pt-4 lg:pt-6 ${asksContact ? "" : "lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-8"}`}
      >
        {!asksContact && (
          <SharpenPanel
            sharpening={answering}
            quotes={of(cover)}
            moved={moved || undefined}
            takenFrom={takenFrom}
            offersOwnDamage={!asksForContact(draft, "comprehensive")}
          />
        )}
        {coverTypes.map((type) => (
          <TabPanel key={type} name="cover" id={type} selected={cover} className="min-w-0">
            {type !== cover && !opened.includes(type) ? null : draft &&
              asksForContact(draft, type) ? (
              <LeadTab {...{ draft, onProblems }} />
            ) : (
              <Listed
                {...{ quotes, list, choosing, draft, onRetry, select }}
                afterSelect={props.afterSelect}
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
    </div>
  );
}

type ListedProps = Pick<
  Props,
  "quotes" | "list" | "choosing" | "draft" | "onRetry" | "afterSelect"
> & {
  select: (quote: Package, own?: OwnChoice) => void;
  packages: readonly Package[];
  declined: readonly DeclinedPackage[];
  isOpen: boolean;
};

function Listed(props: ListedProps) {
  const { quotes, list, choosing, draft, onRetry, packages, declined, isOpen } = props;
  const { t } = useTranslation(["purchase", "problems"]);

  if (quotes.state === "loading") return isOpen && <QuotesSkeleton />;
  if (quotes.state === "ready")
    return (
      <>
        <QuoteList
          {...{ draft }}
          id={isOpen ? listId : undefined}
          quotes={packages}
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
