/** Millimetres of a plate of 520 × 110. */
export type PlateLayout = {
  /** Centre, baseline and size of the code. */
  code: readonly [x: number, y: number, size: number];
  codeInk?: string;
  /** Maximum width of a code whose emirate name is close. */
  codeRoom?: number;
  number: readonly [x: number, y: number];
  sample: readonly [code: string, number: string];
  /** Width of the red block at the left edge. */
  block?: number;
  /** Paths in quarter millimetres. */
  ink: string;
  white?: string;
};
