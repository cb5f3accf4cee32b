/** Ruling D3: so many orphans at once are a mistake, not clearing up. */
const ALWAYS_ABOVE = 100;
const AT_LEAST = 20;
const SHARE = 0.01;

/** No larger number of files lets so few orphans through the brake. */
export const COUNTED_UP_TO = ALWAYS_ABOVE / SHARE;

export const mayMoveAlways = (orphans: number) => orphans < AT_LEAST;
export const mayMoveNever = (orphans: number) => orphans > ALWAYS_ABOVE;

/** `files` are all of the installation, counted up to `COUNTED_UP_TO`. */
export const mayMove = (orphans: number, files: number) =>
  mayMoveAlways(orphans) || (!mayMoveNever(orphans) && orphans <= files * SHARE);
