const shapes = [
  "svg g defs symbol use title desc style metadata",
  "path rect circle ellipse line polyline polygon",
  "linearGradient radialGradient stop clipPath mask",
].flatMap((names) => names.split(" "));
/** What programs of drawing note for themselves. */
const NOTES = /^(?:rdf|cc|dc|sodipodi|inkscape):/;

const MOST_ELEMENTS = 5000;

/** It references nothing outside itself, and expands nothing. */
const foreign = [
  // Document types, entities, sections of text; instructions to programs.
  /<[!?]/,
  /&(?!(?:amp|lt|gt|quot|apos);)/,
  /\\|@import/i,
  /\son\w+\s*=/i,
  /href\s*=\s*(?!["']#)/i,
  /url\(\s*(?!["']?#)/i,
];

/** @param svg as uploaded @returns nothing for what is no SVG of plain shapes */
export const plainSvg = (svg: string): string | undefined => {
  const text = svg
    .replace(/^\uFEFF?\s*<\?xml\s[^<>]*\?>/, "")
    .replaceAll(/<!--(?:[^-]|-(?!-))*-->/g, "")
    .trim();
  if (!/^<svg[\s>]/.test(text) || foreign.some((one) => one.test(text))) return undefined;
  const elements = Array.from(text.matchAll(/<\/?\s*([^\s/>]*)/g), ([, name = ""]) => name);
  if (elements.length > MOST_ELEMENTS) return undefined;
  return elements.every((name) => shapes.includes(name) || NOTES.test(name)) ? text : undefined;
};
