export const HEADER_NAME_LENGTH = 8;
export const SIDEBAR_NAME_LENGTH = 14;

function graphemes(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Ruling U7. */
export function initials(username: string): string {
  const words = username.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => graphemes(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

export function shortName(username: string, max: number): string {
  const name = graphemes(username.trim());
  return name.length <= max ? name.join("") : `${name.slice(0, max).join("").trimEnd()}…`;
}
