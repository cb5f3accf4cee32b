import { ccavenueCipher } from "../../server/adapters/payment-gateway/ccavenue-cipher.ts";

export const common = { merchantId: "100", accessCode: "COMMON", workingKey: "C".repeat(32) };
export const falaj = { merchantId: "200", accessCode: "FALAJ", workingKey: "F".repeat(32) };
export const falajCipher = ccavenueCipher("v1", falaj.workingKey);

export const attempt = {
  orderNo: "PABCDEFGHJKLMNPQRSTUV",
  amountFils: 55125,
  account: "falaj",
  payeeName: "فلج للتأمين",
  returnUrl: "http://localhost:5000/api/payments/return",
  cancelUrl: "http://localhost:5000/api/payments/return",
  language: "ar",
  customer: { email: "mariam+car@example.ae" },
  requestRef: "opaque-ref",
} as const;
