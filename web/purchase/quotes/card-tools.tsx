import { Fragment, type ReactNode, useId, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

export type CardTool = {
  /** Another key is another tool, which begins closed. */
  key: string;
  label: string;
  /** Fetched when the button is touched or focused. */
  part: { fetchAhead: () => Promise<void> };
  panel: ReactNode;
};

type Props = {
  tools: readonly CardTool[];
  /** Named by all buttons, for those who do not see which card they stand on. */
  plan: string;
  /** Another button, which opens no panel here. */
  beside: ReactNode;
};

/** One row of buttons; what they open stands below it, in their order. */
export function CardTools({ tools, plan, beside }: Props) {
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>([]);

  const toggle = (key: string) =>
    setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]);

  return (
    <>
      <div className="flex flex-wrap gap-x-7">
        {tools.map(({ key, label, part }, index) => {
          const isOpen = open.includes(key);
          const fetchAhead = () => void part.fetchAhead();
          return (
            <button
              key={key}
              type="button"
              className="link text-sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${index}` : undefined}
              aria-describedby={`${id}-plan`}
              onPointerDown={fetchAhead}
              onFocus={fetchAhead}
              onClick={() => toggle(key)}
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
      {tools.map(({ key, panel }, index) => (
        <Fragment key={key}>
          {open.includes(key) && <div id={`${id}-${index}`}>{panel}</div>}
        </Fragment>
      ))}
    </>
  );
}
