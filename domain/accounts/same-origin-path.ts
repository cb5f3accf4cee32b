const MAX_PATH = 2000;

/**
 * A `next` address that cannot leave the site: a path of our own, or undefined. Browsers read "//x"
 * and "/\x" as another host and drop tabs and line breaks before reading. A path with an empty part is
 * refused too: without its language, "/ar//x" would be "//x". Letters that a header cannot carry are
 * encoded.
 */
export function sameOriginPath(next: unknown): string | undefined {
  if (typeof next !== "string" || next.length > MAX_PATH) return undefined;
  if (!next.startsWith("/") || /^[^?#]*\/\//.test(next)) return undefined;
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(next)) return undefined;
  const { pathname, search, hash } = new URL(next, "http://ours.invalid");
  return pathname + search + hash;
}
