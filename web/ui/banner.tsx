import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-paths.ts";

type Kind = "success" | "error" | "info" | "warning";

type Props = {
  kind: Kind;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced when it appears; leave it out for a banner that is there from the start. */
  live?: boolean;
  className?: string;
};

const looks: Record<Kind, { icon: IconName; box: string; mark: string }> = {
  success: {
    icon: "check",
    box: "bg-success-soft text-success-ink",
    mark: "bg-success text-action-ink",
  },
  error: {
    icon: "alert",
    box: "bg-danger-soft text-danger-ink",
    mark: "bg-danger text-action-ink",
  },
  info: { icon: "info", box: "bg-surface-leaf text-ink", mark: "bg-action text-action-ink" },
  warning: {
    icon: "warning",
    box: "bg-warning-soft text-warning-ink",
    mark: "bg-accent text-accent-ink",
  },
};

export function Banner({ kind, title, children, actions, live = false, className = "" }: Props) {
  const look = looks[kind];

  return (
    <div
      className={`flex items-start gap-3.5 rounded-field px-5 py-4 ${look.box} ${className}`}
      {...(live ? { role: kind === "error" ? "alert" : "status" } : {})}
    >
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${look.mark}`}>
        <Icon name={look.icon} size={20} />
      </span>
      <div className="grid min-w-0 grow gap-1 self-center">
        {title && <p className="font-strong">{title}</p>}
        {children && <div className={title ? "text-label" : ""}>{children}</div>}
        {actions && (
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">{actions}</div>
        )}
      </div>
    </div>
  );
}
