import { useTranslation } from "react-i18next";
import type { Moves } from "../../../../contract/office/settings/calendar.ts";
import { formatList } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";

const counted = ["requests", "promises", "refunds"] as const;

/** "12 requests' due times and 3 promises move, and say why." */
export function useMovesWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (moves: Moves): string => {
    const parts = counted
      .filter((name) => moves[name] > 0)
      .map((name) => t(`settings.hours.moves.${name}`, { count: moves[name] }));
    if (parts.length === 0) return t("settings.hours.moves.none");
    const list = formatList(parts, language);
    return t(moves.isAll ? "settings.hours.moves.all" : "settings.hours.moves.more", { list });
  };
}
