import { useTranslation } from "react-i18next";
import { clockTime } from "../../../domain/dubai-time.ts";

export type Refusal = { data: { code?: string; opensAt?: string | undefined } | null };

/** Our words for a refusal; undefined stands for a connection that broke. */
export function useProblem() {
  const { t, i18n } = useTranslation("office");
  const timeOf = ({ opensAt }: { opensAt?: string | undefined }) =>
    opensAt === undefined ? "" : clockTime(new Date(opensAt));

  return (answer: Refusal | undefined): string => {
    if (!answer) return t("problems.unreachable");
    // The frame asks for the login, over the page.
    if (answer.data?.code === "staff.loginRequired") return "";
    const key = `problems.${answer.data?.code ?? ""}`;
    return i18n.exists(key, { ns: "office" })
      ? t(key as "problems.request.unexpected", { time: timeOf(answer.data ?? {}) })
      : t("problems.request.unexpected");
  };
}
