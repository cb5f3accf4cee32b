import type { ComponentProps } from "react";
import { isCalendarDay } from "../../../domain/calendar-day.ts";
import { formatDay } from "../../i18n/formats.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = Omit<ComponentProps<typeof TextInput>, "value"> & { value: string };

/** A native date, with the day in words: devices put month and day in different orders. */
export function DayField({ value, ...input }: Props) {
  const { language } = useLanguage();

  return (
    <div className="min-w-0">
      <TextInput {...input} type="date" value={value} />
      <p className="mt-1 min-h-lh text-sm text-ink-muted">
        {isCalendarDay(value) && formatDay(value, language)}
      </p>
    </div>
  );
}
