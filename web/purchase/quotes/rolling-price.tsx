import { useState } from "react";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";

type Props = { fils: Fils; before: Fils | undefined };

/** Rolls once away from the price that it replaces; only the new one is read. */
export function RollingPrice({ fils, before = fils }: Props) {
  const [shown, setShown] = useState({ fils: before, was: before });
  if (shown.fils !== fils) setShown({ fils, was: shown.fils });
  const amount = formatAmount(fils);
  const rolling = (
    <span
      key={amount}
      className="roll"
      data-was={formatAmount(shown.was)}
      // Otherwise it would roll again whenever its tab is opened.
      onAnimationEnd={() => setShown({ fils, was: fils })}
    >
      <span>{amount}</span>
    </span>
  );

  return (
    <Price
      amount={shown.was === fils ? amount : rolling}
      size="md"
      className="quote-amount font-display"
    />
  );
}
