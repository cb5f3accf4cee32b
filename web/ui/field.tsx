import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown beside the label, such as "optional". */
  note?: ReactNode;
};

type Props = FieldWords & { id: string; children: ReactNode; className?: string | undefined };

/** Spread the result on the control. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, "hint" | "error">) => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

export function Field({ id, label, hint, error, note, children, className = "" }: Props) {
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={labelClass}>
        {label} {note && <span className="font-body text-ink-muted">{note}</span>}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** A field for a group of choices: fieldset and legend. */
export function FieldGroup({ id, label, hint, error, note, children, className = "" }: Props) {
  const { "aria-describedby": describes } = describedBy(id, { hint, error });

  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={describes}>
      <legend className={`mb-1.5 ${labelClass}`}>
        {label} {note && <span className="font-body text-ink-muted">{note}</span>}
      </legend>
      <div className="grid gap-1.5">
        {hint && <Hint id={id}>{hint}</Hint>}
        {children}
        <FieldError id={id}>{error}</FieldError>
      </div>
    </fieldset>
  );
}

export const labelClass = "text-label font-strong";

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-sm text-ink-muted">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;

  return (
    <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </p>
  );
}
