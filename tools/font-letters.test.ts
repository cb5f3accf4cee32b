import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { letters } from "./font-letters.ts";

const css = readFileSync(new URL("../web/styles/fonts.css", import.meta.url), "utf8");

const lettersOf = (range: string) =>
  range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });

const faces = Array.from(
  css.matchAll(/fonts\/([\w-]+)\.woff2[^}]*unicode-range:([^;]+);/g),
  ([, file = "", range = ""]) => ({ file, promised: lettersOf(range) }),
);

it("there is a face for every file", () => {
  expect(faces.map(({ file }) => file).toSorted()).toEqual(Object.keys(letters).toSorted());
});

// A letter too many downloads a font for nothing; a missing one is shown in a font of the device.
it.each(faces)("$file has what its face promises, no more and no less", ({ file, promised }) => {
  const made = letters[file as keyof typeof letters];
  expect(new Set(promised)).toEqual(new Set(made));
});
