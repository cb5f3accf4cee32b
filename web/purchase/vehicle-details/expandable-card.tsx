import { type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

type Props = {
  icon: IconName;
  title: string;
  about: string;
  isOpen: boolean;
  onNear: () => void;
  onToggle: () => void;
  children: ReactNode;
};

export function ExpandableCard({ icon, title, about, isOpen, onNear, onToggle, children }: Props) {
  const id = useId();
  const header = useRef<HTMLButtonElement>(null);

  const toggle = () => {
    flushSync(onToggle);
    // If the other card closed above, keep the pressed one in view.
    header.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <Card flush chosen={isOpen}>
      <div className="relative flex items-center gap-4 rounded-card px-card py-4 sm:py-5 has-[button:focus-visible]:outline-3 has-[button:focus-visible]:-outline-offset-3 has-[button:focus-visible]:outline-focus">
        <span className="grid size-12 shrink-0 place-items-center rounded-field bg-surface-leaf text-action">
          <Icon name={icon} />
        </span>
        <div className="grid grow gap-0.5">
          <h2 className="text-title-sm">
            {/* The words are the name, the whole header is the target. */}
            <button
              ref={header}
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              aria-describedby={`${id}-about`}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={toggle}
              className="min-h-target text-start outline-none after:absolute after:inset-0"
            >
              {title}
            </button>
          </h2>
          <p id={`${id}-about`} className="text-sm text-ink-muted">
            {about}
          </p>
        </div>
        <Icon name={isOpen ? "up" : "down"} />
      </div>
      <div id={`${id}-body`} hidden={!isOpen} className="px-card pt-1 pb-card">
        {isOpen && children}
      </div>
    </Card>
  );
}
