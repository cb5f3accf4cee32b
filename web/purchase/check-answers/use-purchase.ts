import { useCallback, useEffect, useState } from "react";
import { useBackFromCache } from "../../ui/use-back-from-cache.ts";
import { saveChoice } from "../draft/stored-choice.ts";
import { isDraftUnchanged } from "../draft/unchanged-draft.ts";
import { saveDraft } from "../draft/stored-draft.ts";
import { useUnchangedDraft } from "../draft/use-unchanged-draft.ts";
import { gatherPurchase, type Gathered, type Purchase } from "./gather-purchase.ts";

export function usePurchase() {
  // The cached page holds no answers: they are read from the device.
  const [gathered, setGathered] = useState<Gathered>({ state: "reading" });
  const [reading, setReading] = useState(0);
  const gather = useCallback(() => gatherPurchase().then(setGathered), []);
  useEffect(() => void gather(), [gather]);

  const gatherAgain = () => {
    setReading((before) => before + 1);
    setGathered({ state: "reading" });
    void gather();
  };

  // A page from the back-forward cache may show an earlier purchase.
  useBackFromCache(gatherAgain);

  useUnchangedDraft(
    gathered.state === "documentsMissing" ? gathered.purchase.draft : undefined,
    gatherAgain,
  );

  return {
    gathered,
    /** Goes up with each reading: a form filled in for an earlier one is not reused. */
    reading,
    gather,
    gatherAgain,

    keep: (changed: Purchase) => {
      if (gathered.state !== "ready") return;
      const { draft } = gathered.purchase;
      if (!isDraftUnchanged(draft)) return gatherAgain();
      saveChoice(changed.choice);
      if (changed.draft !== draft) saveDraft(changed.draft);
      setGathered({ state: "ready", purchase: changed });
    },
  };
}
