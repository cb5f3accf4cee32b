import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-paths.ts";

export type PillTone = "good" | "waiting" | "bad" | "calm" | "sand" | "sun";

type Props = {
  tone?: PillTone;
  icon?: IconName;
  /** Lets a phrase wrap in a narrow row; others wrap only where the page itself is too narrow. */
  wraps?: boolean;
  children: ReactNode;
  className?: string;
};

const tones: Record<PillTone, string> = {
  good: "bg-success-soft text-success-ink",
  waiting: "bg-warning-soft text-warning-ink",
  bad: "bg-danger-soft text-danger-ink",
  calm: "bg-surface-leaf text-action",
  sand: "bg-surface text-ink-muted",
  sun: "bg-accent text-accent-ink",
};

export function Pill({ tone = "sand", icon, wraps, children, className = "" }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs leading-snug font-strong ${wraps ? "" : "w-max max-w-full shrink-0"} ${tones[tone]} ${className}`}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
