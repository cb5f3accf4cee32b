import { Icon } from "../../ui/icon.tsx";

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** A filter beside a heading, its name before it. */
export function InlineSelect({ label, value, options, onChoose }: Props) {
  return (
    <label className="flex items-center gap-3 text-sm font-medium">
      {label}
      <span className="relative grid">
        <select
          className="control pe-10"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} className="pointer-events-none absolute end-3 self-center" />
      </span>
    </label>
  );
}
