/** A mail server's refusal repeats the address: only its codes are kept. */
export class MailRefused extends Error {
  /** The library's code and the server's. */
  readonly code: string;
  /** The server will not take this letter, however often it is tried (RFC 5321, 4.2.1). */
  readonly isPermanent: boolean;

  constructor(error: unknown) {
    const { code = "", responseCode = "" } = error instanceof Error ? codesOf(error) : {};
    const codes = `${code} ${responseCode}`.trim();
    super(`The mail server did not take it: ${codes}`.trim());
    this.code = codes;
    this.isPermanent = /^5\d\d$/.test(responseCode);
  }
}

const codesOf = (error: Error) => {
  const { code, responseCode } = { code: "", responseCode: "", ...error };
  return { code: String(code), responseCode: String(responseCode) };
};

/** Failure as staff see it: never what a server wrote, which may name the addressee. */
export const failureOf = (error: unknown) =>
  error instanceof MailRefused
    ? { lastError: error.code.slice(0, 40), isRefused: error.isPermanent }
    : { lastError: error instanceof Error ? error.name : "Error", isRefused: false };
