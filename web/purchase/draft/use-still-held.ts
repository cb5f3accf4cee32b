import { useEffect, useEffectEvent } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isStillHeld, onOtherTab } from "./still-held.ts";

/** Calls back once another tab has sent, changed or erased the answers on show; undefined: none are. */
export function useStillHeld(shown: PurchaseDraft | undefined, onGone: () => void) {
  const look = useEffectEvent(() => {
    if (shown && !isStillHeld(shown)) onGone();
  });
  useEffect(() => onOtherTab(() => look()), []);
}
