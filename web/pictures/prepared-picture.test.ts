import { describe, expect, test } from "vitest";
import { fittedSize, halvings, MAX_BYTES, nextQuality, qualities } from "./fitting.ts";
import { hintsOf, type Thumbnail } from "./picture-hints.ts";

describe("the size of a stored picture", () => {
  test.each([
    [4000, 3000, 2000, 1500],
    [3000, 4000, 1500, 2000],
    [2000, 2000, 2000, 2000],
    [640, 480, 640, 480],
    [9000, 3, 2000, 1],
  ])("%i by %i becomes %i by %i", (width, height, newWidth, newHeight) => {
    expect(fittedSize(width, height)).toEqual({ width: newWidth, height: newHeight });
  });

  test.each([
    [4032, 2000, [2000]],
    [8064, 2000, [4032, 2000]],
    [2000, 256, [1000, 500, 256]],
    [640, 640, [640]],
  ])("from %i to %i in the steps %j", (from, to, steps) => {
    expect(halvings(from, to)).toEqual(steps);
  });

  test("qualities go down to the last, faster if the picture is far too large", () => {
    expect(nextQuality(0, MAX_BYTES + 1)).toBe(1);
    expect(nextQuality(0, MAX_BYTES * 3)).toBe(2);
    expect([...qualities].toSorted((one, other) => other - one)).toEqual([...qualities]);
  });
});

/** A card with lines of print, `level` bright, its edges `softness` pixels wide. */
const card = (level: number, softness: number): Thumbnail => {
  const side = 128;
  const pixels = Array.from({ length: side * side }, (_, place) => {
    const row = Math.floor(place / side) % 16;
    const ink = Math.min(1, Math.abs(row - 8) / softness);
    return [level * ink, level * ink, level * ink, 255];
  }).flat();
  return { pixels, width: side, height: side };
};

describe("hints about a picture", () => {
  test("a bright sharp large one gets none", () => {
    expect(hintsOf(card(220, 1), 4000)).toEqual([]);
  });
  test("a dark one is called dark, not blurred", () => {
    expect(hintsOf(card(40, 8), 4000)).toEqual(["tooDark"]);
  });
  test("soft edges are called blurred", () => {
    expect(hintsOf({ ...card(200, 1), pixels: gradient() }, 4000)).toEqual(["tooBlurred"]);
  });
  test("a small one is called small", () => {
    expect(hintsOf(card(220, 1), 799)).toEqual(["tooSmall"]);
    expect(hintsOf(card(220, 1), 800)).toEqual([]);
  });
});

/** Brightness that only rises slowly from side to side. */
function gradient() {
  return Array.from({ length: 128 * 128 }, (_, place) => {
    const level = 90 + (place % 128);
    return [level, level, level, 255];
  }).flat();
}
