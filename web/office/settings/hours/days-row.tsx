import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownDays } from "../../../../contract/office/settings/calendar.ts";
import { Pill } from "../../../ui/pill.tsx";
import { DeskIcon } from "../../kit/desk-icon.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { daysInWords, weekdaysOf } from "./days-words.ts";

type Props = {
  days: ShownDays;
  /** The next that is to be confirmed. */
  isNext?: boolean;
  /** Absent for what nobody changes any more. */
  onOpen?: () => void;
  children?: ReactNode;
};

export function DaysRow({ days, isNext = false, onOpen, children }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, kind, name, isExpected, isPhoneClosed, mayRemove } = days;
  // Once they have begun they are a fact.
  const isWaiting = isExpected && mayRemove;

  return (
    <li className="border-t border-line">
      <div
        className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-5 py-2.5 text-sm @[36rem]:grid-cols-[9.5rem_8rem_minmax(0,1fr)_auto] ${isNext ? "bg-accent-soft" : ""} ${onOpen ? "hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf" : "text-ink-muted"}`}
      >
        <span className="order-3 col-span-full tabular-nums @[36rem]:order-none @[36rem]:col-span-1">
          {daysInWords(days, language)}
        </span>
        <span className="hidden text-ink-muted @[36rem]:block">{weekdaysOf(days, language)}</span>
        <span className="min-w-0">
          {onOpen ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className="text-start font-strong before:absolute before:inset-0 focus-visible:outline-none"
              onClick={onOpen}
            >
              <bdi id={`days-of-${id}`}>{name[language]}</bdi>
            </button>
          ) : (
            <bdi>{name[language]}</bdi>
          )}
          {kind === "holiday" && !isPhoneClosed && (
            <span className="block text-xs text-ink-muted">
              {t("settings.hours.days.phoneOpen")}
            </span>
          )}
          {kind === "ramadan" && (
            <span className="block text-xs text-ink-muted">{t("settings.hours.days.shorter")}</span>
          )}
        </span>
        {isWaiting ? (
          <Pill tone="waiting" className={isNext ? "bg-surface-raised!" : ""}>
            <DeskIcon name="moon" size={16} />
            {t("settings.hours.days.expected")}
          </Pill>
        ) : (
          <Pill tone="good">{t("settings.hours.days.fixed")}</Pill>
        )}
      </div>
      {children}
    </li>
  );
}
