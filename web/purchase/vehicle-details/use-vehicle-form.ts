import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import {
  type AnswerField,
  type PurchaseDraft,
  withAnswer,
} from "../../../domain/purchase/draft.ts";
import { nextPage } from "../../../domain/purchase/missing-answers.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { FieldProblem } from "../../ui/error-summary.tsx";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { saveDraft } from "../draft/stored-draft.ts";
import { problemsOf, type Scope, wordsFor } from "./form-problems.ts";
import { createPictureShelf } from "./picture-shelf.ts";
import { freshRenewal, hasOwnCode } from "./renewal-answers.ts";
import { useAutosave } from "./use-autosave.ts";

export type CardName = "renew" | "buyNew";
type Outcome = "idle" | "saving" | "saved" | "failed" | "cleared";
type Summary = { problems: readonly FieldProblem[]; isIncomplete: boolean; attempt: number };

const nothing: Summary = { problems: [], isIncomplete: false, attempt: 0 };
const REDIRECT_MS = 300;

export type VehicleForm = ReturnType<typeof useVehicleForm>;

/** Everything the form knows and can do (specification part 2, section 4). */
export function useVehicleForm(restored: PurchaseDraft | undefined) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => restored ?? freshRenewal());
  const [open, setOpen] = useState<CardName | undefined>(restored && "renew");
  const [writesOwnCode, setWritesOwnCode] = useState(() => hasOwnCode(draft));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Scope>();
  const [summary, setSummary] = useState(nothing);
  const [outcome, setOutcome] = useState<Outcome>("idle");
  const [isKept, setIsKept] = useState(true);
  const [shelf] = useState(createPictureShelf);
  const tiles = useSyncExternalStore(shelf.subscribe, shelf.tiles, shelf.tiles);

  const save = () => setIsKept(saveDraft(draft, shelf.present()) && shelf.isOnDevice());
  const autosave = useAutosave(save);

  useEffect(() => {
    void shelf.restore();
    return shelf.leave;
  }, [shelf]);

  const next = pathOf(nextPage(draft));
  useEffect(() => {
    if (outcome !== "saved") return;
    const timer = setTimeout(() => void navigate(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [outcome, navigate, next]);

  // A picture that is ready belongs to the stored draft, too.
  useEffect(() => shelf.subscribe(autosave.changed), [shelf, autosave.changed]);

  const isOwnCode = writesOwnCode || hasOwnCode(draft);
  const problems = problemsOf(draft, shelf.present(), asked ?? "all");

  const start = (scope: Scope) => {
    const found = problemsOf(draft, shelf.present(), scope);
    setAsked(scope);
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      isIncomplete: found.some(({ code }) => code === "required"),
      problems: found.map((problem) => ({
        field: problem.field === "plateCode" && isOwnCode ? "ownCode" : problem.field,
        message: wordsFor(problem, isOwnCode, t),
      })),
    }));
    return found.length === 0;
  };

  return {
    draft,
    tiles,
    shelf,
    open,
    summary,
    outcome,
    isKept,
    isOwnCode,

    /** One card at a time; error and success belong to the one before. */
    toggle: (card: CardName) => {
      setOpen(open === card ? undefined : card);
      setSummary(nothing);
      setAsked(undefined);
      setLeft([]);
      setOutcome("idle");
    },

    answer: (field: AnswerField, value: string) => {
      setDraft((before) => withAnswer(before, field, value));
      if (field === "emirate") setWritesOwnCode(false);
      setOutcome("idle");
      autosave.changed();
    },

    chooseOwnCode: (isOwn: boolean) => {
      setWritesOwnCode(isOwn);
      setDraft((before) => withAnswer(before, "plateCode", ""));
      autosave.changed();
    },

    /** A field that was left is checked, an empty one only when the form is sent. */
    leave: (field: AnswerField) => {
      // An error that appears while a button is pressed would push the button away.
      if (draft[field] === "" || document.querySelector(":is(button, a):active")) return;
      setLeft((before) => [...before, field]);
    },

    /** The words at a field, undefined while it is fine or not asked yet. */
    errorAt: (field: string) => {
      const problem = problems.find((one) => one.field === field);
      const isAsked = asked !== undefined || left.includes(field);
      return problem && isAsked ? wordsFor(problem, isOwnCode, t) : undefined;
    },

    submit: async (scope: Scope) => {
      if (outcome === "saving" || outcome === "saved") return;
      try {
        setOutcome("saving");
        await shelf.settled();
        if (!start(scope)) return setOutcome("idle");
        autosave.dismiss();
        save();
        setOutcome("saved");
      } catch {
        setOutcome("failed");
      }
    },

    clear: async () => {
      autosave.dismiss();
      shelf.clear();
      autosave.dismiss();
      await clearPurchase();
      setDraft(freshRenewal());
      setOpen(undefined);
      setWritesOwnCode(false);
      setSummary(nothing);
      setAsked(undefined);
      setLeft([]);
      setOutcome("cleared");
    },
  };
}
