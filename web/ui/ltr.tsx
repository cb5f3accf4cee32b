import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string; lang?: "en" | undefined };

/** For plates, telephone numbers, e-mail addresses, IDs and prices. */
export function Ltr({ children, className, lang }: Props) {
  return (
    <bdi dir="ltr" lang={lang} className={className}>
      {children}
    </bdi>
  );
}
