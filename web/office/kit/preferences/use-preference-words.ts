import { useTranslation } from "react-i18next";
import type { ShownPreferences } from "../../../../contract/office/shown-preferences.ts";
import type { Preferences } from "../../../../contract/preferences.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { ourHours, readHours, writeHours } from "../../../../domain/clients/preferences.ts";
import { clockTime } from "../../../../domain/dubai-time.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { useStaffName } from "../staff-shown.tsx";
import { useLanguage } from "../use-language.ts";

/** What is said of preferences. */
export function usePreferenceWords() {
  const { t } = useTranslation("office");
  const { language: shownIn } = useLanguage();
  const staffName = useStaffName();

  /** "today 16:00" */
  const momentOf = (at: Date, now = new Date()): string => {
    const time = clockTime(at);
    if (dayInDubai(at) === dayInDubai(now)) return t("preferences.today", { time });
    if (dayInDubai(at) === dayInDubai(now, 1)) return t("preferences.tomorrow", { time });
    return formatMoment(at.toISOString(), shownIn);
  };

  return {
    momentOf,

    /** What to know before a call: "Call after 16:00, Arabic". */
    wishOf: ({ channel, language: wanted, hours }: Preferences): string => {
      const language = t(`preferences.languages.${wanted}`);
      if (channel === "mail") return t("preferences.wants.mail", { language });
      if (!hours) return t("preferences.wants.any", { language });
      const { from, until } = readHours(hours);
      const [begins, ends] = [from > ourHours.from, until < ourHours.until];
      if (begins && !ends) return t("preferences.wants.after", { from: hours.from, language });
      if (ends && !begins) return t("preferences.wants.before", { until: hours.until, language });
      if (!begins && !ends) return t("preferences.wants.any", { language });
      return t("preferences.wants.between", { ...hours, language });
    },

    /** "Phone only · Arabic · 16:00 to 20:00" */
    allOf: ({ channel, language, hours }: Preferences): string =>
      [
        t(`preferences.channels.${channel}`),
        t(`preferences.languages.${language}`),
        channel !== "mail" &&
          (hours ? t("preferences.span", hours) : t("preferences.anySpan", writeHours(ourHours))),
      ]
        .filter(Boolean)
        .join(" · "),

    /** Who said so, and when. */
    tellerOf: ({ staff, at }: Pick<ShownPreferences, "staff" | "at">): string => {
      const now = new Date();
      const told = new Date(at);
      const moment =
        dayInDubai(told) === dayInDubai(now) ? clockTime(told) : formatMoment(at, shownIn);
      return staff
        ? t("preferences.saidOnCall", { moment, staff: staffName(staff) })
        : t("preferences.setByClient", { moment });
    },
  };
}
