import { sameOriginPath } from "../../domain/accounts/same-origin-path.ts";

const PICTURE = /(?:^|;\s*)profilePicture=([^;]+)/;

/** Ruling U1. Only our own pictures: another site would learn who is visiting. */
export function pictureOf(cookies: string): string | undefined {
  const written = PICTURE.exec(cookies)?.[1];
  if (written === undefined) return undefined;
  try {
    return sameOriginPath(decodeURIComponent(written));
  } catch {
    return undefined;
  }
}
