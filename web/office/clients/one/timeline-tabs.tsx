import { useTranslation } from "react-i18next";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { kindsIn, type TimelineFilter } from "../../../../domain/clients/timeline.ts";
import { moveTabFocus } from "../../../ui/tabs.tsx";

export const PANEL = "timeline-panel";
const tabs = [
  "all",
  "requests",
  "policies",
  "payments",
  "calls",
  "messages",
  "chats",
  "more",
] as const;
type Tab = (typeof tabs)[number];

export const tabOf = (shown: TimelineFilter): Tab => tabs.find((tab) => tab === shown) ?? "more";
export const tabId = (tab: Tab) => `timeline-tab-${tab}`;

const countIn = (counts: OneClient["counts"], filter: TimelineFilter) =>
  kindsIn(filter).reduce((sum, kind) => sum + counts[kind], 0);

type Props = {
  counts: OneClient["counts"];
  shown: TimelineFilter;
  onShow: (filter: TimelineFilter) => void;
};

const look = (isShown: boolean) =>
  `inline-flex min-h-target items-center gap-1.5 rounded-full px-3 text-sm font-medium ${
    isShown ? "bg-action text-action-ink" : "hover:bg-surface-sunken"
  }`;

/** The common kinds; the arrows go from one to the next. */
export function TimelineTabs({ counts, shown, onShow }: Props) {
  const { t } = useTranslation("office");
  const selected = tabOf(shown);

  return (
    <div
      role="tablist"
      aria-label={t("clients.one.timeline.heading")}
      className="flex flex-wrap gap-0.5"
      onKeyDown={moveTabFocus}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-controls={PANEL}
          aria-selected={tab === selected}
          aria-describedby={`${tabId(tab)}-count`}
          tabIndex={tab === selected ? 0 : -1}
          className={look(tab === selected)}
          onClick={() => onShow(tab)}
        >
          {t(`clients.one.timeline.tabs.${tab}`)}
          <span id={`${tabId(tab)}-count`} aria-hidden="true" className="text-xs font-body">
            {countIn(counts, tab)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Which of the rarer kinds are shown. */
export function RareKinds({ counts, shown, onShow }: Props) {
  const { t } = useTranslation("office");

  return (
    <div
      role="group"
      aria-label={t("clients.one.timeline.tabs.more")}
      className="flex flex-wrap gap-0.5"
    >
      {(["more", ...kindsIn("more")] as const).map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === shown}
          className={look(filter === shown)}
          onClick={() => onShow(filter)}
        >
          {filter === "more"
            ? t("clients.one.timeline.allOfMore")
            : t(`clients.one.timeline.tabs.${filter}`)}
          <span aria-hidden="true" className="text-xs font-body">
            {countIn(counts, filter)}
          </span>
        </button>
      ))}
    </div>
  );
}
