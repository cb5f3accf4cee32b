import { Ltr } from "./ltr.tsx";

type Props = { children: string; className?: string };

/** The only `Ltr` text that may be longer than its line. */
export function Email({ children, className = "" }: Props) {
  return <Ltr className={`wrap-anywhere whitespace-normal ${className}`}>{children}</Ltr>;
}
