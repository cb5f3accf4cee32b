import { formatAmount } from "../../../../domain/money.ts";
import { Ltr } from "../../../ui/ltr.tsx";

/** In AED, which the heading of its column says. */
export function Amount({ fils }: { fils: number | null }) {
  return fils === null ? <span aria-hidden="true">–</span> : <Ltr>{formatAmount(fils)}</Ltr>;
}

/** A difference is seen at once; none is calm. */
export function Difference({ fils }: { fils: number }) {
  return (
    <span className={fils === 0 ? "text-ink-muted" : "font-strong text-danger-ink"}>
      <Ltr>{`${fils > 0 ? "+" : ""}${formatAmount(fils)}`}</Ltr>
    </span>
  );
}
