import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string };

/** For plates, telephone numbers, e-mail addresses, IDs and prices. */
export function Ltr({ children, className }: Props) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
