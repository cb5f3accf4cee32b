import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  type DocumentsOnFile,
  loadDocumentsOnFile,
  slotsAmong,
} from "../draft/documents-on-file.ts";
import {
  answeredCarFields,
  type CarField,
  differingFields,
  findKnown,
  isCarField,
  withEarlier,
  withoutEarlier,
} from "./known-vehicle.ts";
import { useKnownVehicles } from "./use-known-vehicles.ts";

const plateFields = ["emirate", "plateSource", "plateCode", "plateNumber"];

/** Fills only what the person left open. Changing the plate removes all of it. */
export function useEarlierRequest(
  draft: PurchaseDraft,
  isWanted: boolean,
  restored: PurchaseDraft | undefined,
  setDraft: Dispatch<SetStateAction<PurchaseDraft>>,
) {
  const known = findKnown(useKnownVehicles(isWanted), draft);
  const [own, setOwn] = useState(() => answeredCarFields(restored));
  const [filled, setFilled] = useState<readonly CarField[]>([]);
  const [onFile, setOnFile] = useState(() => restored && loadDocumentsOnFile());

  // Runs only for another car, with the answers of that moment.
  const atThatTime = useRef({ draft, own });
  useEffect(() => {
    atThatTime.current = { draft, own };
  });
  useEffect(() => {
    if (!known) return;
    const { draft, own } = atThatTime.current;
    const fields = differingFields(draft, known).filter((field) => !own.has(field));
    setDraft((before) => withEarlier(before, known, fields));
    setFilled(fields);
    return () => setFilled([]);
  }, [known, setDraft]);

  return {
    known,
    onFile,
    offered: known && offeredBy(known),
    isFilled: filled.length > 0,
    differing: known ? differingFields(draft, known) : [],

    answered: (field: string) => {
      if (isCarField(field)) setOwn((before) => new Set([...before, field]));
      if (!plateFields.includes(field)) return;
      setOnFile(undefined);
      const stale = filled.filter((one) => !own.has(one));
      setDraft((before) => withoutEarlier(before, stale));
    },

    takeAnswers: () => {
      if (known) setDraft((before) => withEarlier(before, known, differingFields(before, known)));
    },

    takeDocuments: (isWanted: boolean) =>
      setOnFile(isWanted && known ? offeredBy(known) : undefined),
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
