import { useId, type ComponentProps } from "react";
import { describedBy, Field, type FieldWords } from "../../ui/field.tsx";
import { DayInWords } from "./day-in-words.tsx";

type Props = Omit<ComponentProps<"input">, "value" | "type"> &
  FieldWords & { type: "date" | "datetime-local"; value: string };

/** A native date field with the day in words below it. */
export function DayInput({ label, hint, error, note, ...input }: Props) {
  const unnamed = useId();
  const id = input.id ?? input.name ?? unnamed;
  const { "aria-describedby": described, ...rest } = describedBy(id, { hint, error });
  const words = `${id}-words`;

  return (
    <Field {...{ id, label, hint, error, note }}>
      <input
        {...input}
        {...rest}
        aria-describedby={[described, words].filter(Boolean).join(" ")}
        className="control"
      />
      <DayInWords id={words} value={input.value} />
    </Field>
  );
}
