import { createContext, type ComponentProps, useContext } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** `first` stands out, one on a page; `rare` is for what ends a request or gives it away. */
export type ActionRank = "first" | "usual" | "rare";

/** Where the first action of a page stands, so that it stays in sight; null until that is there. */
export const FirstActionPlace = createContext<HTMLElement | null>(null);

type Props = Pick<
  ComponentProps<typeof Button>,
  "icon" | "busy" | "aria-keyshortcuts" | "onClick" | "children"
> & { rank?: ActionRank };

export function ActionButton({ rank = "usual", ...button }: Props) {
  const place = useContext(FirstActionPlace);
  if (rank === "first") return place && createPortal(<Button {...button} />, place);
  if (rank === "usual") return <Button variant="quiet" size="small" {...button} />;
  const { busy, onClick, children } = button;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-keyshortcuts={button["aria-keyshortcuts"]}
      className="inline-flex min-h-target items-center gap-2 rounded-full px-2 text-sm xl:px-3 font-medium text-ink-muted hover:bg-surface-sunken hover:text-danger-ink"
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
