const MAX_PATH = 2000;

/**
 * A `next` address that cannot leave the site: a path of our own, or undefined. Browsers read "//x"
 * and "/\x" as another host and drop tabs and line breaks before reading. A path with an empty part is
 * refused too: without its language, "/ar//x" would be "//x".
 */
export function sameOriginPath(next: unknown): string | undefined {
  if (typeof next !== "string" || next.length > MAX_PATH) return undefined;
  if (!next.startsWith("/") || /^[^?#]*\/\//.test(next)) return undefined;
  return /[\\\s\p{Cc}\p{Cf}]/u.test(next) ? undefined : next;
}
