import { filsOf } from "./amounts.ts";
import type { Merchant } from "./merchants.ts";
import type { Language, NewOrder } from "./order.ts";
import type { Refusal } from "./texts.ts";

const echoedKeys = [
  "merchant_param1",
  "merchant_param2",
  "merchant_param3",
  "merchant_param4",
  "merchant_param5",
];

export const languageOf = (code: string | null): Language =>
  code?.toUpperCase() === "AR" ? "ar" : "en";

const returnAddress = (text: string | null, allowedOrigins: readonly string[]) =>
  text && URL.canParse(text) && allowedOrigins.includes(new URL(text).origin) ? text : undefined;

export const readTransaction = (
  plain: string,
  merchant: Merchant,
  allowedOrigins: readonly string[],
): NewOrder | Refusal => {
  const fields = new URLSearchParams(plain);
  const names = [...fields.keys()];
  if (new Set(names).size !== names.length) return "message";
  if (fields.get("merchant_id") !== merchant.merchantId) return "merchant";

  const orderId = fields.get("order_id") ?? "";
  if (!/^[A-Za-z0-9/_-]{1,30}$/.test(orderId)) return "order";

  const amountFils = filsOf(fields.get("amount") ?? "");
  if (!amountFils || fields.get("currency") !== "AED") return "amount";

  const redirectUrl = returnAddress(fields.get("redirect_url"), allowedOrigins);
  const cancelUrl = returnAddress(fields.get("cancel_url"), allowedOrigins);
  if (!redirectUrl || !cancelUrl) return "address";

  const echoed = echoedKeys.flatMap((key) => {
    const value = fields.get(key);
    return value === null ? [] : [[key, value.slice(0, 100)] as const];
  });
  return {
    orderId,
    merchantId: merchant.merchantId,
    amountFils,
    language: languageOf(fields.get("language")),
    payeeName: fields.get("merchant_param2")?.trim().slice(0, 100) || merchant.merchantId,
    redirectUrl,
    cancelUrl,
    echoed: Object.fromEntries(echoed),
  };
};
