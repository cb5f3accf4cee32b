type Props = { label?: string; onCanopy?: boolean; className?: string };

export function Mark({ label, onCanopy = false, className = "" }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <MarkShape {...(onCanopy ? markOnCanopy : markOnSand)} />
    </svg>
  );
}

export const markOnSand = { dark: "#17493c", light: "#4c927b" };
/* In the colour of the text around it, which is ink on paper. */
export const markOnCanopy = { dark: "currentColor", light: "#93bfab" };

/** The mark inside another drawing. */
export function MarkShape({
  dark,
  light,
  tip = "#f0a63a",
}: {
  dark: string;
  light: string;
  tip?: string;
}) {
  return (
    <>
      <path
        fill={dark}
        d="M32 8C17 8 5.5 19 4 36c2.6-4 6-6 10-6 4.2 0 7.6 2.2 9.6 6 2.2-3.8 5.2-6 8.4-6s6.2 2.2 8.4 6c2-3.8 5.4-6 9.6-6 4 0 7.4 2 10 6C58.5 19 47 8 32 8Z"
      />
      <path
        fill={light}
        d="M32 8c-5.6 4.6-8.4 14-8.4 28 2.2-3.8 5.2-6 8.4-6s6.2 2.2 8.4 6c0-14-2.8-23.4-8.4-28Z"
      />
      <path
        fill="none"
        stroke={dark}
        strokeWidth="4"
        strokeLinecap="round"
        d="M32 33v17.5a5.5 5.5 0 0 1-11 0"
      />
      <circle cx="32" cy="6" r="3.2" fill={tip} />
    </>
  );
}
