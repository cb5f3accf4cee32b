import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Handle } from "../../handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { loginFor } from "../choice/login-first.ts";
import { recallSent } from "../choice/sent-request.ts";
import type { StoredChoice } from "../choice/stored-choice.ts";
import { CheckPage } from "./check-page.tsx";
import { CheckSkeleton } from "./check-skeleton.tsx";
import { gatherPurchase, type Gathered, type Purchase } from "./gather-purchase.ts";
import { AlreadySent, NothingToCheck } from "./nothing-to-check.tsx";
import { SendPurchase } from "./send-purchase.tsx";

// Only who saw prices first meets it.
const PapersStep = lazy(() => import("../papers/papers-step.tsx"));

export const handle: Handle = { kind: "kept", area: "purchase" };

export default function CheckAnswers() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const details = pathOf("/non_khaleegy");
  // The page is kept without anyone's answers: they are read from the device.
  const [gathered, setGathered] = useState<Gathered>({ state: "reading" });
  const gather = useCallback(() => gatherPurchase().then(setGathered), []);
  useEffect(() => void gather(), [gather]);

  const loginFirst = useCallback(
    () => location.replace(pathOf(loginFor(pathOf("/check-answers")))),
    [pathOf],
  );
  useEffect(() => {
    if (gathered.state === "loginFirst") loginFirst();
    if (gathered.state === "needsOffer") void navigate(details, { replace: true });
  }, [gathered.state, loginFirst, navigate, details]);

  // The browser may bring back the page as it was when it left for the card page.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const sent = persisted ? recallSent() : undefined;
      if (sent) setGathered({ state: "sent", sent });
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  const changeChoice = useCallback(
    (choice: StoredChoice) => setGathered((before) => withChoice(before, choice)),
    [],
  );

  const isReading = ["reading", "loginFirst", "needsOffer"].includes(gathered.state);
  if (gathered.state === "ready")
    return (
      <SendPurchase
        purchase={gathered.purchase}
        onChoice={changeChoice}
        onLoginFirst={loginFirst}
      />
    );

  return (
    <CheckPage hasPurchase={isReading}>
      {gathered.state === "lacking" && <NothingToCheck lacking={gathered.lacking} />}
      {gathered.state === "lackingPapers" && (
        <Suspense fallback={<CheckSkeleton label={t("check.loading")} />}>
          <PapersStep
            draft={gathered.draft}
            papers={gathered.papers}
            onComplete={() => gather().then(beginAtHeading)}
          />
        </Suspense>
      )}
      {gathered.state === "sent" && <AlreadySent sent={gathered.sent} />}
      {isReading && <CheckSkeleton label={t("check.loading")} />}
    </CheckPage>
  );
}

/** What stood here was long, and the person at its end. */
function beginAtHeading() {
  document.querySelector("h1")?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

function withChoice(before: Gathered, choice: StoredChoice): Gathered {
  if (before.state !== "ready") return before;
  const purchase: Purchase = { ...before.purchase, choice };
  return { state: "ready", purchase };
}
