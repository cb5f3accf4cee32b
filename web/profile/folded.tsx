import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";

type Props = {
  heading: ReactNode;
  /** What it holds comes once somebody opened it. */
  onOpen?: () => void;
  children: ReactNode;
};

/** Cards that few people open, under one line. */
export function Folded({ heading, onOpen, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);

  // Somebody may have opened it before the page worked.
  useEffect(() => {
    if (box.current?.open) onOpen?.();
  }, [onOpen]);

  return (
    <details
      ref={box}
      className="group"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-15 items-center gap-4 rounded-card bg-surface-raised px-card py-3 shadow-1">
        <h2 className="grow text-lg leading-snug tracking-normal">{heading}</h2>
        <Icon name="down" size={20} className="turns" />
      </summary>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4">{children}</div>
    </details>
  );
}
