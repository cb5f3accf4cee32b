import type { GatewayFact } from "../../../domain/requests/gateway-fact.ts";
import type { CcavenueCipher } from "./ccavenue-cipher.ts";
import { isOrderNo, isTrackingId } from "./ccavenue-message.ts";
import { queriedStatus } from "./ccavenue-status.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The API writes numbers or strings for the same field, by version and account. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.trim() === "null" ? undefined : value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : undefined;
};

/** Unlike the return, amounts come here as 1250, 1250.5 or "1250.00"; digits, never floats. */
const filsOf = (value: unknown): number | undefined => {
  const [, dirhams, fils = ""] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(textOf(value) ?? "") ?? [];
  return dirhams === undefined ? undefined : Number(dirhams + fils.padEnd(2, "0"));
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `status=0&enc_response=<hex>` opened and unwrapped; undefined when it is an error or not readable. */
const orderIn = (answer: string, cipher: CcavenueCipher): Fields | undefined => {
  const outer = new URLSearchParams(answer.trim());
  if (outer.get("status") !== "0") return undefined;

  const plain = cipher.decrypt(outer.get("enc_response")?.trim() ?? "");
  const json = plain === undefined ? undefined : jsonOf(plain);
  if (!isFields(json)) return undefined;

  const order = isFields(json.Order_Status_Result) ? json.Order_Status_Result : json;
  return textOf(order.status) === "1" ? undefined : order;
};

/** Reads the answer of `orderStatusTracker`. What is missing or malformed is left out, for the domain to judge. */
export const readStatusAnswer = (
  asked: string,
  answer: string,
  cipher: CcavenueCipher,
): GatewayFact => {
  const order = orderIn(answer, cipher);
  const orderNo = textOf(order?.order_no);
  const word = textOf(order?.order_status);
  // Without its own order number an answer cannot be tied to what was asked.
  if (!order || !orderNo || !word || !isOrderNo(orderNo))
    return { orderNo: asked, status: "unknown" };

  const amountFils = filsOf(order.order_amt);
  const currency = textOf(order.order_currncy) ?? textOf(order.order_currency);
  const trackingId = textOf(order.reference_no);
  return {
    orderNo,
    status: queriedStatus(word),
    ...(amountFils !== undefined && { amountFils }),
    ...(currency && { currency }),
    ...(trackingId && isTrackingId(trackingId) && { trackingId }),
  };
};
