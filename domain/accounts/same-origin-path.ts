const MAX_PATH = 2000;

/** Browsers read "//x" and "/\x" as another host and ignore tabs and line breaks. */
export function sameOriginPath(next: unknown): string | undefined {
  if (typeof next !== "string" || next.length > MAX_PATH) return undefined;
  if (!next.startsWith("/") || /^[^?#]*\/\//.test(next)) return undefined;
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(next)) return undefined;
  const { pathname, search, hash } = new URL(next, "http://ours.invalid");
  return pathname + search + hash;
}
