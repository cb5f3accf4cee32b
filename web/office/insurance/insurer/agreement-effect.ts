import { isInForce } from "../../../../domain/insurance/agreement.ts";
import type { CoverType } from "../../../../domain/quotes/package-kinds.ts";
import type { Agreement } from "./agreement-values.ts";

export type Ending =
  | { kind: "endsNow" }
  | { kind: "endsEarlier"; day: string }
  | { kind: "startsLater"; day: string }
  | { kind: "lineGone"; cover: CoverType };

/** What an agreement takes away of the one that it replaces. */
export function endingsOf(
  after: Agreement,
  before: Agreement | null,
  today: string,
): readonly Ending[] {
  const { validFrom, validUntil } = after;
  if (validUntil !== null && validUntil < today) return [{ kind: "endsNow" }];
  if (!before || !isInForce(before, today)) return [];
  const isEarlier =
    validUntil !== null && (before.validUntil === null || validUntil < before.validUntil);
  const gone = before.lines.filter(
    ({ cover }) => !after.lines.some((line) => line.cover === cover),
  );
  return [
    ...(isEarlier ? [{ kind: "endsEarlier", day: validUntil } as const] : []),
    ...(validFrom > today ? [{ kind: "startsLater", day: validFrom } as const] : []),
    ...gone.map(({ cover }) => ({ kind: "lineGone", cover }) as const),
  ];
}
