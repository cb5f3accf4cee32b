import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { documentsNeeded } from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { FieldProblem } from "../../ui/error-summary.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { rememberScope } from "../draft/purchase-scope.ts";
import { saveDraft } from "../draft/stored-draft.ts";
import { problemsOf, wordsFor } from "../vehicle-details/form-problems.ts";
import { createPictureShelf } from "../vehicle-details/picture-shelf.ts";
import { useEmiratesId } from "../vehicle-details/use-emirates-id.ts";
import type { Documents } from "./documents.ts";

type Options = {
  draft: PurchaseDraft;
  documents: Documents;
  onlyPhotos: boolean;
  onComplete: () => Promise<void>;
};

export function useDocumentsForm({ draft, documents, onlyPhotos, onComplete }: Options) {
  const { t } = useTranslation("purchase");
  const [shelf] = useState(createPictureShelf);
  const tiles = useSyncExternalStore(shelf.subscribe, shelf.tiles, shelf.tiles);
  const emiratesId = useEmiratesId();
  const [isSameScope] = useState(rememberScope);
  const [now] = useState(() => new Date());
  const [left, setLeft] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [summary, setSummary] = useState<{ problems: FieldProblem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });

  useEffect(() => {
    void shelf.restore();
    return shelf.leave;
  }, [shelf]);
  useEffect(
    () => shelf.subscribe(() => void (isSameScope() && saveDraft(draft, shelf.present()))),
    [shelf, draft, isSameScope],
  );

  const wanted: readonly string[] = [
    ...(onlyPhotos ? [] : ["emiratesID"]),
    ...documentsNeeded(draft),
  ];
  const find = () => {
    const pictures = [...shelf.present(), ...(documents.onFile?.slots ?? [])];
    const filled = { draft, pictures, emiratesId: emiratesId.number, now };
    return problemsOf(filled, "all")
      .filter(({ field }) => wanted.includes(field))
      .map((problem) => ({ field: problem.field, message: wordsFor(problem, false, t) }));
  };
  const findNow = useLatest(find);
  const problems = find();

  return {
    draft,
    tiles,
    shelf,
    summary,
    isBusy,
    earlier: { onFile: documents.onFile },
    emiratesId: emiratesId.number,
    writeEmiratesId: emiratesId.write,
    leave: () => setLeft(emiratesId.number !== ""),

    /** Undefined while the field is fine or untouched. */
    errorAt: (field: string) => {
      const isAsked = summary.attempt > 0 || (left && field === "emiratesID");
      return isAsked ? problems.find((one) => one.field === field)?.message : undefined;
    },

    submit: async () => {
      if (isBusy) return;
      setIsBusy(true);
      await shelf.settled();
      const found = findNow.current();
      setSummary(({ attempt }) => ({ problems: found, attempt: attempt + 1 }));
      if (found.length === 0) await onComplete();
      setIsBusy(false);
    },
  };
}
