import { useId, type ComponentProps, type ReactNode } from "react";
import { describedBy, FieldError, Hint } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & {
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown at the far end of the row, such as a count. */
  end?: ReactNode;
};

export function Checkbox({ children, hint, error, end, className = "", ...input }: Props) {
  const unnamed = useId();
  const id = input.id ?? input.name ?? unnamed;
  const own = describedBy(id, { hint, error });
  const describing = [input["aria-describedby"], own["aria-describedby"]].filter(Boolean);

  return (
    <div className={className}>
      <label className="flex min-h-target items-start gap-3 py-2.5 has-disabled:text-ink-muted">
        <span className="relative grid">
          <input
            {...input}
            {...own}
            aria-describedby={describing.join(" ") || undefined}
            type="checkbox"
            className="tick peer"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none absolute hidden self-center justify-self-center text-action-ink peer-checked:block"
          />
        </span>
        <span className="grow">{children}</span>
        {end}
      </label>
      {hint && (
        <div className="ps-9">
          <Hint id={id}>{hint}</Hint>
        </div>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
