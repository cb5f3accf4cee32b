/**
 * A live page can be read before its scripts: they are asked for when it has been painted, so that they
 * never share a slow line with its style, its font and its text.
 */

/** How a link or a script of such a page is marked until then. */
export const HELD = "held";

/** The page, as React Router wrote it, with its modules held. A still page has none. */
export const holdScripts = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD}"`)
    .replace('type="module" async=""', `type="${HELD}"`);
