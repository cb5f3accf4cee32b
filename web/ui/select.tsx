import { useId, type ComponentProps, type ReactNode } from "react";
import { describedBy, Field, type FieldWords } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Option = { value: string; label: string; disabled?: boolean };

type Props = ComponentProps<"select"> &
  FieldWords & {
    options?: readonly Option[];
    /** The first, empty choice. */
    placeholder?: string;
    /** `<option>` and `<optgroup>`, when `options` is not enough. */
    children?: ReactNode;
    fieldClassName?: string;
  };

export function Select(props: Props) {
  const {
    label,
    hint,
    error,
    note,
    options,
    placeholder,
    children,
    fieldClassName,
    className = "",
    ...select
  } = props;
  const unnamed = useId();
  const id = select.id ?? select.name ?? unnamed;

  return (
    <Field {...{ id, label, hint, error, note }} className={fieldClassName}>
      <span className="relative grid">
        <select
          {...select}
          {...describedBy(id, { hint, error })}
          className={`control ${className}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon name="down" size={20} className="pointer-events-none absolute end-3 self-center" />
      </span>
    </Field>
  );
}
