import { useMemo, useState } from "react";
import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { wrongPlanField } from "../../../../domain/insurance/read-plan.ts";
import { canonicalJson } from "../../../../domain/quotes/rating-plan.ts";
import { fieldOf as momentField, momentInDubai } from "../../kit/dubai-field.ts";
import { changesOf } from "./plan-changes.ts";
import { contentOf, isWrongLine, type PlanValues, valuesOf } from "./plan-values.ts";

type Held = { values: PlanValues; countsFrom: string };

const heldOf = ({ content, countsFrom }: Draft): Held | undefined =>
  content.plan
    ? {
        values: valuesOf(content.plan),
        countsFrom: countsFrom === null ? "" : momentField(new Date(countsFrom)),
      }
    : undefined;

/** As it would be saved: how a number was typed makes no difference. */
const written = ({ values, countsFrom }: Held) =>
  canonicalJson({ content: contentOf(values), countsFrom });

const isPossible = (values: PlanValues) =>
  values.order.every((benefit) => !isWrongLine(benefit, values.cover[benefit])) &&
  wrongPlanField(contentOf(values)) === undefined;

/** What stands on the screen of a plan's draft; undefined for a draft of another kind. */
export function usePlanForm(draft: Draft) {
  const saved = useMemo(() => heldOf(draft), [draft]);
  const [held, setHeld] = useState(saved);
  const [isTried, setIsTried] = useState(false);
  if (!held || !saved) return undefined;
  const { values, countsFrom } = held;
  const before = draft.before?.plan ?? null;
  const documents = draft.content.plan?.documents ?? [];
  const from = countsFrom === "" ? null : momentInDubai(countsFrom);

  return {
    values,
    countsFrom,
    before,
    isTried,
    isFromWrong: from === undefined,
    /** As it stands on the screen. */
    content: contentOf(values, documents),
    changes: changesOf(values, before, documents),
    isChanged: written(held) !== written(saved),
    change: (change: Partial<PlanValues>) =>
      setHeld({ countsFrom, values: { ...values, ...change } }),
    setCountsFrom: (next: string) => setHeld({ values, countsFrom: next }),
    /** Undefined, with its reason on the screen, while it is no possible plan. */
    read: () => {
      setIsTried(true);
      if (from === undefined || !isPossible(values)) return undefined;
      return { content: contentOf(values, documents), countsFrom: from };
    },
  };
}
