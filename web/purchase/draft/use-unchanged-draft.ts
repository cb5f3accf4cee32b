import { useEffect, useEffectEvent } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isDraftUnchanged, onChangeInOtherTab } from "./unchanged-draft.ts";

export function useUnchangedDraft(shown: PurchaseDraft | undefined, onChanged: () => void) {
  const look = useEffectEvent(() => {
    if (shown && !isDraftUnchanged(shown)) onChanged();
  });
  useEffect(() => onChangeInOtherTab(() => look()), []);
}
