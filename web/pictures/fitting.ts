/** Ruling P1. */
export const MAX_SIDE = 2000;
export const MAX_BYTES = 600_000;

/** Best first; a card stays readable down to the last. */
export const qualities = [0.85, 0.75, 0.65, 0.55, 0.45] as const;

export const SHRINK = 0.8;

export function fittedSize(width: number, height: number, longest = MAX_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Halving in steps: the quick filter then averages every pixel; better filters block for 250 ms. */
export function halvings(from: number, to: number): number[] {
  const ratio = from / to;
  if (ratio <= 2.1) return [to];
  return [Math.round(from / 2), ...halvings(from / 2, to)];
}

/** Two steps down if far too large, because each try takes as long as the first. */
export function nextQuality(index: number, bytes: number): number {
  return index + (bytes > MAX_BYTES * 1.5 ? 2 : 1);
}
