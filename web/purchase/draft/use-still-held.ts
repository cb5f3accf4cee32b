import { useEffect, useEffectEvent } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isStillHeld, onOtherTab } from "./still-held.ts";

export function useStillHeld(shown: PurchaseDraft | undefined, onGone: () => void) {
  const look = useEffectEvent(() => {
    if (shown && !isStillHeld(shown)) onGone();
  });
  useEffect(() => onOtherTab(() => look()), []);
}
