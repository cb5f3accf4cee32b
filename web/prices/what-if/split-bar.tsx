import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { barPartsOf } from "./bar-parts.ts";
import { payerLooks } from "./payer-looks.ts";

type Props = Pick<Outcome, "paid"> & { isSmall?: boolean };

/** A picture of the amounts that stand beside it in words. */
export function SplitBar({ paid, isSmall = false }: Props) {
  const parts = barPartsOf(paid);

  return (
    <svg
      aria-hidden="true"
      className={`w-full rounded-full rtl:-scale-x-100 ${isSmall ? "h-2.5" : "h-7"}`}
    >
      {parts.map(({ payer, start, width }) => (
        <rect
          key={payer}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          className={payerLooks[payer].bar}
        />
      ))}
      {parts.slice(1).map(({ payer, start }) => (
        <line
          key={payer}
          x1={`${start}%`}
          x2={`${start}%`}
          y2="100%"
          strokeWidth="3"
          className="stroke-surface-raised"
        />
      ))}
    </svg>
  );
}
