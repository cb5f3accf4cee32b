import { useTranslation } from "react-i18next";
import type { ProblemCode } from "../../contract/problems.ts";

/** Our own words for an answer's code (ruling A2), or the form's words where there is none. */
export function useProblemText() {
  const { t } = useTranslation("problems");
  return (answer: { code?: ProblemCode } | null, otherwise: string) =>
    answer?.code ? t(answer.code, { defaultValue: otherwise }) : otherwise;
}
