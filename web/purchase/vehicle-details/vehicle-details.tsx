import { InlineScript } from "../../shell/inline-script.tsx";
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useHydrated } from "../../ui/use-browser-value.ts";
import { BackLink } from "../../ui/page.tsx";
import { askedCover } from "../draft/asked-cover.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { useWaitingCopy } from "../draft/use-waiting-copy.ts";
import { editedRequest } from "../editing/edited-request.ts";
import { loadEditing } from "../draft/editing.ts";
import { StepRow } from "../steps/purchase-steps.tsx";
import { EditingNotice } from "../editing/editing-notice.tsx";
import { OpeningShown } from "../editing/opening-shown.tsx";
import { useOpening } from "../editing/use-opening.ts";
import { fetchFormTexts } from "../later/fetch-form-texts.ts";
import { cards } from "./cards.tsx";
import { cardOf, restoredDraft, startsPurchase } from "./form-answers.ts";
import restoringScript from "./restoring.ts?inline-script";
import { FormSkeleton } from "./form-skeleton.tsx";
import { VehicleForm } from "./vehicle-form.tsx";

const WaitingCopy = lazy(() => import("../draft/waiting-copy.tsx"));

await fetchFormTexts();

export const handle: Handle = { kind: "cached", area: "purchase/form" };

export default function VehicleDetails() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const isLive = useHydrated();
  const shown = useRef<HTMLDivElement>(null);
  const [isTaking, setIsTaking] = useState(false);
  const [taken, setTaken] = useState<PurchaseDraft>();
  const editedId = useMemo(
    () => (isLive && !startsPurchase(location.search) ? editedRequest(location.search) : undefined),
    [isLive],
  );
  const opening = useOpening(editedId);
  const isOpening = opening.state !== "none";
  const stored = useMemo(
    () => (isLive && !isOpening ? restoredDraft(loadDraft(), location.search) : undefined),
    [isLive, isOpening],
  );
  const found = stored ?? taken;
  const waiting = useWaitingCopy(isLive && !isOpening && !found);
  // An open card is shown complete, so that nothing jumps.
  const [restored, setRestored] = useState<PurchaseDraft>();
  const isReady = isLive && restored === found && !waiting.isAsking;

  useLayoutEffect(() => {
    // Never part of an edit.
    if (startsPurchase(location.search) && loadEditing()) void clearPurchase();
  }, []);

  useEffect(() => {
    if (found) void cards[cardOf(found)].fetchAhead().then(() => setRestored(found));
  }, [found]);

  useLayoutEffect(() => {
    if (isReady) shown.current?.removeAttribute("data-restoring");
  }, [isReady]);

  useLayoutEffect(() => {
    // A reload must not restore the address's plate over a later change.
    if (!isLive || isOpening || !location.search) return;
    const cover = askedCover();
    const kept = cover === undefined ? "" : `?cover=${cover}`;
    history.replaceState(history.state, "", location.pathname + kept + location.hash);
  }, [isLive, isOpening]);

  return (
    <div className="wrap pt-5 pb-16 lg:pt-8 lg:pb-24 flat:pt-3">
      <header className="mb-2 flex flex-wrap items-center gap-x-3 lg:mb-4 lg:gap-x-5">
        <BackLink href={pathOf(paths.carInsurance)}>
          <span className="max-sm:sr-only">{t("vehicle.back")}</span>
        </BackLink>
        <h1 tabIndex={-1} className="grow text-title-sm lg:text-title">
          {t("vehicle.title")}
        </h1>
        <div className="slim-steps lg:w-120">
          <StepRow current="vehicle" />
        </div>
      </header>
      <EditingNotice />
      <div
        ref={shown}
        className="group/restoring relative data-restoring:min-h-svh"
        suppressHydrationWarning
      >
        <InlineScript code={restoringScript} />
        <FormSkeleton label={t("vehicle.loading")} />
        <div className="group-data-restoring/restoring:invisible">
          {waiting.copy && (
            <Suspense>
              <WaitingCopy
                copy={waiting.copy}
                onTaking={setIsTaking}
                onTaken={() => setTaken(restoredDraft(loadDraft(), location.search))}
                onDiscarded={waiting.forget}
              />
            </Suspense>
          )}
          {isOpening ? (
            <OpeningShown opening={opening} />
          ) : (
            <div inert={isTaking}>
              <VehicleForm key={restored ? "restored" : "fresh"} restored={restored} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
