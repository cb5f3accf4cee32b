import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { InputMethod } from "../../../domain/ways-of-buying.ts";
import { useSite } from "../../i18n/use-site.ts";
import { askedCover } from "../draft/asked-cover.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { loadDocumentsOnFile, onFileOf, saveDocumentsOnFile } from "../draft/documents-on-file.ts";
import { nextPage } from "../draft/next-page.ts";
import { rememberScope } from "../draft/purchase-scope.ts";
import { savedAt, saveDraft } from "../draft/stored-draft.ts";
import { useEditing } from "../draft/use-editing.ts";
import type { CardName } from "./form-answers.ts";
import { formState, initialState } from "./form-state.ts";
import { answeredOnArrival, type Group } from "./question-groups.ts";
import { useAnswers } from "./use-answers.ts";
import { useEarlierRequest } from "./use-earlier-request.ts";

const REDIRECT_MS = 300;

/** Nothing was answered before this visit. */
export const isFresh = (editing: unknown) => savedAt() === undefined && !editing;

export type VehicleForm = ReturnType<typeof useVehicleForm>;

/** Stores the answers, and goes on to the next page. */
export function useVehicleForm(restored: PurchaseDraft | undefined) {
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const editing = useEditing();
  const [state, dispatch] = useReducer(formState, undefined, () =>
    restored
      ? initialState(restored, loadDocumentsOnFile(), answeredOnArrival(restored, isFresh(editing)))
      : initialState(restored),
  );
  const { draft, open, outcome } = state;
  const [isSameScope, setIsSameScope] = useState(rememberScope);
  const [isOnDevice, setIsOnDevice] = useState(true);
  const reused = draft.type === "renew" ? state.earlier.onFile : undefined;
  const onFile = editing ? onFileOf(editing, draft) : reused;

  const answers = useAnswers(state, dispatch, {
    onFile,
    save: ({ pictures, isOnDevice }) => {
      // The edit has ended: its answers are not those of the device.
      if (!isSameScope()) return;
      const isStored = saveDraft(draft, pictures);
      if (!editing) saveDocumentsOnFile(state.earlier.onFile);
      setIsOnDevice(isStored && isOnDevice);
    },
  });
  const { shelf, autosave, change } = answers;
  const isRenewing = open === "renew" && !editing;
  const earlier = useEarlierRequest(draft, state.earlier, isRenewing, change, dispatch);

  const page = nextPage(draft);
  const hasPrices = page === paths.quotes;
  const next = pathOf(hasPrices && outcome === "saved" ? paths.quotesOf(askedCover()) : page);
  useEffect(() => {
    if (outcome !== "saved") return;
    const timer = setTimeout(() => void navigate(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [outcome, navigate, next]);

  return {
    ...answers,
    open,
    isUnfolded: state.isUnfolded,
    lines: state.lines,
    folded: state.folded,
    isOnDevice,
    /** Some cars get an agent's offer instead. */
    hasPrices,
    /** `onFile`: with an earlier request or with the edited one. */
    earlier: { ...earlier, onFile },

    toggle: (card: CardName) => {
      dispatch({ type: "toggle", card });
      // Opens again on return, if anything is stored.
      if (open !== card && savedAt() !== undefined) autosave.changed();
    },
    fold: (isUnfolded: boolean) => dispatch({ type: "fold", isUnfolded }),
    showGroup: (group: Group, isOpen: boolean) => dispatch({ type: "change", group, isOpen }),
    chooseMethod: (method: InputMethod) => change({ type: "chooseMethod", method }),

    /** Also pictures that are still being prepared. */
    keep: async () => {
      await shelf.settled();
      autosave.saveNow();
    },

    clear: async () => {
      dispatch({ type: "stay" });
      autosave.dismiss();
      shelf.clear();
      autosave.dismiss();
      await clearPurchase();
      // The device's own purchase is the person's data, too.
      if (editing) await clearPurchase();
      setIsSameScope(rememberScope);
      answers.forgetEmiratesId();
      dispatch({ type: "clear" });
    },
  };
}
