import type { Area } from "../texts.ts";

/** still: HTML only, no React in the browser, cached once per language, unless it `isFresh`.
 * cached: hydrated, without personal data, cached unless the address has `?next=`.
 * Neither: rendered for each request. */
export type Handle =
  | { kind?: "still" | "cached"; isFresh?: never; keptSeconds?: never; area: Area }
  /** Still, with data that changes by itself. */
  | { kind: "still"; isFresh?: never; keptSeconds: number; area: Area }
  /** Still, but rendered for each request. */
  | { kind: "still"; isFresh: true; keptSeconds?: never; area: Area };

export const handleOf = (matches: readonly { handle?: unknown }[]): Handle =>
  (matches.findLast((match) => match.handle !== undefined)?.handle as Handle | undefined) ?? {
    area: "shell",
  };
