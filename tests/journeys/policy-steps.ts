import type { Language } from "../../domain/language.ts";
import { officeAr, officeEn } from "../support/office-texts.ts";

/** Names that outside checks rely on, so the English ones are written out. */
export const officeNames = (language: Language) => {
  const { policies: policy } = language === "ar" ? officeAr : officeEn;
  if (language === "ar")
    return {
      record: policy.record,
      save: policy.save,
      send: policy.send,
      ...policy.fields,
      ...policy.files,
    };
  return {
    record: "Record policy",
    save: "Save",
    send: "Send",
    number: "Policy number",
    startDate: "Start date",
    endDate: "End date",
    sumInsured: "Sum insured (AED)",
    premium: "Premium (AED)",
    chassis: "Chassis number",
    reason: "Reason",
    policy: "Policy PDF",
    certificate: "Certificate PDF",
  };
};
