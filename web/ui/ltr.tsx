import type { ReactNode } from "react";

type Props = { children: ReactNode; className?: string; lang?: "en" | undefined };

/** Plates, telephone numbers, e-mails, IDs, prices: left to right in both languages. */
export function Ltr({ children, className, lang }: Props) {
  return (
    <bdi dir="ltr" lang={lang} className={className}>
      {children}
    </bdi>
  );
}
