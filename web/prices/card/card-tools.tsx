import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

export type CardTool = {
  /** Another key is another tool, which begins closed. */
  key: string;
  label: string;
  /** Fetched when the button is touched or focused. */
  part?: { fetchAhead: () => Promise<void> };
  panel: ReactNode;
};

type Props = {
  tools: readonly CardTool[];
  /** Named by all buttons, for those who do not see which card they stand on. */
  plan: string;
  /** Another button, which opens no panel here. */
  beside: ReactNode;
};

const bringIntoSight = (panel: HTMLElement | null) => {
  // Browsers return a promise, which React would take for a cleanup.
  panel?.scrollIntoView({ block: "nearest" });
};

/** One row of buttons, of which one at a time is open: its panel stands right below and in sight. */
export function CardTools({ tools, plan, beside }: Props) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  const shown = tools.find(({ key }) => key === open);

  return (
    <>
      <div className="flex flex-wrap gap-x-7">
        {tools.map(({ key, label, part }) => {
          const isOpen = open === key;
          const fetchAhead = () => void part?.fetchAhead();
          return (
            <button
              key={key}
              type="button"
              className="link text-sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              aria-describedby={`${id}-plan`}
              onPointerDown={fetchAhead}
              onFocus={fetchAhead}
              onClick={() => setOpen(isOpen ? undefined : key)}
            >
              {label}
              <Icon name={isOpen ? "up" : "down"} size={16} />
            </button>
          );
        })}
        {beside}
        <span id={`${id}-plan`} hidden>
          {plan}
        </span>
      </div>
      {shown && (
        <div key={shown.key} id={`${id}-panel`} ref={bringIntoSight} className="scroll-mb-40">
          {shown.panel}
        </div>
      )}
    </>
  );
}
