import { useTranslation } from "react-i18next";
import type { ShownProblemCode } from "../../contract/problems.ts";

/** Ruling A2: our words for an answer's code, or the given fallback. */
export function useProblemText() {
  const { t } = useTranslation("problems");
  return ({ code }: { code?: ShownProblemCode | undefined }, otherwise: string) =>
    code ? t(code, { defaultValue: otherwise }) : otherwise;
}
