type Props = { shape?: "line" | "title" | "block" | "plate" | "round"; className?: string };

const shapes = {
  line: "h-4 rounded-sm",
  title: "h-8 rounded-sm",
  block: "h-32 rounded-card",
  plate: "aspect-[520/110] rounded-sm",
  round: "size-11 rounded-full",
};

/** Put `aria-busy` on the region and a text for screen readers beside it. */
export function Skeleton({ shape = "line", className = "" }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`shimmer block bg-surface-sunken ${shapes[shape]} ${className}`}
    />
  );
}
