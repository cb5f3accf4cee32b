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
  scope: Scope;
  onComplete: () => Promise<void>;
};

/** Keeps the answers on the device; complete when nothing of the scope is missing. */
export function useDocumentsForm({ draft, documents, scope, onComplete }: Options) {
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
    submit: async () => {
      if (!(await answers.submit(scope))) return;
      await onComplete();
      dispatch({ type: "stay" });
    },
  };
}
