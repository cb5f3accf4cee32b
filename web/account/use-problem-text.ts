import { useTranslation } from "react-i18next";
import type { ShownProblemCode } from "../../contract/problems.ts";

/** Ruling A2: our words for an answer's code, or the given fallback. */
export function useProblemText() {
  const { t } = useTranslation("problems");
  return (answer: { code?: ShownProblemCode } | null, otherwise: string) =>
    answer?.code ? t(answer.code, { defaultValue: otherwise }) : otherwise;
}
