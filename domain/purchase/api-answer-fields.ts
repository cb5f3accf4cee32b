import type { PurchaseType } from "../ways-of-buying.ts";
import { type AnswerField } from "./draft.ts";

const inBoth = {
  cylinderType: "cylinderType",
  carType: "carType",
  carOrigin: "carOrigin",
} as const;

/** Draft answer → multipart field of a send (specification part 2, 7.1 and 7.2). */
export const apiAnswerFields = {
  renew: { emirate: "emirate", plateCode: "plateCode", plateNumber: "plateNumber", ...inBoth },
  new: {
    plateSource: "platesource",
    plateCode: "platecode",
    plateNumber: "platenumber",
    vccCardSource: "cardsource",
    vccDate: "date",
    vccCardNumber: "cardnumber",
    hiyazaType: "dubitype",
    hiyazaCertificateNumber: "certificatenumber",
    registerEmirate: "statetoregister",
    ...inBoth,
  },
} as const satisfies Record<PurchaseType, Partial<Record<AnswerField, string>>>;

export function apiAnswerField(type: PurchaseType, field: AnswerField): string {
  const fields: Partial<Record<AnswerField, string>> = apiAnswerFields[type];
  return fields[field] ?? field;
}
