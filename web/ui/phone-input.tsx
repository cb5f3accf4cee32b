import { useId, type ComponentProps } from "react";
import { describedBy, Field, type FieldWords } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "prefix"> & FieldWords & { prefix: string };

/** The number after its fixed country code. */
export function PhoneInput(props: Props) {
  const { label, hint, error, note, prefix, className = "", ...input } = props;
  const unnamed = useId();
  const id = input.id ?? input.name ?? unnamed;
  const described = describedBy(id, { hint, error });

  return (
    <Field {...{ id, label, hint, error, note }}>
      {/* direction: country code, then number, from left to right */}
      <span dir="ltr" className="relative grid">
        <span
          id={`${id}-prefix`}
          className="pointer-events-none absolute inset-y-0 start-0 flex items-center border-e border-line px-4 font-medium text-ink-muted"
        >
          {prefix}
        </span>
        <input
          autoComplete="tel-national"
          inputMode="tel"
          {...input}
          {...described}
          type="tel"
          aria-describedby={[`${id}-prefix`, described["aria-describedby"]]
            .filter(Boolean)
            .join(" ")}
          className={`control ps-20 font-medium ${className}`}
        />
      </span>
    </Field>
  );
}
