import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import { benefits } from "../../../../domain/quotes/cover.ts";
import { termCodes } from "../../../../domain/quotes/term-codes.ts";
import { fieldOf, type PlanValues } from "./plan-values.ts";

const languages = ["en", "ar"] as const;

/** Names of what differs from what counts now, such as `name.en` and `cover.towing`. */
export function changesOf(values: PlanValues, before: PlanContent | null): ReadonlySet<string> {
  if (!before) return new Set();
  const texts = languages.flatMap((language) => [
    values.name[language] !== before.name[language] && `name.${language}`,
    values.description[language] !== before.description[language] && `description.${language}`,
  ]);
  const cover = benefits.map((benefit) => {
    const was = fieldOf(before.cover.find((line) => line.benefit === benefit));
    const { kind, amount, group } = values.cover[benefit];
    const isSame =
      kind === was.kind && (kind === "none" || (amount === was.amount && group === was.group));
    return !isSame && `cover.${benefit}`;
  });
  const terms = termCodes.map(
    (code) => values.terms.includes(code) !== before.terms.includes(code) && `terms.${code}`,
  );
  const sale = values.isOnSale !== before.isOnSale && "isOnSale";
  return new Set([...texts, ...cover, ...terms, sale].filter((name) => name !== false));
}
