import type { ReactNode } from "react";

type Props = {
  /** Read by screen readers. */
  label: string;
  name: string;
  /** Two or three. */
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[];
  selected?: string;
  /** Shown beside the switch, such as the section's heading. */
  beside?: ReactNode;
};

/** Panels switched by radio buttons and CSS alone: still pages have no React. */
export function RadioTabs({ label, name, tabs, selected = tabs[0]?.value ?? "", beside }: Props) {
  return (
    <div className="radio-tabs">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-6">
        {beside}
        <fieldset className="switch">
          <legend className="sr-only">{label}</legend>
          {tabs.map((tab, index) => (
            <label key={tab.value}>
              <input
                type="radio"
                name={name}
                value={tab.value}
                data-tab={index + 1}
                defaultChecked={tab.value === selected}
              />
              {tab.label}
            </label>
          ))}
        </fieldset>
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.value} data-panel={index + 1}>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
