import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { clockTime } from "../../../domain/dubai-time.ts";
import type { Language } from "../../../domain/language.ts";
import type { Failure } from "../../api/use-write.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useLanguage } from "./use-language.ts";

/** With the day where it is another one than today. */
const timeOf = (at: string | null | undefined, language: Language) => {
  if (!at) return "";
  const isToday = dayInDubai(new Date(at)) === dayInDubai(new Date());
  return isToday ? clockTime(new Date(at)) : formatMoment(at, language);
};

/** Our words for a failure; none where there is no failure, or the frame asks for the login. */
export function useProblem() {
  const { t, i18n } = useTranslation("office");
  const { language } = useLanguage();

  return useCallback(
    (failure: Failure | undefined): string | undefined => {
      if (!failure) return undefined;
      if (failure.code === "unreachable") return t("problems.unreachable");
      const { code = "", opensAt, holder, placeholder } = failure.data ?? {};
      // The frame asks for the login, over the page.
      if (code === "staff.loginRequired") return undefined;
      const key = `problems.${code}`;
      return i18n.exists(key, { ns: "office" })
        ? t(key as "problems.request.unexpected", {
            time: timeOf(opensAt ?? holder?.since, language),
            who: isolated(holder?.name[language] ?? "", language),
            placeholder: placeholder ?? "",
          })
        : t("problems.request.unexpected");
    },
    [t, i18n, language],
  );
}
