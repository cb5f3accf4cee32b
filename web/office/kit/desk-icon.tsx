/** 24 px, stroke 1.75, round ends, one path each; apart from the icons that customers load. */
const icons = {
  bank: "M4 9.5 12 5l8 4.5ZM5 19h14M7 12v4.5M12 12v4.5M17 12v4.5",
  coin: "M5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0ZM5 8.5v-4M5 8.5h4M12.500 8.500v7M15 10c-.5-.9-4.600-1.300-4.600.6 0 2 4.600 1 4.600 3 0 1.900-4.300 1.500-4.900.5",
  grid: "M4 4h7v7H4ZM13 4h7v4h-7ZM13 11h7v9h-7ZM4 14h7v6H4Z",
  keyboard:
    "M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-15a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5ZM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8.5 14h7",
  moon: "M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z",
  note: "M5 4h14v10l-5 6H5ZM14 20v-6h5M8.500 8.500h7M8.500 12h4",
  send: "M4 12 20 5l-5 15-3.500-6.500ZM11.500 13.500 20 5",
  silent: "M4 10v4h3l4 4V6L7 10ZM15.500 9.500l5 5M20.500 9.500l-5 5",
  sound: "M4 10v4h3l4 4V6L7 10ZM15 9a4 4 0 0 1 0 6M17.500 6.500a8 8 0 0 1 0 11",
  turn: "M19 12a7 7 0 1 1 -2.05 -4.95L19.5 9.6M19.5 4.5v5.1h-5.1",
} as const;

export type DeskIconName = keyof typeof icons;
export const isDeskIcon = (name: string): name is DeskIconName => name in icons;

const sizes = { 16: "size-4", 20: "size-5", 24: "size-6" };

export function DeskIcon({ name, size = 24 }: { name: DeskIconName; size?: 16 | 20 | 24 }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={sizes[size]}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icons[name]} />
    </svg>
  );
}
