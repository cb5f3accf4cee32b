import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  heading: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Shown at the lower edge, always in sight. */
  actions?: ReactNode;
  wide?: boolean;
};

/** The native dialog traps the focus, closes on Escape and returns the focus. */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  children,
  actions,
  wide = false,
}: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // Before it is painted without its content.
  useLayoutEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open) box.current?.close();
  }, [open]);

  /**
   * Only where somebody closed this dialog, and not one inside it, whose event rises to it. Where
   * its page closed it, the event comes late: by then a key may have opened the next one.
   */
  const end = ({ target }: SyntheticEvent) => {
    if (open && target === box.current && !box.current.open) onClose();
  };

  return (
    <dialog
      ref={box}
      className={`dialog ${wide ? "dialog-wide" : ""}`}
      aria-labelledby={headingId}
      onClose={end}
      onClick={(event) => event.target === box.current && box.current.close()}
    >
      {/* The inner box fills the dialog, so a click on the dialog itself is a click on the backdrop. */}
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-start justify-between gap-4 px-card pt-6 pb-3">
          <h2 id={headingId} className="text-title-sm">
            {heading}
          </h2>
          <button
            type="button"
            className="-me-2.5 -mt-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-sunken"
            aria-label={closeLabel}
            onClick={() => box.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        <div className="min-h-0 grow overflow-y-auto px-card pb-6">{open && children}</div>
        {actions && (
          <footer className="flex flex-wrap gap-3 border-t border-line px-card py-4">
            {actions}
          </footer>
        )}
      </div>
    </dialog>
  );
}
