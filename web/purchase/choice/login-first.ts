import * as paths from "../../../contract/page-paths.ts";

/** Ruling U1: pages go by the display cookie; the server decides by the session. */
export const looksSignedIn = (): boolean =>
  document.cookie.split("; ").some((cookie) => /^username=./.test(cookie));

/** Comes back to `path` and says "Please login first" (ruling U7). */
export const loginFor = (path: string): string => `${paths.login}?next=${path}`;
