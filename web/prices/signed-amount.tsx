import { formatAmount } from "../../domain/money.ts";
import { Ltr } from "../ui/ltr.tsx";

type Props = { fils: number; showsPlus?: boolean; className?: string };

export function SignedAmount({ fils, showsPlus = false, className = "" }: Props) {
  const sign = fils < 0 ? "−" : showsPlus ? "+" : "";
  return (
    <Ltr className={`whitespace-nowrap ${fils < 0 ? "text-success" : ""} ${className}`}>
      {sign + formatAmount(Math.abs(fils))}
    </Ltr>
  );
}
