import { useState } from "react";
import { LOGO_PLACEHOLDER } from "../../../contract/insurers.ts";

/** Stands beside the insurer's name in words. */
export function InsurerLogo({ logo }: { logo: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);

  return (
    <img
      src={(!hasFailed && logo) || LOGO_PLACEHOLDER}
      alt=""
      height={34}
      className="h-8.5 w-auto max-w-full"
      onError={() => setHasFailed(true)}
    />
  );
}
