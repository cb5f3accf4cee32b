import { useState } from "react";
import {
  addDocuments,
  type Draft,
  removeDocument,
} from "../../../../contract/office/insurance/drafts.ts";
import {
  MAX_PLAN_DOCUMENT_BYTES,
  type PlanDocumentName,
} from "../../../../domain/insurance/plan-documents.ts";
import { callWith } from "../../../api/client.ts";
import { useSession } from "../../frame/session.tsx";
import { useWriting } from "../../kit/use-writing.ts";

/** Brings documents to a draft and takes them away, each at once: what is typed meanwhile stays. */
export function usePapers({ id, version }: Draft, onDraft: (draft: Draft) => void) {
  const { ask, send } = useSession();
  const writing = useWriting(() => {});
  /** The one that was touched last, to which a refusal belongs. */
  const [touched, setTouched] = useState<PlanDocumentName>();
  const [tooLarge, setTooLarge] = useState<PlanDocumentName>();
  const params = { id };

  const begin = (name: PlanDocumentName) => {
    setTouched(name);
    setTooLarge(undefined);
  };

  return {
    touched,
    tooLarge,
    isBusy: writing.isBusy,
    failure: writing.failure,
    add: (name: PlanDocumentName, file: File) => {
      begin(name);
      if (file.size > MAX_PLAN_DOCUMENT_BYTES) return setTooLarge(name);
      const body = new FormData();
      body.append("version", String(version));
      body.append(name, file);
      const post = callWith((path, init) => send(path, { ...init, body }));
      return void writing.write(() => post(addDocuments, { params }), onDraft);
    },
    remove: (name: PlanDocumentName) => {
      begin(name);
      void writing.write(
        () => ask(removeDocument, { params, body: { version, document: name } }),
        onDraft,
      );
    },
  };
}

export type PapersInHand = ReturnType<typeof usePapers>;
