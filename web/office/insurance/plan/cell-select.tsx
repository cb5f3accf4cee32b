import { Icon } from "../../../ui/icon.tsx";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled: boolean;
  onChoose: (value: Value) => void;
};

/** A choice in a row of a table, whose name only screen readers read. */
export function CellSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, disabled, onChoose } = props;

  return (
    <span className="relative grid min-w-32">
      <select
        className="control pe-10"
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={20} className="pointer-events-none absolute end-3 self-center" />
    </span>
  );
}
