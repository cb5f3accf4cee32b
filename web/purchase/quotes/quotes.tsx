import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isPricedOnline, parseCarBody, parseCylinderCount } from "../../../domain/vehicle/car.ts";
import type { Handle } from "../../handle.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";
import { useHydrated } from "../../ui/use-browser-value.ts";
import { PurchaseSteps } from "../choice/purchase-steps.tsx";
import { loadDraft } from "../draft/stored-draft.ts";
import { NoQuotes, type Lacking } from "./no-quotes.tsx";
import { QuotesShown } from "./quotes-shown.tsx";
import { RequestFooter } from "./request-footer.tsx";
import { useChoosing } from "./use-choosing.ts";
import { useQuotes } from "./use-quotes.ts";
import { VehicleLine, VehicleLineSkeleton } from "./vehicle-line.tsx";

export const handle: Handle = { kind: "kept", area: "purchase" };

export default function Quotes() {
  const { t } = useTranslation("purchase");
  const hydrated = useHydrated();
  // undefined: not read yet. The page is kept without anyone's draft.
  const draft = useMemo(() => (hydrated ? (loadDraft() ?? null) : undefined), [hydrated]);

  const lacking = draft === undefined ? undefined : lackingIn(draft);
  const known = draft && !lacking ? draft : undefined;
  const [quotes, retry] = useQuotes(known);
  const choosing = useChoosing(quotes);
  const count = quotes.state === "ready" ? quotes.packages.length : undefined;

  return (
    <>
      <DocumentTitle title={t("quotes.title")} description={t("quotes.description")} />
      <Page
        heading={count === undefined ? t("quotes.looking") : t("quotes.heading", { count })}
        above={<PurchaseSteps current="quotes" />}
      >
        {lacking ? (
          <NoQuotes lacking={lacking} />
        ) : (
          <div className="grid gap-7">
            {known ? <VehicleLine draft={known} /> : <VehicleLineSkeleton />}
            <QuotesShown quotes={quotes} choosing={choosing} onRetry={retry} />
          </div>
        )}
      </Page>
      {!lacking && <RequestFooter {...choosing} onSend={choosing.send} />}
    </>
  );
}

/** Prices are for renewals of Gulf cars whose body and cylinders are known (specification 5.4). */
function lackingIn(draft: PurchaseDraft | null): Lacking | undefined {
  if (draft?.type !== "renew") return "noInsuranceData";
  if (draft.carOrigin !== "" && !isPricedOnline(draft.carOrigin)) return "notGulf";
  const isComplete = parseCarBody(draft.carType) && parseCylinderCount(draft.cylinderType);
  return isComplete ? undefined : "missingFields";
}
