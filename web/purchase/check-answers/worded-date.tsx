import type { ComponentProps } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Small } from "./small.tsx";
import { describedBy, Field, type FieldWords } from "../../ui/field.tsx";

type Props = Omit<ComponentProps<"input">, "value"> &
  FieldWords & {
    /** The day in words, "1 December 2026", as everywhere else on the page. "" while there is none. */
    value: string;
  };

/** A native date whose own form, which depends on the machine, shows only while it has the focus. */
export function WordedDate({ label, hint, error, value, ...input }: Props) {
  const id = input.id ?? input.name ?? "";

  return (
    <Field {...{ id, label: <Small>{label}</Small>, hint, error }}>
      <span className="relative grid max-w-60">
        <input
          type="date"
          autoComplete="off"
          {...input}
          {...describedBy(id, { hint, error })}
          className={`control worded-date-control ${value === "" ? "" : "worded-date"}`}
        />
        <span aria-hidden="true" className="worded-date-words">
          {value}
        </span>
        <Icon
          name="calendar"
          size={20}
          className="pointer-events-none absolute end-3.5 self-center"
        />
      </span>
    </Field>
  );
}
