import { useReducer, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { rememberScope } from "../draft/purchase-scope.ts";
import { loadDraft, saveDraft } from "../draft/stored-draft.ts";
import type { Scope } from "../vehicle-details/form-problems.ts";
import { formState, initialState } from "../vehicle-details/form-state.ts";
import { useAnswers } from "../vehicle-details/use-answers.ts";
import type { Documents } from "./documents.ts";

type Options = {
  draft: PurchaseDraft;
  documents: Documents;
};

/** Keeps the answers on the device. */
export function useDocumentsForm({ draft, documents }: Options) {
  const { onFile } = documents;
  const [state, dispatch] = useReducer(formState, undefined, () => initialState(draft, onFile));
  const [isSameScope] = useState(rememberScope);
  const answers = useAnswers(state, dispatch, {
    onFile,
    save: ({ pictures }) => {
      // Another tab may have sent or erased the purchase.
      if (isSameScope() && loadDraft()) saveDraft(state.draft, pictures);
    },
  });

  return {
    ...answers,
    earlier: { onFile },
    /** Goes on once nothing of the scope is missing. */
    submit: async (scope: Scope, onComplete: () => Promise<void>) => {
      if (!(await answers.submit(scope))) return;
      await onComplete();
      dispatch({ type: "stay" });
    },
  };
}

export type DocumentsForm = ReturnType<typeof useDocumentsForm>;
