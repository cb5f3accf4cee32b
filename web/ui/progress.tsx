type Props = {
  /** What is under way, such as "Emirates ID, back". */
  label: string;
  value: number;
  max?: number;
  className?: string;
};

export function Progress({ label, value, max = 100, className = "" }: Props) {
  return (
    <progress className={`progress ${className}`} aria-label={label} value={value} max={max} />
  );
}
