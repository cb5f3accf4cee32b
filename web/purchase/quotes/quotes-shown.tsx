import { type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { useEditing } from "../draft/use-editing.ts";
import { withEditingTexts } from "../editing/with-editing-texts.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import type { Quotes } from "../choice/fetch-quotes.ts";
import { LeadSkeleton } from "./lead-skeleton.tsx";
import { asksForContact } from "./offered-online.ts";
import { AboveList } from "./above-list.tsx";
import { LeastPrice } from "./least-price.tsx";
import { ListedQuotes } from "./listed-quotes.tsx";
import { SharpenCard, type SharpenProps } from "./sharpen-panel.tsx";
import { type Narrowing, unnarrowed } from "./narrowing.ts";
import { notOfferedBeside } from "./not-offered.ts";
import { useLastYear } from "./use-last-year.ts";
import { VehicleCard, VehicleLine, VehicleLineSkeleton } from "./vehicle-line.tsx";
import type { OwnChoice } from "./sharpening.ts";
import type { Choosing } from "./use-choosing.ts";
import type { PricedList } from "./use-quotes.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { withLeadTexts } from "./with-lead-texts.ts";

const PlanNotice = comesLater(
  () => withEditingTexts(() => import("../editing/plan-notice.tsx")),
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

  const sharpen: SharpenProps = {
    sharpening: answering,
    quotes: of(cover),
    earlier,
    chosenId: choosing.chosen?._id,
    takenFrom,
    lastYear,
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
                  count: <LeastPrice quotes={quotes} type={type} />,
                }),
              }))}
            />
          </div>
        </div>
        {!asksContact && asksForContact(draft, "comprehensive") && <ContactFirst />}
        {!asksContact && (
          <AboveList
            {...{ sharpen, narrowing }}
            isLoading={quotes.state === "loading"}
            isUpdating={list.isUpdating}
            ended={notOfferedBeside(quotes, cover)}
            onShow={show}
            onNarrowing={narrow}
            onSelect={select}
          />
        )}
        {coverTypes.map((type) => (
          <TabPanel key={type} name="cover" id={type} selected={cover} className="min-w-0">
            {type !== cover && !opened.includes(type) ? null : draft &&
              asksForContact(draft, type) ? (
              <LeadTab {...{ draft, onProblems }} quotes={of(type)} />
            ) : (
              <ListedQuotes
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
        <div className="slim-steps">{props.steps}</div>
        {draft && isWide && <VehicleCard draft={draft} />}
        {isWide && !asksContact && <SharpenCard {...sharpen} />}
        {!isWide && !draft && <Skeleton className="h-96 rounded-card max-lg:hidden" />}
      </aside>
    </div>
  );
}
