import { useId, useState, type ComponentProps } from "react";
import { describedBy, Field, type FieldWords } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Props = Omit<ComponentProps<"input">, "type"> &
  FieldWords & { showLabel: string; hideLabel: string };

export function PasswordInput(props: Props) {
  const { label, hint, error, note, showLabel, hideLabel, className = "", ...input } = props;
  const [shown, setShown] = useState(false);
  const unnamed = useId();
  const id = input.id ?? input.name ?? unnamed;

  return (
    <Field {...{ id, label, hint, error, note }}>
      <span className="relative grid">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describedBy(id, { hint, error })}
          type={shown ? "text" : "password"}
          className={`control control-ltr control-with-end ${className}`}
        />
        <button
          type="button"
          className="absolute end-1 grid size-11 place-items-center self-center rounded-sm text-ink-muted hover:text-ink"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      </span>
    </Field>
  );
}
