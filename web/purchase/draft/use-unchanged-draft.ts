import { useEffect, useEffectEvent } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isDraftUnchanged, onChangeInOtherTab } from "./unchanged-draft.ts";

export function useChangeInOtherTab(onChange: () => void) {
  const hear = useEffectEvent(onChange);
  useEffect(() => onChangeInOtherTab(() => hear()), []);
}

export function useUnchangedDraft(shown: PurchaseDraft | undefined, onChanged: () => void) {
  useChangeInOtherTab(() => {
    if (shown && !isDraftUnchanged(shown)) onChanged();
  });
}
