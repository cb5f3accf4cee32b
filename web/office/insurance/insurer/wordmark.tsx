import { useState } from "react";
import { LOGO_PLACEHOLDER } from "../../../../contract/insurers.ts";

type Props = { logo: string | null; className?: string };

/** Beside the insurer's name, so that it says nothing itself. */
export function Wordmark({ logo, className = "" }: Props) {
  const [hasFailed, setHasFailed] = useState(false);

  return (
    <img
      src={(!hasFailed && logo) || LOGO_PLACEHOLDER}
      alt=""
      className={`shrink-0 object-contain object-[0_50%] rtl:object-[100%_50%] ${className}`}
      onError={() => setHasFailed(true)}
    />
  );
}
