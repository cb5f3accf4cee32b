import { useId, type ComponentProps } from "react";
import { describedBy, Field, type FieldWords } from "./field.tsx";

/** `ltr`: the value reads left to right but starts where the page's text starts. */
type Look = FieldWords & { ltr?: boolean; fieldClassName?: string };

export function TextInput(props: ComponentProps<"input"> & Look) {
  const { label, hint, error, note, ltr, fieldClassName, className = "", ...input } = props;
  const unnamed = useId();
  const id = input.id ?? input.name ?? unnamed;

  return (
    <Field {...{ id, label, hint, error, note }} className={fieldClassName}>
      <input
        type="text"
        {...input}
        {...describedBy(id, { hint, error })}
        className={`control ${ltr ? "control-ltr" : ""} ${className}`}
      />
    </Field>
  );
}

export function TextArea(props: ComponentProps<"textarea"> & FieldWords) {
  const { label, hint, error, note, className = "", ...area } = props;
  const unnamed = useId();
  const id = area.id ?? area.name ?? unnamed;

  return (
    <Field {...{ id, label, hint, error, note }}>
      <textarea
        rows={5}
        {...area}
        {...describedBy(id, { hint, error })}
        className={`control resize-y py-3 ${className}`}
      />
    </Field>
  );
}
