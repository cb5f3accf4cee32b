/** The system's codes for a full disk and a spent quota, and PostgreSQL's for its own disk. */
const FULL = ["ENOSPC", "EDQUOT", "53100"];

/** Whether something could not be stored for want of room: on a disk, in the database, in a bucket. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && FULL.includes(String(error.code))) || isDiskFull(error.cause));
