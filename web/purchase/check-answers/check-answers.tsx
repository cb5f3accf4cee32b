import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { InlineScript } from "../../shell/inline-script.tsx";
import { loginFor } from "../choice/login-first.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { fetchAllTexts } from "../later/fetch-all-texts.ts";
import { CheckLead, CheckPage } from "./check-page.tsx";
import { ChosenPlan } from "./chosen-plan.tsx";
import { CheckSkeleton, QuoteSkeleton } from "./check-skeleton.tsx";
import { SendPurchase } from "./send-purchase.tsx";
import { usePurchase } from "./use-purchase.ts";

const NothingToCheck = comesLater(() => import("./nothing-to-check.tsx"), <div className="h-96" />);
const AlreadySent = comesLater(() => import("./already-sent.tsx"), <div className="h-96" />);
// Only visitors who saw prices first need it.
const DocumentsStep = lazy(() => import("../documents/documents-step.tsx"));

await fetchAllTexts();

const loginEarly = import.meta.env.SSR
  ? (await import("./login-early.ts?inline-script")).default
  : "";

export const handle: Handle = { kind: "cached", area: "purchase" };

export default function CheckAnswers() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const details = pathOf(paths.personalDetails);
  const [hasProblems, setHasProblems] = useState(false);
  const { gathered, reading, gather, gatherAgain, keep } = usePurchase();

  const loginFirst = useCallback(
    () => location.replace(pathOf(loginFor(pathOf(paths.checkAnswers)))),
    [pathOf],
  );
  useEffect(() => {
    if (gathered.state === "loginFirst") loginFirst();
    if (gathered.state === "needsOffer") void navigate(details, { replace: true });
  }, [gathered.state, loginFirst, navigate, details]);

  useEffect(() => {
    if (reading > 0) beginAtHeading();
  }, [reading, gathered.state]);

  const isReading = ["reading", "loginFirst", "needsOffer"].includes(gathered.state);
  if (gathered.state === "ready")
    return (
      <SendPurchase
        key={reading}
        purchase={gathered.purchase}
        onAnswer={keep}
        onGone={gatherAgain}
        onLoginFirst={loginFirst}
      />
    );

  if (gathered.state === "documentsMissing") {
    const { choice, ...has } = gathered.purchase;
    return (
      <CheckPage
        title={t("documents.heading")}
        lead={<ChosenPlan choice={choice} />}
        hasProblems={hasProblems}
      >
        <Suspense fallback={<CheckSkeleton label={t("check.loading")} />}>
          <DocumentsStep
            key={reading}
            {...has}
            onProblems={setHasProblems}
            onComplete={() => gather().then(beginAtHeading)}
          />
        </Suspense>
      </CheckPage>
    );
  }

  return (
    <CheckPage
      title={t("check.title")}
      lead={isReading && <CheckLead />}
      side={isReading && <QuoteSkeleton />}
    >
      <InlineScript code={loginEarly} />
      {gathered.state === "incomplete" && <NothingToCheck missing={gathered.missing} />}
      {gathered.state === "sent" && <AlreadySent sent={gathered.sent} />}
      {isReading && <CheckSkeleton label={t("check.loading")} />}
    </CheckPage>
  );
}

/** The form that stood here was long, and the visitor at its end. */
function beginAtHeading() {
  document.querySelector("h1")?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
