import { MarkShape, markOnCanopy, markOnSand } from "./mark.tsx";

type Props = { label?: string; onCanopy?: boolean; className?: string };

export function WordmarkEn({ label, onCanopy = false, className = "" }: Props) {
  return (
    <svg
      viewBox="0 0 160 60"
      className={className}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <g transform="translate(0 4) scale(.84)">
        <MarkShape {...(onCanopy ? markOnCanopy : markOnSand)} />
      </g>
      <path
        fill="currentColor"

        d="M62.1 43V21.4h3.7l7.1 14.3L80 21.4h3.7V43h-3.8V30.1L73.6 43h-1.4l-6.3-12.9V43zm25.5-18.4v-3.7h4.1v3.7zm0 18.4V26.8h4.1V43zm6.5 0v-.5l7.9-12.2h-7v-3.5h13.3v.5l-7.9 12.2h7.6V43zm20.5.5q-1.7 0-2.9-.7t-1.8-1.8-.7-2.5q0-1.1.4-2 .3-1 1.1-1.7t2.1-1.2l2.1-.5 2.8-.5 3.5-.6-1.5.9q0-1.5-.7-2.2-.7-.6-2.3-.6-.9 0-1.8.4t-1.4 1.5l-3.7-1.1q.6-2 2.3-3.3t4.6-1.2q2.2 0 3.8.6 1.7.7 2.6 2.3.4.9.5 1.8l.1 2V43h-3.5v-3.3l.5.7q-1.2 1.6-2.6 2.3-1.4.8-3.5.8m.9-3.3q1.1 0 1.9-.4t1.2-.9l.7-.8q.3-.7.3-1.6l.1-1.4 1.2.3-3 .5-1.8.4-1.2.3-1 .5-.5.6-.2.8q0 .5.3.9t.8.6 1.2.2m11.8 2.8V20.9h4.1V43zm8.3 0V20.9h4.1V43zm12.5.5q-1.8 0-3-.7t-1.8-1.8-.6-2.5q0-1.1.3-2 .4-1 1.1-1.7t2.1-1.2l2.2-.5 2.8-.5 3.4-.6-1.4.9q0-1.5-.7-2.2-.7-.6-2.3-.6-.9 0-1.9.4t-1.4 1.5l-3.6-1.1q.6-2 2.3-3.3t4.6-1.2q2.1 0 3.8.6t2.5 2.3q.5.9.6 1.8l.1 2V43h-3.6v-3.3l.5.7q-1.2 1.6-2.5 2.3-1.4.8-3.5.8m.8-3.3q1.2 0 1.9-.4.8-.4 1.3-.9l.6-.8q.3-.7.4-1.6v-1.4l1.2.3-2.9.5-1.8.4-1.3.3-.9.5-.6.6-.1.8q0 .5.2.9t.8.6 1.2.2"
      />
    </svg>
  );
}
