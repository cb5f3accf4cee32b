import type { ChatLine } from "../../../contract/chat.ts";

/** A line that the server has not confirmed. */
export type Unsent = { key: string; text: string; state: "waiting" | "failed" };

/** In the order of the numbers, each once: lines come from the stream, from answers and other tabs. */
export const mergeLines = (known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] =>
  [...new Map([...known, ...more].map((line) => [line.number, line])).values()].toSorted(
    (one, other) => one.number - other.number,
  );

export const lastNumber = (lines: readonly ChatLine[]): number => lines.at(-1)?.number ?? 0;

/** Without those that arrived although no answer came. */
export const stillUnsent = (
  unsent: readonly Unsent[],
  lines: readonly ChatLine[],
): readonly Unsent[] => unsent.filter(({ key }) => !lines.some((line) => line.key === key));

/** The new line goes behind all that failed before it, so that they arrive as they were typed. */
export const withLine = (unsent: readonly Unsent[], one: Omit<Unsent, "state">): Unsent[] => [
  ...sendAgain(unsent),
  { ...one, state: "waiting" },
];

export const sendAgain = (unsent: readonly Unsent[]): Unsent[] =>
  unsent.map((one) => ({ ...one, state: "waiting" }));

/** After one that failed no later one is sent. */
export const notSent = (unsent: readonly Unsent[]): Unsent[] =>
  unsent.map((one) => ({ ...one, state: "failed" }));
