import { useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Documents } from "../documents/documents.ts";
import { foundPhotos, keepPhotoChoice, photoChoiceFor } from "./photo-choice-kept.ts";

export function usePhotoChoice(draft: PurchaseDraft, documents: Documents) {
  // Fixed when the form opens: what is shown must not change under the hand that adds a picture.
  const [found] = useState(() => foundPhotos(draft, documents));
  const [choice, setChoice] = useState(() => photoChoiceFor(found));

  return {
    found,
    choice,
    choose: (chosen: typeof choice) => {
      setChoice(chosen);
      keepPhotoChoice(chosen);
    },
  };
}

export type ChosenPhotos = ReturnType<typeof usePhotoChoice>;
