const DISK_FULL_CODES = ["ENOSPC", "EDQUOT", "53100"];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && DISK_FULL_CODES.includes(String(error.code))) || isDiskFull(error.cause));
