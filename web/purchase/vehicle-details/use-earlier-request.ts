import { useEffect } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { type DocumentsOnFile, slotsAmong } from "../draft/documents-on-file.ts";
import type { FormAction, FormState } from "./form-actions.ts";
import { differingFields, findKnown } from "./known-vehicle.ts";
import { useKnownVehicles } from "./use-known-vehicles.ts";

/** Fills only what the person left open. Changing the plate removes all of it. */
export function useEarlierRequest(
  draft: PurchaseDraft,
  { filled }: FormState["earlier"],
  isWanted: boolean,
  change: (action: FormAction) => void,
  dispatch: (action: FormAction) => void,
) {
  const known = findKnown(useKnownVehicles(isWanted), draft);

  useEffect(() => {
    if (!known) return;
    dispatch({ type: "know", known });
    return () => dispatch({ type: "know", known: undefined });
  }, [known, dispatch]);

  return {
    known,
    offered: known && offeredBy(known),
    isFilled: filled.length > 0,
    differing: known ? differingFields(draft, known) : [],
    takeAnswers: () => known && change({ type: "takeAnswers", known }),
    takeDocuments: (isTaken: boolean) =>
      change({ type: "takeDocuments", onFile: isTaken && known ? offeredBy(known) : undefined }),
  };
}

function offeredBy({
  documentsFrom,
  documents,
}: {
  documentsFrom: string | null;
  documents: readonly string[];
}): DocumentsOnFile | undefined {
  const slots = slotsAmong(documents);
  return documentsFrom === null || slots.length === 0 ? undefined : { documentsFrom, slots };
}
