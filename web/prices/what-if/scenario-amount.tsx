import { type Fils, formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";

/** Whole dirhams without decimals: the sums are examples. */
export const plainAmount = (fils: Fils) => formatAmount(fils).replace(/\.00$/, "");

type Props = { fils: Fils; size?: "text" | "md" | "lg" | "xl"; className?: string };

export function ScenarioAmount({ fils, size = "text", className = "" }: Props) {
  return <Price amount={plainAmount(fils)} {...{ size, className }} />;
}
