import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldProblem } from "../../ui/error-summary.tsx";
import { controlOf, type Filled, problemsOf, type Scope, wordsFor } from "./form-problems.ts";

type Summary = { problems: readonly FieldProblem[]; isIncomplete: boolean; attempt: number };

const nothing: Summary = { problems: [], isIncomplete: false, attempt: 0 };

/** Shows problems of fields that were left; all once the form is sent. */
export function useProblems(isOwnCode: boolean, factsNow: () => Filled) {
  const { t } = useTranslation("purchase");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Scope>();
  const [summary, setSummary] = useState(nothing);
  const problems = problemsOf(factsNow(), asked ?? "all");

  return {
    summary,

    leave: (field: string) => setLeft((before) => [...before, field]),

    /** Undefined while the field is fine or untouched. */
    at: (field: string) => {
      const problem = problems.find((one) => one.field === field);
      const isAsked = asked !== undefined || left.includes(field);
      return problem && isAsked ? wordsFor(problem, isOwnCode, t) : undefined;
    },

    /** Shows all problems from now on; true when there are none. */
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
