import type { ReactNode } from "react";

export function StepFrame({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 240 180" className={className} aria-hidden="true">
      <path
        fill="#e3cfab"
        d="M22 152c8 8 22 8 32 2 12 10 30 11 42 3 10 10 38 10 48 0 12 8 30 7 42-3 10 6 24 6 32-2-10-14-54-20-98-20s-88 6-98 20Z"
      />
      {children}
    </svg>
  );
}
