import { Secret, TOTP } from "otpauth";
import { toLatinDigits } from "../../../../domain/digits.ts";

/** Seconds, by RFC 6238; what authenticator apps expect. */
const PERIOD = 30;
const DIGITS = 6;
/** A clock may be one step off, in either direction. */
const WINDOW = 1;

const totpOf = (key: string, label = "", issuer = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: DIGITS, period: PERIOD });

/** Base32, 160 bits (RFC 4226 recommends as many). */
export const newAuthenticatorKey = (): string => new Secret({ size: 20 }).base32;

/** Content of a QR code. */
export const authenticatorUri = (key: string, email: string, issuer: string): string =>
  totpOf(key, email, issuer).toString();

/** The time step to which the code belongs; undefined for a wrong one. */
export const stepOfCode = (key: string, code: string, at: Date): number | undefined => {
  const token = toLatinDigits(code).replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const delta = totpOf(key).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
};
