import type { KeyboardEvent, ReactNode } from "react";

type Tab<Id extends string = string> = { id: Id; label: ReactNode; count?: ReactNode };

type Props<Id extends string> = {
  /** Names the row of tabs. */
  label: string;
  /** Connects tabs and panels; unique for each row of tabs. */
  name: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

export function Tabs<Id extends string>({ label, name, tabs, selected, onSelect }: Props<Id>) {
  return (
    <div role="tablist" aria-label={label} className="tabs" onKeyDown={moveTabFocus}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-controls={`${name}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          // A description, not part of the name: the count changes, the name does not.
          aria-describedby={tab.count === undefined ? undefined : `${name}-count-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          className="tab"
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && (
            <span id={`${name}-count-${tab.id}`} className="tab-count" aria-hidden="true">
              {tab.count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

type PanelProps = {
  name: string;
  id: string;
  selected: string;
  children: ReactNode;
  className?: string;
};

/** A hidden panel stays in the page, so that it keeps what was typed in it. */
export function TabPanel({ name, id, selected, children, className }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      hidden={id !== selected}
      className={className}
    >
      {children}
    </div>
  );
}

/** Of a row of tabs: "next" is towards the end of the line, whichever side that is. */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const forward =
    getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;

  event.preventDefault();
  const next = tabs.at(to % tabs.length);
  next?.focus();
  next?.click();
}
