import type { Fils } from "../../../domain/money.ts";

/** How far a price is from ours, as "−27.2%" or "+8%". */
export function formatShare(priceFils: Fils, ourFils: Fils): string {
  const percent = Math.round(((priceFils - ourFils) * 1_000) / ourFils) / 10;
  const sign = percent < 0 ? "−" : "+";
  return `${sign}${Math.abs(percent).toLocaleString("en", { maximumFractionDigits: 1 })}%`;
}
