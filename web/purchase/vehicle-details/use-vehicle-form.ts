import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import {
  type AnswerField,
  type PurchaseDraft,
  withAnswer,
  withInputMethod,
  withType,
} from "../../../domain/purchase/draft.ts";
import { nextPage } from "../draft/next-page.ts";
import type { FactField } from "../../../domain/purchase/facts.ts";
import type { InputMethod } from "../../../domain/ways-of-buying.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { type DocumentsOnFile, onFileOf, saveDocumentsOnFile } from "../draft/documents-on-file.ts";
import { rememberScope } from "../draft/purchase-scope.ts";
import { savedAt, saveDraft } from "../draft/stored-draft.ts";
import { cardOf, type CardName, freshDraft, hasOwnCode } from "./form-answers.ts";
import { useEditing } from "../draft/use-editing.ts";
import type { Scope } from "./form-problems.ts";
import { createPictureShelf } from "./picture-shelf.ts";
import { useAutosave } from "./use-autosave.ts";
import { useEarlierRequest } from "./use-earlier-request.ts";
import { useEmiratesId } from "./use-emirates-id.ts";
import { useProblems } from "./use-problems.ts";

type Outcome = "idle" | "saving" | "saved" | "failed" | "cleared";
type Field = AnswerField | FactField;

const REDIRECT_MS = 300;

export type VehicleForm = ReturnType<typeof useVehicleForm>;

/** Specification part 2, section 4. */
export function useVehicleForm(restored: PurchaseDraft | undefined) {
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => restored ?? freshDraft());
  const [open, setOpen] = useState<CardName | undefined>(restored && cardOf(restored));
  const [writesOwnCode, setWritesOwnCode] = useState(() => hasOwnCode(draft));
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const [isOnDevice, setIsOnDevice] = useState(true);
  const [now] = useState(() => new Date());
  const [shelf] = useState(createPictureShelf);
  const tiles = useSyncExternalStore(shelf.subscribe, shelf.tiles, shelf.tiles);
  const emiratesId = useEmiratesId();
  const editing = useEditing();
  const [isSameScope, setIsSameScope] = useState(rememberScope);
  const earlier = useEarlierRequest(draft, open === "renew" && !editing, restored, setDraft);
  const onFile = editing ? onFileOf(editing, draft) : reusedBy(draft, earlier.onFile);

  const save = () => {
    // The edit has ended: its answers are not those of the device.
    if (!isSameScope()) return;
    const isStored = saveDraft(draft, shelf.present());
    if (!editing) saveDocumentsOnFile(earlier.onFile);
    setIsOnDevice(isStored && shelf.isOnDevice() && emiratesId.isOnDevice);
  };
  const autosave = useAutosave(save);

  useEffect(() => {
    void shelf.restore();
    return shelf.leave;
  }, [shelf]);

  const page = nextPage(draft);
  const next = pathOf(page);
  useEffect(() => {
    if (outcome !== "saved") return;
    const timer = setTimeout(() => void navigate(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [outcome, navigate, next]);

  useEffect(() => shelf.subscribe(autosave.changed), [shelf, autosave.changed]);

  const isOwnCode = writesOwnCode || hasOwnCode(draft);
  const problems = useProblems(isOwnCode, () => ({
    draft,
    pictures: [...shelf.present(), ...(onFile?.slots ?? [])],
    emiratesId: emiratesId.number,
    now,
  }));
  const ask = useLatest(problems.ask);

  /** Undefined when the person is not done yet. */
  const wanted = useRef<Scope>(undefined);
  const stay = () => {
    wanted.current = undefined;
    setOutcome("idle");
  };

  const change = (changed: (before: PurchaseDraft) => PurchaseDraft) => {
    setDraft(changed);
    stay();
    autosave.changed();
  };

  return {
    draft,
    tiles,
    shelf,
    open,
    summary: problems.summary,
    outcome,
    isOnDevice,
    isOwnCode,
    now,
    /** Some cars get an agent's offer instead. */
    hasPrices: page === paths.quotes,
    emiratesId: emiratesId.number,
    earlier: {
      ...earlier,
      /** On file with an earlier request or with the edited one. */
      onFile,
      takeAnswers: () => {
        earlier.takeAnswers();
        autosave.changed();
      },
      takeDocuments: (isWanted: boolean) => {
        earlier.takeDocuments(isWanted);
        autosave.changed();
      },
    },

    /** Problems and success belong to one card, the answers to both. */
    toggle: (card: CardName) => {
      const isClosing = open === card;
      setOpen(isClosing ? undefined : card);
      if (!isClosing) setDraft((before) => withType(before, card === "renew" ? "renew" : "new"));
      problems.forget();
      stay();
      // Opens again on return, if anything is stored.
      if (!isClosing && savedAt() !== undefined) autosave.changed();
    },

    chooseMethod: (method: InputMethod) => {
      change((before) => withInputMethod(before, method));
      problems.forget();
    },

    answer: (field: Field, value: string) => {
      change((before) => withAnswer(before, field, value));
      earlier.answered(field);
      if (field === "emirate" || field === "plateSource") setWritesOwnCode(false);
    },

    chooseOwnCode: (isOwn: boolean) => {
      setWritesOwnCode(isOwn);
      earlier.answered("plateCode");
      change((before) => withAnswer(before, "plateCode", ""));
    },

    writeEmiratesId: (typed: string) => {
      emiratesId.write(typed);
      stay();
      autosave.changed();
    },

    /** Empty fields are checked only when the form is sent. */
    leave: (field: Field | "emiratesID") => {
      const answer = field === "emiratesID" ? emiratesId.number : draft[field];
      // An error appearing while a button is pressed would push the button away.
      if (answer === "" || document.querySelector(":is(button, a):active")) return;
      problems.leave(field);
    },

    errorAt: problems.at,

    submit: async (scope: Scope) => {
      if (outcome === "saving" || outcome === "saved") return;
      try {
        wanted.current = scope;
        setOutcome("saving");
        await shelf.settled();
        if (!wanted.current) return;
        if (!ask.current(wanted.current)) return stay();
        autosave.saveNow();
        setOutcome("saved");
      } catch {
        setOutcome("failed");
      }
    },

    /** Also pictures that are still being prepared. */
    keep: async () => {
      await shelf.settled();
      autosave.saveNow();
    },

    clear: async () => {
      stay();
      autosave.dismiss();
      shelf.clear();
      autosave.dismiss();
      await clearPurchase();
      // The device's own purchase is the person's data, too.
      if (editing) await clearPurchase();
      setIsSameScope(rememberScope);
      setDraft(freshDraft());
      emiratesId.forget();
      earlier.takeDocuments(false);
      setOpen(undefined);
      setWritesOwnCode(false);
      problems.forget();
      setOutcome("cleared");
    },
  };
}

const reusedBy = ({ type }: PurchaseDraft, onFile: DocumentsOnFile | undefined) =>
  type === "renew" ? onFile : undefined;
