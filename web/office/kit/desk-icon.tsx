/** 24 px, stroke 1.75, round ends, one path each; apart from the icons that customers load. */
const icons = {
  keyboard:
    "M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-15a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5ZM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8.5 14h7",
  turn: "M19 12a7 7 0 1 1 -2.05 -4.95L19.5 9.6M19.5 4.5v5.1h-5.1",
} as const;

export type DeskIconName = keyof typeof icons;

export function DeskIcon({ name, size = 24 }: { name: DeskIconName; size?: 20 | 24 }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={size === 20 ? "size-5" : "size-6"}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icons[name]} />
    </svg>
  );
}
