import { useId, type ComponentProps } from "react";
import { describedBy, Field, type FieldWords } from "./field.tsx";

type Props = ComponentProps<"input"> & FieldWords & { digits?: number };

/** One field rather than one per digit: it can be pasted into, autofilled and corrected. */
export function CodeInput(props: Props) {
  const { label, hint, error, note, digits = 6, className = "", ...input } = props;
  const unnamed = useId();
  const id = input.id ?? input.name ?? unnamed;

  return (
    <Field {...{ id, label, hint, error, note }}>
      {/* No maxLength: a code pasted with spaces must not be cut. */}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[\s0-9٠-٩]*"
        placeholder={"0".repeat(digits)}
        {...input}
        {...describedBy(id, { hint, error })}
        className={`control control-code ${className}`}
      />
    </Field>
  );
}
