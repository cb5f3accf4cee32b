import type { ReactNode } from "react";

const seenBy = {
  quoted: { is: "hidden in-data-quoted:contents", not: "contents in-data-quoted:hidden" },
  signsUp: { is: "hidden in-data-signs-up:contents", not: "contents in-data-signs-up:hidden" },
};

type Props = {
  /** The mark that decides while `holds` is not known. */
  by: keyof typeof seenBy;
  /** Undefined until the page has read the device. */
  holds: boolean | undefined;
  children?: ReactNode;
  otherwise?: ReactNode;
};

/** One of two: until it is known which, both are in the HTML and the page's mark shows one. */
export function Either({ by, holds, children, otherwise }: Props) {
  const isOpen = holds === undefined;

  return (
    <>
      {holds !== false && <span className={isOpen ? seenBy[by].is : "contents"}>{children}</span>}
      {holds !== true && <span className={isOpen ? seenBy[by].not : "contents"}>{otherwise}</span>}
    </>
  );
}
