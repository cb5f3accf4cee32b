import { type Dispatch, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { controlOf, type FormProblem, type Scope, wordsFor } from "./form-problems.ts";
import type { FormAction, FormState } from "./form-actions.ts";

/** Problems of fields that were left, and all that a pressed button found. */
export function useProblems(
  { left, asked, listed, attempt }: FormState["noticed"],
  isOwnCode: boolean,
  find: (scope: Scope) => readonly FormProblem[],
  dispatch: Dispatch<FormAction>,
) {
  const { t } = useTranslation("purchase");
  const found = asked ? find(asked) : [];
  const isFound = (field: string) => found.some((problem) => problem.field === field);
  const mended = listed.filter((field) => !isFound(field));

  // A mended problem must not come back, and take the focus, before the next press.
  useEffect(() => {
    if (mended.length > 0) dispatch({ type: "mend", fields: mended });
  });

  const open = found.filter(({ field }) => listed.includes(field));
  return {
    summary: {
      attempt,
      isIncomplete: open.some(({ code }) => code === "required"),
      problems: open.map((problem) => ({
        field: controlOf(problem, isOwnCode),
        message: wordsFor(problem, isOwnCode, t),
      })),
    },

    /** Undefined while the field is fine or untouched. */
    errorAt: (field: string) => {
      const shown = left.includes(field) ? [...found, ...find("all")] : found;
      const problem = shown.find((one) => one.field === field);
      return problem && wordsFor(problem, isOwnCode, t);
    },
  };
}
