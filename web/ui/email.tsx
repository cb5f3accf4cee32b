import { Ltr } from "./ltr.tsx";

type Props = { children: string; className?: string };

/** The one thing left to right that may be longer than its line: it breaks before the "@" first. */
export function Email({ children, className = "" }: Props) {
  const at = children.lastIndexOf("@");

  return (
    <Ltr className={`wrap-anywhere whitespace-normal ${className}`}>
      {children.slice(0, Math.max(at, 0))}
      <wbr />
      {children.slice(Math.max(at, 0))}
    </Ltr>
  );
}
