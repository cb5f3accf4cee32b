import { useCallback, useEffect, useRef, useState } from "react";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { type PurchaseDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { contradictionIn } from "../../../domain/purchase/contradiction.ts";
import { type FactField, isFactInvalid } from "../../../domain/purchase/facts.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { loadDraft, saveDraft } from "../draft/stored-draft.ts";
import { changedFacts, type Facts, ratedDraft } from "./sharpening.ts";

/** Prices follow, and mistakes show, once nothing was typed for this long. */
const SETTLES_AFTER_MS = 350;

type Answers = { typed: PurchaseDraft; settled: PurchaseDraft; rated: PurchaseDraft };

const today = () => dayInDubai(new Date());

/** The answers that sharpen the prices, on top of the stored draft. */
export function useSharpening(stored: PurchaseDraft | undefined) {
  const [given, setGiven] = useState<Answers>();
  const answers = given ?? (stored && { typed: stored, settled: stored, rated: stored });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (typed: PurchaseDraft) => {
    if (!answers) return;
    const rated = ratedDraft(answers.rated, typed, today());
    keep(changedFacts(answers.rated, rated));
    setGiven({ typed, settled: typed, rated });
  };
  const latest = useLatest(() => answers && take(answers.typed));
  const settle = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current();
  }, [latest]);

  useEffect(() => {
    addEventListener("pagehide", settle);
    return () => {
      removeEventListener("pagehide", settle);
      settle();
    };
  }, [settle]);

  const isSettled = (field: FactField): boolean =>
    answers !== undefined && answers.typed[field] === answers.settled[field];

  return {
    /** Draft as typed. */
    draft: answers?.typed,
    /** Draft as the prices know it. */
    rated: answers?.rated,
    settle,

    type: (field: FactField, value: string) => {
      if (!answers) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLES_AFTER_MS);
      setGiven({ ...answers, typed: withAnswer(answers.typed, field, value) });
    },

    /** Is rated at once. */
    choose: (facts: Facts) => answers && take({ ...answers.typed, ...facts }),

    isWrong: (field: FactField): boolean =>
      answers !== undefined &&
      isSettled(field) &&
      isFactInvalid(field, answers.typed[field], today()),

    /** Two answers about the driver that cannot both be true. */
    contradiction:
      answers && isSettled("driverBirthYear") && isSettled("drivingYears")
        ? contradictionIn(answers.rated, answers.typed, today())
        : undefined,
  };
}

export type Sharpening = ReturnType<typeof useSharpening>;

/** Only what changed: another tab may have changed the rest, or erased it. */
function keep(facts: Facts) {
  const kept = loadDraft();
  if (kept && Object.keys(facts).length > 0) saveDraft({ ...kept, ...facts });
}
