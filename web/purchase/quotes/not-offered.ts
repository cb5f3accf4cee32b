import type { DeclinedPackage, Package } from "../../../contract/quotes.ts";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { Quotes } from "../choice/fetch-quotes.ts";

export type NotOffered = { cover: CoverType; reasons: DeclinedPackage["reasons"] };

/** The tab beside the open one, if the answers given end all its plans, and why. */
export function notOfferedBeside(quotes: Quotes, open: CoverType): NotOffered | undefined {
  const cover = coverTypes.find((type) => type !== open);
  if (quotes.state !== "ready" || !cover) return undefined;
  const isBeside = ({ type }: Pick<Package, "type">) => type === cover;
  const reasons = quotes.declined.filter(isBeside).flatMap((one) => one.reasons);
  if (reasons.length === 0 || quotes.packages.some(isBeside)) return undefined;
  return { cover, reasons: [...new Set(reasons)] };
}
