/** Ruling P1: what is kept of a picture. */
export const LONGEST_SIDE = 2000;
export const MAX_BYTES = 600_000;

/** JPEG qualities, best first; a card stays readable down to the last. */
export const qualities = [0.85, 0.75, 0.65, 0.55, 0.45] as const;

/** Where even the last quality is too large, the picture shrinks by this and tries again. */
export const SHRINK = 0.8;

/** The size that keeps the proportions and fits `longest`; nothing is ever enlarged. */
export function fittedSize(width: number, height: number, longest = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/**
 * The widths of the steps from one size down to another, each at most half the one before (a little
 * more at the end spares a step). Halving with the browser's quickest filter averages every pixel; its
 * better filters do no more, and block the page for a quarter of a second on a phone's photo.
 */
export function halvings(from: number, to: number): number[] {
  const ratio = from / to;
  if (ratio <= 2.1) return [to];
  return [Math.round(from / 2), ...halvings(from / 2, to)];
}

/**
 * The quality to try after one that was too large: one step down, two where it was far too large,
 * because each try costs as much time as the first.
 */
export function nextQuality(index: number, bytes: number): number {
  return index + (bytes > MAX_BYTES * 1.5 ? 2 : 1);
}
