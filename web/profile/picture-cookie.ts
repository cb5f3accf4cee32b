import { sameOriginPath } from "../../domain/accounts/same-origin-path.ts";

const PICTURE = /(?:^|;\s*)profilePicture=([^;]+)/;

/** The display cookie of ruling U1. Only pictures of our own: no other site learns who is here. */
export function pictureOf(cookies: string): string | undefined {
  const written = PICTURE.exec(cookies)?.[1];
  if (written === undefined) return undefined;
  try {
    return sameOriginPath(decodeURIComponent(written));
  } catch {
    return undefined;
  }
}
