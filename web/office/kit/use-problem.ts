import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { clockTime } from "../../../domain/dubai-time.ts";
import type { Failure } from "../../api/use-write.ts";

const timeOf = (opensAt: string | undefined) =>
  opensAt === undefined ? "" : clockTime(new Date(opensAt));

/** Our words for a failure; none where there is no failure, or the frame asks for the login. */
export function useProblem() {
  const { t, i18n } = useTranslation("office");

  return useCallback(
    (failure: Failure | undefined): string | undefined => {
      if (!failure) return undefined;
      if (failure.code === "unreachable") return t("problems.unreachable");
      const { code = "", opensAt } = failure.data ?? {};
      // The frame asks for the login, over the page.
      if (code === "staff.loginRequired") return undefined;
      const key = `problems.${code}`;
      return i18n.exists(key, { ns: "office" })
        ? t(key as "problems.request.unexpected", { time: timeOf(opensAt) })
        : t("problems.request.unexpected");
    },
    [t, i18n],
  );
}
