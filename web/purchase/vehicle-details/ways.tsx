import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

type Props = {
  /** Of what it opens. */
  controls: string;
  icon: IconName;
  title: string;
  about: string;
  isOpen: boolean;
  /** One of the ways is open, so that both give up their height. */
  isSlim: boolean;
  onNear: () => void;
  onToggle: () => void;
};

/** A card at first, then half of a switch: the same button, so that it keeps the focus. */
export function Way({ controls, icon, title, about, isOpen, isSlim, onNear, onToggle }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const ring =
    "has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-focus has-[button:focus-visible]:-outline-offset-3";
  const card = "@container gap-4 rounded-card bg-surface-raised px-card py-4 shadow-1 sm:py-5";
  const half = `justify-center rounded-full px-3 ${isOpen ? "bg-surface-raised shadow-1 forced-colors:outline-3 forced-colors:-outline-offset-3" : ""}`;

  const toggle = () => {
    flushSync(onToggle);
    button.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className={`relative flex items-center ${ring} ${isSlim ? half : card}`}>
      {!isSlim && (
        <span className="@max-[13rem]:hidden grid size-12 shrink-0 place-items-center rounded-field bg-surface-leaf text-action">
          <Icon name={icon} />
        </span>
      )}
      <div className={isSlim ? "" : "grid grow gap-0.5"}>
        <h2 className={isSlim ? "text-label font-strong tracking-normal" : "text-title-sm"}>
          {/* The words are the name, the whole way is the target. */}
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={controls}
            aria-describedby={`${id}-about`}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={toggle}
            className={`min-h-target outline-none after:absolute after:inset-0 ${isSlim ? "text-center" : "text-start"}`}
          >
            {title}
          </button>
        </h2>
        <p id={`${id}-about`} className={isSlim ? "sr-only" : "text-sm text-ink-muted"}>
          {about}
        </p>
      </div>
      {!isSlim && <Icon name="down" />}
    </div>
  );
}
