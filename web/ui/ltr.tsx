import type { ReactNode } from "react";

/** Plates, telephone numbers, e-mails, IDs, prices: left to right in both languages. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
