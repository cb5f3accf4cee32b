import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string };

/** Text that runs from left to right: plates, telephone numbers, addresses, IDs and prices. */
export function Ltr({ children, className }: Props) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
