import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

export type FieldProblem = {
  /** The id of the control, which is its name unless set otherwise. */
  field: string;
  message: ReactNode;
};

type Props = {
  heading: ReactNode;
  problems: readonly FieldProblem[];
  /** Increase it with every failed submit: the summary takes the focus again. */
  attempt?: number;
};

export function ErrorSummary({ heading, problems, attempt = 0 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;

  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-field border-2 border-danger bg-surface-raised px-5 pt-4 pb-2 focus:outline-none"
    >
      <h2 className="text-lg leading-snug font-display tracking-normal">{heading}</h2>
      <ul className="mt-1">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={focusField}
              className="inline-flex min-h-target items-center py-1.5 leading-snug font-medium text-danger underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A hash alone does not always move the focus, and adds a history entry. */
export function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;

  event.preventDefault();
  field.closest("details")?.setAttribute("open", "");
  field.focus({ preventScroll: true });
  (field.closest("fieldset, .grid") ?? field).scrollIntoView({ block: "center" });
}
