import type { ReactNode } from "react";

const seenBy = {
  quoted: { is: "hidden in-data-quoted:contents", not: "contents in-data-quoted:hidden" },
  signsUp: { is: "hidden in-data-signs-up:contents", not: "contents in-data-signs-up:hidden" },
};

type Props = {
  /** The attribute that decides while `holds` is not known. */
  by: keyof typeof seenBy;
  holds: boolean | undefined;
  children?: ReactNode;
  otherwise?: ReactNode;
};

/** Both are in the HTML until it is known which holds; CSS shows one. */
export function Either({ by, holds, children, otherwise }: Props) {
  const isOpen = holds === undefined;

  return (
    <>
      {holds !== false && <span className={isOpen ? seenBy[by].is : "contents"}>{children}</span>}
      {holds !== true && <span className={isOpen ? seenBy[by].not : "contents"}>{otherwise}</span>}
    </>
  );
}
