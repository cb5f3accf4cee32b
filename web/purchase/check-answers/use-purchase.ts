import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { saveChoice } from "../draft/stored-choice.ts";
import { isStillHeld } from "../draft/still-held.ts";
import { saveDraft } from "../draft/stored-draft.ts";
import { useStillHeld } from "../draft/use-still-held.ts";
import { gatherPurchase, type Gathered, type Purchase } from "./gather-purchase.ts";

/** The purchase on this device, read anew whenever it may be another one. */
export function usePurchase() {
  // The page is kept without anyone's answers: they are read from the device.
  const [gathered, setGathered] = useState<Gathered>({ state: "reading" });
  const [reading, setReading] = useState(0);
  const gather = useCallback(() => gatherPurchase().then(setGathered), []);
  useEffect(() => void gather(), [gather]);

  const gatherAnew = () => {
    setReading((before) => before + 1);
    setGathered({ state: "reading" });
    void gather();
  };

  // The browser brings back the page as it was: before the send, or before another purchase.
  const show = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) gatherAnew();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => show(event);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  // Whoever sends watches by themselves, and not while something is under way.
  useStillHeld(gathered.state === "lackingPapers" ? gathered.draft : undefined, gatherAnew);

  return {
    gathered,
    /** Which reading it is of: a form that was filled in for another one does not stand for this. */
    reading,
    gather,
    gatherAnew,

    /** Keeps what was answered here, unless the purchase on show is over. */
    keep: (changed: Purchase) => {
      if (gathered.state !== "ready") return;
      const { draft } = gathered.purchase;
      if (!isStillHeld(draft)) return gatherAnew();
      saveChoice(changed.choice);
      if (changed.draft !== draft) saveDraft(changed.draft);
      setGathered({ state: "ready", purchase: changed });
    },
  };
}
