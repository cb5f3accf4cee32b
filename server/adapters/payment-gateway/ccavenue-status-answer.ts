import type { CcavenueCipher } from "./ccavenue-cipher.ts";
import { isOrderNo, isTrackingId } from "./ccavenue-message.ts";
import { queriedStatus } from "./ccavenue-status.ts";
import type { QueryTrouble, StatusAnswer } from "./payment-gateway.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Numbers or strings for the same field, by version and account. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.trim() === "null" ? undefined : value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : undefined;
};

/** 1250, 1250.5 or "1250.00", read as digits: a float would round. */
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

const NO_RECORDS = "51419";

type Opened = { order: Fields } | { trouble: QueryTrouble } | "unseen";

const opened = (answer: string, cipher: CcavenueCipher): Opened => {
  const outer = new URLSearchParams(answer.trim());
  if (outer.get("status") === "1") return { trouble: "refused" };
  if (outer.get("status") !== "0") return { trouble: "unreadable" };

  const plain = cipher.decrypt(outer.get("enc_response")?.trim() ?? "");
  const json = plain === undefined ? undefined : jsonOf(plain);
  if (!isFields(json)) return { trouble: "unreadable" };

  const order = isFields(json.Order_Status_Result) ? json.Order_Status_Result : json;
  if (textOf(order.status) !== "1") return { order };
  return textOf(order.error_code) === NO_RECORDS ? "unseen" : { trouble: "refused" };
};

/** Leaves out what is missing or malformed: the domain judges. */
export const readStatusAnswer = (
  asked: string,
  answer: string,
  cipher: CcavenueCipher,
): StatusAnswer => {
  const nothing = { orderNo: asked, status: "unknown" } as const;
  const read = opened(answer, cipher);
  if (read === "unseen") return nothing;
  if ("trouble" in read) return { ...nothing, ...read };

  const { order } = read;
  const orderNo = textOf(order.order_no);
  const word = textOf(order.order_status);
  // An answer without its order number proves nothing about ours.
  if (!orderNo || !word || !isOrderNo(orderNo)) return { ...nothing, trouble: "unreadable" };

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
