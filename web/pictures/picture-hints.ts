const pictureHints = ["tooDark", "tooBlurred", "tooSmall"] as const;
export type PictureHint = (typeof pictureHints)[number];

/** Pixels of the thumbnail that hints are computed on. */
export const HINT_SIDE = 256;

/** Mean brightness, 0 to 255. A card on a table in lamp light stays above 90. */
const DARK = 55;
/** Variance of the Laplacian. Sharp prints measure hundreds, a shaken hand less than this. */
const BLURRED = 45;
/** Below this the small print of a card cannot be read. */
const SMALL = 800;

export type Thumbnail = {
  pixels: ArrayLike<number>;
  width: number;
  height: number;
};

/** Never a refusal: only a human can tell what is readable. */
export function hintsOf(thumbnail: Thumbnail, longestSide: number): PictureHint[] {
  const grey = brightness(thumbnail);
  const isDark = mean(grey) < DARK;
  return [
    ...(isDark ? (["tooDark"] as const) : []),
    // Darkness hides edges: calling that blurred would mislead.
    ...(!isDark && sharpness(grey, thumbnail) < BLURRED ? (["tooBlurred"] as const) : []),
    ...(longestSide < SMALL ? (["tooSmall"] as const) : []),
  ];
}

function brightness({ pixels, width, height }: Thumbnail): Float32Array {
  const at = (index: number) => pixels[index] ?? 0;
  return Float32Array.from({ length: width * height }, (_, index) => {
    const pixel = index * 4;
    return 0.299 * at(pixel) + 0.587 * at(pixel + 1) + 0.114 * at(pixel + 2);
  });
}

const mean = (values: Float32Array) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

function sharpness(
  grey: Float32Array,
  { width, height }: Pick<Thumbnail, "width" | "height">,
): number {
  const at = (index: number) => grey[index] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      const bend =
        at(index - 1) + at(index + 1) + at(index - width) + at(index + width) - 4 * at(index);
      sum += bend;
      squares += bend * bend;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}
