import { useTranslation } from "react-i18next";
import type { MovedBy } from "../../../domain/calendar/moved-time.ts";
import { useLanguage } from "./use-language.ts";

/** Why a time moved with the calendar: "Public holiday: Eid al-Fitr". */
export function useMovedWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return ({ reason, name }: MovedBy): string =>
    t(`movedBy.${reason}`, { name: `\u2068${name?.[language] ?? ""}\u2069` });
}
