/** SQLSTATE classes 08 and 57P, too many connections, cancelled. */
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

/** The driver's own errors have no code. */
const TIMED_OUT =
  /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)/;
const DISCONNECTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after)/;

export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  constructor() {
    super("The database does not answer.");
  }
}

const chainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...chainOf(error.cause)] : [];

export const reasonOf = (error: unknown) => chainOf(error).at(-1)?.message ?? "";

const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");

export const hasTimedOut = (error: unknown) =>
  chainOf(error).some(
    (link) => TIMED_OUT.test(link.message) || ["ETIMEDOUT", "EHOSTUNREACH"].includes(codeOf(link)),
  );

export const isUnavailable = (error: unknown) =>
  chainOf(error).some(
    (link) =>
      link instanceof DatabaseAway ||
      REFUSALS.test(codeOf(link)) ||
      NETWORK.has(codeOf(link)) ||
      TIMED_OUT.test(link.message) ||
      DISCONNECTED.test(link.message),
  );
