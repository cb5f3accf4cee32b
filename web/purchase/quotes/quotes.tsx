import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import { lacksMethod, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { hasOnlinePrices } from "../../../domain/purchase/send-kind.ts";
import { parseCarBody, parseCarOrigin, parseCylinderCount } from "../../../domain/vehicle/car.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";
import { useHydrated } from "../../ui/use-browser-value.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { PurchaseSteps } from "../steps/purchase-steps.tsx";
import { loadDraft } from "../draft/stored-draft.ts";
import type { Lacking } from "./no-quotes.tsx";
import { asksForContact, offeredOnline } from "./offered-online.ts";
import { QuotesShown } from "./quotes-shown.tsx";
import { RequestFooter } from "./request-footer.tsx";
import { UntilRead, WithDraft } from "./until-read.tsx";
import { useChoosing } from "./use-choosing.ts";
import { useQuotes } from "./use-quotes.ts";
import { useSharpening } from "./use-sharpening.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const NoQuotes = comesLater(
  () => withCompareTexts(() => import("./no-quotes.tsx")),
  <div className="min-h-[75svh]" />,
);

export const handle: Handle = { kind: "cached", area: "purchase/first" };

export default function Quotes() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // Undefined until it is read; null without one.
  const draft = useMemo(() => (hydrated ? (loadDraft() ?? null) : undefined), [hydrated]);

  const isRead = draft !== undefined;
  const lacking = draft === undefined ? undefined : lackingIn(draft);
  const known = draft && !lacking ? draft : undefined;
  // Ruling P8: without an online price the person leaves contact details instead.
  const isPriced = known && hasOnlinePrices(known);
  const details = pathOf(paths.personalDetails);
  useEffect(() => {
    if (isPriced === false) void navigate(details, { replace: true });
  }, [isPriced, navigate, details]);

  const priced = isPriced ? known : undefined;
  const sharpening = useSharpening(priced);
  const { rated } = sharpening;
  const [list, retry] = useQuotes(rated);
  const quotes = offeredOnline(list.quotes, priced);
  const choosing = useChoosing(quotes);
  const count =
    quotes.state === "ready"
      ? quotes.packages.filter(({ type }) => type === choosing.cover).length
      : undefined;
  const asksContact = asksForContact(priced, choosing.cover);
  const hasFooter = !lacking && !asksContact;
  const [afterSelect, setAfterSelect] = useState<HTMLElement | null>(null);
  const [hasProblems, setHasProblems] = useState(false);
  const title = t("quotes.title");
  const steps = <PurchaseSteps current="quotes" />;
  const missing = (what: Lacking) => (
    <Page heading={t("quotes.looking")} above={steps} slim>
      <NoQuotes lacking={what} />
    </Page>
  );
  // The next stop of keyboard and screen reader after Select, within the chosen card.
  const footer = <RequestFooter {...choosing} onSend={choosing.send} />;

  return (
    <>
      <DocumentTitle
        title={asksContact && hasProblems ? t("quotes.errorTitle", { title }) : title}
        description={t("quotes.description")}
      />
      {lacking ? (
        missing(lacking)
      ) : (
        <UntilRead isRead={isRead} without={missing("noInsuranceData")}>
          <div className="wrap pt-3 pb-16 lg:pt-5 lg:pb-24 flat:pt-3.5">
            <QuotesShown
              {...{ quotes, list, choosing, sharpening, steps }}
              heading={
                <h1
                  tabIndex={-1}
                  className="flex flex-wrap items-baseline gap-x-2.5 text-title-sm lg:text-title"
                >
                  {count === undefined ? t("quotes.looking") : t("quotes.heading", { count })}{" "}
                  {count !== undefined && (
                    <small className="text-base font-body tracking-normal text-ink-muted max-lg:sr-only">
                      {t("quotes.headingFor")}
                    </small>
                  )}
                </h1>
              }
              draft={rated}
              afterSelect={setAfterSelect}
              onRetry={retry}
              onProblems={setHasProblems}
            />
          </div>
        </UntilRead>
      )}
      {hasFooter && (
        <WithDraft isRead={isRead}>
          {afterSelect ? createPortal(footer, afterSelect) : footer}
        </WithDraft>
      )}
    </>
  );
}

/** Prices need body, cylinders and origin (specification part 2, 5.4). */
function lackingIn(draft: PurchaseDraft | null): Lacking | undefined {
  if (!draft) return "noInsuranceData";
  const { carType, cylinderType, carOrigin } = draft;
  const isComplete =
    !lacksMethod(draft) &&
    parseCarBody(carType) &&
    parseCylinderCount(cylinderType) &&
    parseCarOrigin(carOrigin);
  return isComplete ? undefined : "missingFields";
}
