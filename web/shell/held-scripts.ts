/** A live page loads its scripts after the first paint: style, font and text come first. */

export const HELD = "held";

export const holdScripts = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD}"`)
    .replace('type="module" async=""', `type="${HELD}"`);
