import { type Dispatch, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { hasOwnCode } from "./form-answers.ts";
import { problemsOf, type Scope } from "./form-problems.ts";
import type { Field, FormAction, FormState } from "./form-actions.ts";
import { createPictureShelf } from "./picture-shelf.ts";
import { useAutosave } from "./use-autosave.ts";
import { useEmiratesId } from "./use-emirates-id.ts";
import { useProblems } from "./use-problems.ts";

type Options = {
  onFile: { slots: readonly DocumentSlot[] } | undefined;
  save: (answers: { pictures: readonly DocumentSlot[]; isOnDevice: boolean }) => void;
};

/** The fields of the vehicle's form and of the documents that are asked for later. */
export function useAnswers(
  state: FormState,
  dispatch: Dispatch<FormAction>,
  { onFile, save }: Options,
) {
  const { draft, outcome, wanted } = state;
  const [now] = useState(() => new Date());
  const [shelf] = useState(createPictureShelf);
  const tiles = useSyncExternalStore(shelf.subscribe, shelf.tiles, shelf.tiles);
  const emiratesId = useEmiratesId();
  const isOwnCode = state.writesOwnCode || hasOwnCode(draft);
  const isOnDevice = shelf.isOnDevice() && emiratesId.isOnDevice;
  const autosave = useAutosave(() => save({ pictures: shelf.present(), isOnDevice }));

  useEffect(() => {
    void shelf.restore();
    return shelf.leave;
  }, [shelf]);
  useEffect(() => shelf.subscribe(autosave.changed), [shelf, autosave.changed]);

  const find = (scope: Scope) =>
    problemsOf(
      {
        draft,
        pictures: [...shelf.present(), ...(onFile?.slots ?? [])],
        emiratesId: emiratesId.number,
        now,
      },
      scope,
    );
  const { summary, errorAt } = useProblems(state.noticed, isOwnCode, find, dispatch);
  const latest = useLatest({ find, wanted });
  const change = (action: FormAction) => {
    dispatch(action);
    autosave.changed();
  };

  return {
    draft,
    tiles,
    shelf,
    summary,
    outcome,
    /** The scope of the button that was pressed, while it works. */
    busyWith: outcome === "saving" || outcome === "saved" ? wanted : undefined,
    isOwnCode,
    now,
    autosave,
    change,
    emiratesId: emiratesId.number,
    forgetEmiratesId: emiratesId.forget,
    errorAt,

    answer: (field: Field, value: string) => change({ type: "answer", field, value }),
    chooseOwnCode: (isOwn: boolean) => change({ type: "chooseOwnCode", isOwn }),
    writeEmiratesId: (typed: string) => {
      emiratesId.write(typed);
      change({ type: "stay" });
    },

    /** Empty fields are checked only when the form is sent. */
    leave: (field: Field | "emiratesID") => {
      const answer = field === "emiratesID" ? emiratesId.number : draft[field];
      // An error appearing while a button is pressed would push the button away.
      if (answer === "" || document.querySelector(":is(button, a):active")) return;
      dispatch({ type: "leave", field });
    },

    /** True once everything is there and saved; false if the person goes on editing meanwhile. */
    submit: async (scope: Scope): Promise<boolean> => {
      if (outcome === "saving" || outcome === "saved") return false;
      try {
        flushSync(() => dispatch({ type: "press", scope }));
        await shelf.settled();
        if (latest.current.wanted !== scope) return false;
        const problems = latest.current.find(scope);
        if (problems.length === 0) autosave.saveNow();
        dispatch({ type: "check", scope, problems });
        return problems.length === 0;
      } catch {
        dispatch({ type: "fail" });
        return false;
      }
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;

/** What a field needs. */
export type AnswersForm = Pick<
  Answers,
  "draft" | "isOwnCode" | "now" | "answer" | "chooseOwnCode" | "leave" | "errorAt"
>;
