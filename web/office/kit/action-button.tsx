import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** `first` stands out, one on a page; `rare` is for what ends a request or gives it away. */
export type ActionRank = "first" | "usual" | "rare";

type Props = Pick<
  ComponentProps<typeof Button>,
  "icon" | "busy" | "aria-keyshortcuts" | "onClick" | "children"
> & { rank?: ActionRank };

export function ActionButton({ rank = "usual", ...button }: Props) {
  if (rank === "first") return <Button {...button} />;
  if (rank === "usual") return <Button variant="quiet" size="small" {...button} />;
  const { busy, onClick, children } = button;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-sm font-medium text-ink-muted hover:bg-surface-sunken hover:text-danger-ink"
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
