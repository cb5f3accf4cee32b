import { useTranslation } from "react-i18next";
import type { DeskChatRow } from "../../../contract/office/chats/routes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { clockTime } from "../../../domain/dubai-time.ts";
import { formatDayAndMonth, formatMoment } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useWordsAt } from "../kit/use-words-at.ts";

type Named = Pick<DeskChatRow, "name" | "language">;

export function useChatWords() {
  const { t } = useTranslation("office");
  const { language: ownLanguage } = useLanguage();
  const wordsAt = useWordsAt();

  const todayOr = (iso: string, otherwise: () => string): string => {
    const at = new Date(iso);
    const isToday = dayInDubai(at) === dayInDubai(new Date());
    return isToday ? isolated(clockTime(at), ownLanguage) : otherwise();
  };

  return {
    /** "Daniel Okoye", or "Visitor, English". */
    nameOf: ({ name, language }: Named): string =>
      name ?? t("chats.visitor", { language: t(`chats.languages.${language}`) }),

    pageOf: (page: string): string =>
      (page === "other" ? undefined : wordsAt(`analytics.pages.${page}`)) ?? t("chats.otherPage"),

    /** "12:36", with the day where it is another one than today. */
    timeOf: (iso: string): string => todayOr(iso, () => formatMoment(iso, ownLanguage)),

    /** "12:36", or the day alone where it is another one than today: "21 Nov". */
    dayOrTimeOf: (iso: string): string =>
      todayOr(iso, () => formatDayAndMonth(dayInDubai(new Date(iso)), ownLanguage)),
  };
}
