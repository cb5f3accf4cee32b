/** SQLSTATE by which the server says that it cannot work now: class 08, 57P, and single codes. */
const REFUSALS = /^(08...|57P..|53300|57014)$/;

const NETWORK = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** The driver's own errors, which carry no code. */
const TIMED_OUT =
  /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)/;
const DISCONNECTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after)/;

/** Thrown at once for every query while the database is known not to answer. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  constructor() {
    super("The database does not answer.");
  }
}

/** The error and all its causes. */
const chainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...chainOf(error.cause)] : [];

/** What was wrong first, without the query and its parameters. */
export const reasonOf = (error: unknown) => chainOf(error).at(-1)?.message ?? "";

const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");

/** Whether the database kept us waiting instead of refusing. */
export const hasTimedOut = (error: unknown) =>
  chainOf(error).some(
    (link) => TIMED_OUT.test(link.message) || ["ETIMEDOUT", "EHOSTUNREACH"].includes(codeOf(link)),
  );

/** Whether a failure means that the database cannot be used now, so that a later try may succeed. */
export const isUnavailable = (error: unknown) =>
  chainOf(error).some(
    (link) =>
      link instanceof DatabaseAway ||
      REFUSALS.test(codeOf(link)) ||
      NETWORK.has(codeOf(link)) ||
      TIMED_OUT.test(link.message) ||
      DISCONNECTED.test(link.message),
  );
