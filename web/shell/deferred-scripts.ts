/** A live page loads its scripts after the first paint: style, font and text come first. */

export const DEFERRED = "deferred";

export const deferScripts = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${DEFERRED}"`)
    .replace('type="module" async=""', `type="${DEFERRED}"`);
