import { Fragment } from "react";
import { Ltr } from "./ltr.tsx";

type Props = { children: string; className?: string };

/** The only `Ltr` text that may be longer than its line: it breaks after signs, if it can. */
export function Email({ children, className = "" }: Props) {
  return (
    <Ltr className={`wrap-anywhere whitespace-normal ${className}`}>
      {children.split(/(?<=[@.+_-])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Ltr>
  );
}
