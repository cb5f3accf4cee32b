const FULL = ["ENOSPC", "EDQUOT", "53100"];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && FULL.includes(String(error.code))) || isDiskFull(error.cause));
