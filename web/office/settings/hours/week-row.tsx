import { useTranslation } from "react-i18next";
import { isOverMidnight, MAX_SPANS } from "../../../../domain/calendar/week-problem.ts";
import type { Span } from "../../../../domain/calendar/office-calendar.ts";
import { Icon } from "../../../ui/icon.tsx";
import { DayBand } from "./day-band.tsx";
import { readTime } from "./read-time.ts";

type Props = {
  /** Of the week and its day, as refusals name it. */
  id: string;
  name: string;
  spans: readonly Span[];
  isChanged: boolean;
  /** Of the telephone: what closes before it opens closes on the next day. */
  mayPassMidnight: boolean;
  /** Some day of the week has several pairs, which stand side by side where there is room. */
  isWide: boolean;
  /** What is wrong, and the field that it blames: "0.to". */
  mistake: { words: string; field: string } | undefined;
  onChange: (spans: readonly Span[]) => void;
};

const NEXT: Span = { from: "", to: "" };
const OPENED: Span = { from: "09:00", to: "18:00" };

const parts = ["from", "to"] as const;

const isLate = ({ from, to }: Span) => isOverMidnight({ from: readTime(from), to: readTime(to) });

/** One day of a week: closed, or one pair of times and more. */
export function WeekRow(props: Props) {
  const { id, name, spans, isChanged, mayPassMidnight, isWide, mistake, onChange } = props;
  const { t } = useTranslation("office");
  const isOpen = spans.length > 0;
  const add = () => onChange([...spans, isOpen ? NEXT : OPENED]);
  const field = mistake && `${id}.${mistake.field}`;

  const change = (index: number, part: (typeof parts)[number], value: string) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, [part]: value } : span)));

  return (
    <li
      className={`grid items-center gap-x-4 border-b border-line px-5 py-1.5 last:border-0 @[36rem]:grid-cols-[5.75rem_minmax(4rem,1fr)_auto] ${isChanged ? "bg-accent-soft" : ""}`}
    >
      <span className="text-sm font-medium">{name}</span>
      <DayBand spans={spans} className="my-1 @[36rem]:my-0" />
      <span
        className={`flex min-w-0 gap-x-1 @[36rem]:w-60 ${isWide ? "@[52rem]:w-116" : ""} ${isOpen ? "items-end" : "items-center"}`}
      >
        {!isOpen && (
          <span className="grow text-sm text-ink-muted">{t("settings.hours.closed")}</span>
        )}
        <span className="grid grow gap-1 empty:hidden @[52rem]:flex @[52rem]:flex-wrap @[52rem]:gap-x-2">
          {spans.map((span, index) => (
            <span key={index} className="flex flex-wrap items-center gap-1.5">
              {parts.map((part) => (
                <Time
                  key={part}
                  id={`${id}.${index}.${part}`}
                  label={t(`settings.hours.${part}Label`, {
                    day: name,
                    number: index === 0 ? "" : ` (${index + 1})`,
                  })}
                  value={span[part]}
                  describedBy={field === `${id}.${index}.${part}` ? `${id}-error` : undefined}
                  onChange={(value) => change(index, part, value)}
                />
              ))}
              {mayPassMidnight && isLate(span) && (
                <span className="text-xs text-ink-muted" title={t("settings.hours.nextDay")}>
                  <span aria-hidden>+1</span>
                  <span className="sr-only">{t("settings.hours.nextDay")}</span>
                </span>
              )}
              <IconButton
                icon="x"
                label={t("settings.hours.removeTimes", {
                  day: name,
                  number: index === 0 ? "" : ` (${index + 1})`,
                })}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              />
            </span>
          ))}
        </span>
        {spans.length < MAX_SPANS && (
          <IconButton
            icon="plus"
            label={t(isOpen ? "settings.hours.addTimes" : "settings.hours.openDay", { day: name })}
            onClick={add}
          />
        )}
      </span>
      {mistake && (
        <p id={`${id}-error`} className="col-span-full py-1 text-sm font-medium text-danger">
          {mistake.words}
        </p>
      )}
    </li>
  );
}

type TimeProps = {
  id: string;
  label: string;
  value: string;
  describedBy: string | undefined;
  onChange: (value: string) => void;
};

function Time({ id, label, value, describedBy, onChange }: TimeProps) {
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      dir="ltr"
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      className="control min-h-9! w-17! px-2! py-1! text-center text-sm tabular-nums pointer-coarse:min-h-target!"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => {
        const time = readTime(target.value);
        if (time !== target.value) onChange(time);
      }}
    />
  );
}

type IconButtonProps = { icon: "plus" | "x"; label: string; onClick: () => void };

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-9 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-surface-sunken hover:text-ink pointer-coarse:size-11"
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
