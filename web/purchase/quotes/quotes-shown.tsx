import { type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeclinedPackage, Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { useEditing } from "../draft/use-editing.ts";
import { withEditingTexts } from "../editing/with-editing-texts.ts";
import { comesLater } from "../later/comes-later.tsx";
import type { Quotes } from "../choice/fetch-quotes.ts";
import { LeadSkeleton } from "./lead-skeleton.tsx";
import { asksForContact } from "./offered-online.ts";
import { QuoteList } from "./quote-list.tsx";
import { QuotesSkeleton } from "./quotes-skeleton.tsx";
import { SharpenCard, SharpenFold } from "./sharpen-panel.tsx";
import { FilterButton } from "./filter-button.tsx";
import { filterCount, type Narrowing, unnarrowed } from "./narrowing.ts";
import { QuickStrip } from "./quick-strip.tsx";
import { useLastYear } from "./use-last-year.ts";
import { WhichRow } from "./which-row.tsx";
import { VehicleCard, VehicleLine, VehicleLineSkeleton } from "./vehicle-line.tsx";
import type { OwnChoice } from "./sharpening.ts";
import type { Choosing } from "./use-choosing.ts";
import { listId, type PricedList } from "./use-quotes.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { withCompareTexts } from "./with-compare-texts.ts";
import { withLeadTexts } from "./with-lead-texts.ts";

const PlanNotice = comesLater(
  () => withEditingTexts(() => import("../editing/plan-notice.tsx")),
  null,
);
const DeclinedQuotes = comesLater(
  () => withPriceTexts(() => import("./declined-quotes.tsx")),
  null,
);
const QuoteFilter = comesLater(
  () => withCompareTexts(() => import("./quote-filter.tsx")),
  <Skeleton className="h-60" />,
);
const LastYearField = comesLater(
  () =>
    withPriceTexts(async () => ({
      default: (await import("./sharpen-fields.tsx")).LastYearField,
    })),
  <Skeleton className="h-36 rounded-card" />,
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
  heading: ReactNode;
  steps: ReactNode;
  onRetry: () => void;
  onProblems: (has: boolean) => void;
  afterSelect: Ref<HTMLSpanElement>;
};

export function QuotesShown(props: Props) {
  const { quotes, list, choosing, sharpening, draft, heading, onRetry, onProblems } = props;
  const { t } = useTranslation("purchase");
  const { cover, show } = choosing;
  const isWide = useWide();
  const lastYear = useLastYear();
  const [isFiltering, setIsFiltering] = useState(false);
  const [narrowings, setNarrowings] = useState<Record<CoverType, Narrowing>>({
    thirdParty: unnarrowed,
    comprehensive: unnarrowed,
  });
  const narrowing = narrowings[cover];
  const narrow = (changed: Narrowing) => setNarrowings({ ...narrowings, [cover]: changed });
  const editing = useEditing();
  // A tab's cards are drawn when it is first opened, and then stay.
  const [opened, setOpened] = useState<readonly CoverType[]>([]);
  if (draft && !opened.includes(cover)) setOpened([...opened, cover]);
  const [takenFrom, setTakenFrom] = useState<Package>();
  const packages = quotes.state === "ready" ? quotes.packages : [];
  const of = (type: CoverType) => packages.filter((quote) => quote.type === type);
  const asksContact = asksForContact(draft, cover);
  const ofTab = (prices: readonly Package[]) => prices.filter(({ type }) => type === cover);
  const earlier =
    list.before && quotes.state === "ready"
      ? { before: ofTab(list.before), opening: ofTab(list.first ?? []) }
      : undefined;

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

  const panel = {
    sharpening: answering,
    quotes: of(cover),
    earlier,
    chosenId: choosing.chosen?._id,
    takenFrom,
  };

  return (
    <div className="quotes-columns">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 lg:gap-2.5">
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
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {heading}
          {draft && !isWide && <VehicleLine draft={draft} />}
          {!draft && (
            <span className="lg:hidden">
              <VehicleLineSkeleton />
            </span>
          )}
          <div className="min-w-0 max-lg:basis-full flat:basis-auto">
            <Tabs
              label={t("quotes.tabs.label")}
              name="cover"
              selected={cover}
              onSelect={show}
              tabs={coverTypes.map((type) => ({
                id: type,
                label: t(`quotes.tabs.${type}`),
                ...(!asksForContact(draft, type) && {
                  count: <From quotes={quotes} type={type} />,
                }),
              }))}
            />
          </div>
        </div>
        {!asksContact && asksForContact(draft, "comprehensive") && <ContactFirst />}
        {!asksContact && (
          <>
            <div className="quick-row">
              {!isWide && <SharpenFold {...panel} below={<LastYearField lastYear={lastYear} />} />}
              <div className="quick-strip">
                {draft && quotes.state === "ready" ? (
                  <QuickStrip draft={draft} choose={answering.choose} quotes={of(cover)} />
                ) : (
                  <Waiting className="quick-waiting" />
                )}
              </div>
            </div>
            {draft && quotes.state === "ready" && of(cover).length > 1 && (
              <div className="which-row">
                <WhichRow
                  {...{ draft }}
                  quotes={of(cover)}
                  chosenId={choosing.chosen?._id}
                  isUpdating={list.isUpdating}
                  onSelect={select}
                />
                <FilterButton
                  count={filterCount(narrowing.filter)}
                  isOpen={isFiltering}
                  onToggle={() => setIsFiltering(!isFiltering)}
                  fetchAhead={QuoteFilter.fetchAhead}
                />
              </div>
            )}
            {quotes.state === "loading" && <Waiting className="which" />}
            {isFiltering && quotes.state === "ready" && (
              <QuoteFilter quotes={of(cover)} {...{ narrowing }} onNarrowing={narrow} />
            )}
          </>
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
                lastYear={lastYear.fils}
                narrowing={narrowings[type]}
                onNarrowing={narrow}
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
      <aside className="quotes-side">
        {props.steps}
        {draft && isWide && <VehicleCard draft={draft} />}
        {isWide && !asksContact && (
          <>
            <SharpenCard {...panel} />
            <LastYearField lastYear={lastYear} />
          </>
        )}
        {!isWide && !draft && <Skeleton className="h-96 rounded-card max-lg:hidden" />}
      </aside>
    </div>
  );
}

/** As high as what comes in its place. */
const Waiting = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`shimmer block w-full rounded-field bg-surface-sunken ${className}`}
  />
);

/** The least that a tab's cover costs. */
function From({ quotes, type }: { quotes: Quotes; type: CoverType }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  if (quotes.state !== "ready") return "–";
  const lowest = quotes.packages.find((quote) => quote.type === type);
  if (!lowest) return t("quotes.tabs.none");

  const amount = isolated(formatAmount(lowest.priceFils), language);
  return (
    <>
      <span className="max-sm:hidden">{t("quotes.tabs.from", { amount })}</span>
      <span className="sm:hidden">{amount}</span>
    </>
  );
}

type ListedProps = Pick<
  Props,
  "quotes" | "list" | "choosing" | "draft" | "onRetry" | "afterSelect"
> & {
  select: (quote: Package, own?: OwnChoice) => void;
  lastYear: Fils;
  narrowing: Narrowing;
  onNarrowing: (narrowing: Narrowing) => void;
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
          lastYear={props.lastYear}
          narrowing={props.narrowing}
          onNarrowing={props.onNarrowing}
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
