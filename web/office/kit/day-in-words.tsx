import { formatDayInWords } from "../../i18n/formats.ts";
import { isDay } from "./is-day.ts";
import { useLanguage } from "./use-language.ts";

type Props = { id: string; value: string };

/** Below a native date field; it describes the field by its id. */
export function DayInWords({ id, value }: Props) {
  const { language } = useLanguage();

  return (
    <p id={id} className="min-h-5 text-xs text-ink-muted">
      {isDay(value) && formatDayInWords(value, language)}
    </p>
  );
}
