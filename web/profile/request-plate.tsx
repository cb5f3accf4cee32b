import { lazy, Suspense, useId, useState } from "react";
import type { RequestSummary } from "../../contract/requests.ts";

const DrawnPlate = lazy(() => import("./drawn-plate.tsx"));

type Props = {
  plate: RequestSummary["plateInfo"];
  className?: string;
  /** Drawn beside one that is read. */
  isPicture?: boolean;
};

/**
 * The plate as the server drew it: what draws plates is larger than a page's own code, so that only
 * a plate that came later, or changed, loads it.
 */
export function RequestPlate({ plate, className = "w-37", isPicture = false }: Props) {
  const id = useId();
  const name = JSON.stringify(plate);
  const [sent] = useState(() => ({
    name,
    html: import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
  }));
  const place = { id, className: `relative block max-w-full ${className}` };

  if (sent.html !== undefined && sent.name === name)
    return (
      <span {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent.html }} />
    );
  return (
    <span key={name} {...place}>
      <Suspense fallback={<span className="block aspect-52/11" />}>
        <DrawnPlate plate={plate} isPicture={isPicture} />
      </Suspense>
    </span>
  );
}
