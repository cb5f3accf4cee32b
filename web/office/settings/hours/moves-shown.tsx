import { useTranslation } from "react-i18next";
import type { CalendarChange } from "../../../../contract/office/settings/calendar.ts";
import { useMoves } from "./use-moves.ts";
import { useMovesWords } from "./use-moves-words.ts";

type Props = { change: CalendarChange | undefined; isSaving: boolean };

/** What a change would move, before it is saved. */
export function MovesShown({ change, isSaving }: Props) {
  const { t } = useTranslation("office");
  const moves = useMoves(change, isSaving);
  const wordsOf = useMovesWords();

  return (
    <p role="status" className="text-sm text-ink-muted empty:hidden">
      {change && (moves ? wordsOf(moves) : t("settings.hours.moves.counting"))}
    </p>
  );
}
