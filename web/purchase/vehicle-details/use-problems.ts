import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldProblem } from "../../ui/error-summary.tsx";
import { controlOf, type Filled, problemsOf, type Scope, wordsFor } from "./form-problems.ts";

type Summary = { problems: readonly FieldProblem[]; isIncomplete: boolean; attempt: number };

const nothing: Summary = { problems: [], isIncomplete: false, attempt: 0 };

/**
 * What is wrong in the form and what of it is said: of the fields that were left, and of all once the
 * form was to be sent. `factsNow` is read again each time: a picture can become ready in between.
 */
export function useProblems(isOwnCode: boolean, factsNow: () => Filled) {
  const { t } = useTranslation("purchase");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Scope>();
  const [summary, setSummary] = useState(nothing);
  const problems = problemsOf(factsNow(), asked ?? "all");

  return {
    summary,

    leave: (field: string) => setLeft((before) => [...before, field]),

    /** The words at a field, undefined while it is fine or not asked yet. */
    at: (field: string) => {
      const problem = problems.find((one) => one.field === field);
      const isAsked = asked !== undefined || left.includes(field);
      return problem && isAsked ? wordsFor(problem, isOwnCode, t) : undefined;
    },

    /** Says all that is wrong from now on; true when nothing is. */
    ask: (scope: Scope) => {
      const found = problemsOf(factsNow(), scope);
      setAsked(scope);
      setSummary(({ attempt }) => ({
        attempt: attempt + 1,
        isIncomplete: found.some(({ code }) => code === "required"),
        problems: found.map((problem) => ({
          field: controlOf(problem, isOwnCode),
          message: wordsFor(problem, isOwnCode, t),
        })),
      }));
      return found.length === 0;
    },

    forget: () => {
      setSummary(nothing);
      setAsked(undefined);
      setLeft([]);
    },
  };
}
