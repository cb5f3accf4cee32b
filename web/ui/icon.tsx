import { icons, type IconName } from "./icon-paths.ts";

type Props = {
  name: IconName;
  size?: 16 | 20 | 24 | 32 | 40;
  className?: string | undefined;
  /** Only for an icon without a text beside it. */
  label?: string;
};

const sizes = { 16: "size-4", 20: "size-5", 24: "size-6", 32: "size-8", 40: "size-10" };

const mirrored: ReadonlySet<IconName> = new Set(["arrow", "back", "logout"]);

export function Icon({ name, size = 24, className = "", label }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${sizes[size]} ${mirrored.has(name) ? "rtl:-scale-x-100" : ""} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={icons[name]} />
    </svg>
  );
}
