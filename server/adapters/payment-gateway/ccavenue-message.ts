import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import type { CcavenueCipher } from "./ccavenue-cipher.ts";
import { returnedStatus } from "./ccavenue-status.ts";

type ReturnHint = GatewayFact & { seal?: string };

const longestMessage = 16 * 1024;
const orderNoGrammar = /^[A-Za-z0-9/_-]{1,30}$/;
const trackingIdGrammar = /^\d{1,20}$/;
const amountGrammar = /^\d{1,10}\.\d{2}$/;
const currencyGrammar = /^[A-Z]{3}$/;
const keyGrammar = /^[a-z][a-z0-9_]{0,39}$/;
// Genuine values have none, decrypted garbage has many.
const controlCharacter = /\p{Cc}/u;

/** Format and key are the same in both directions: our own request could be posted back. */
const requestOnlyKeys = [
  "merchant_id",
  "redirect_url",
  "cancel_url",
  "language",
  "integration_type",
];

export const isOrderNo = (text: string) => orderNoGrammar.test(text);
export const isTrackingId = (text: string) => trackingIdGrammar.test(text);

/** Read as digits: a float would round. */
export const filsOf = (amount: string): number | undefined =>
  amountGrammar.test(amount) ? Number(amount.replace(".", "")) : undefined;

export const amountOf = (fils: number): string =>
  `${Math.trunc(fils / 100)}.${String(fils % 100).padStart(2, "0")}`;

/** Encodes every value: otherwise a name like `x&order_status=Success` adds a field. */
export const requestMessage = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString();

/** The whole message or nothing: one malformed part means that it was edited. */
const fieldsOf = (plain: string): Map<string, string> | undefined => {
  const fields = new Map<string, string>();
  for (const part of plain.split("&")) {
    const cut = part.indexOf("=");
    const key = part.slice(0, Math.max(cut, 0));
    const value = part.slice(cut + 1);
    if (!keyGrammar.test(key) || fields.has(key) || controlCharacter.test(value)) return undefined;
    fields.set(key, value);
  }
  return requestOnlyKeys.some((key) => fields.has(key)) ? undefined : fields;
};

/** Values stay encoded, so that `%26` never becomes a separator. */
export const readResponse = (plain: string): ReturnHint | undefined => {
  const fields = fieldsOf(plain);
  if (!fields) return undefined;

  const present = (key: string) => {
    const value = fields.get(key);
    return value === undefined || value === "" || value === "null" ? undefined : value;
  };
  const orderNo = present("order_id");
  const word = present("order_status");
  if (!orderNo || !word || !isOrderNo(orderNo)) return undefined;

  const amount = present("amount");
  const amountFils = amount === undefined ? undefined : filsOf(amount);
  if (amount !== undefined && amountFils === undefined) return undefined;

  const currency = present("currency");
  if (currency !== undefined && !currencyGrammar.test(currency)) return undefined;

  const trackingId = present("tracking_id");
  if (trackingId !== undefined && !isTrackingId(trackingId)) return undefined;

  const status = returnedStatus(word);
  const complete = amountFils !== undefined && currency !== undefined && trackingId !== undefined;
  if (status === "paid" && !complete) return undefined;

  const seal = present("merchant_param1");
  return {
    orderNo,
    status,
    ...(amountFils !== undefined && { amountFils }),
    ...(currency !== undefined && { currency }),
    ...(trackingId !== undefined && { trackingId }),
    ...(seal !== undefined && { seal }),
  };
};

export const readEncryptedResponse = (
  encResp: unknown,
  cipher: CcavenueCipher,
): ReturnHint | undefined => {
  if (typeof encResp !== "string" || encResp.length > longestMessage) return undefined;
  const plain = cipher.decrypt(encResp);
  return plain === undefined ? undefined : readResponse(plain);
};
