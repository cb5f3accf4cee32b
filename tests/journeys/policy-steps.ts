import type { Language } from "../../domain/language.ts";
import officeAr from "../../web/office/ar.ts";
import officeEn from "../../web/office/en.ts";

/** Names that outside checks rely on, so the English ones are written out. */
export const officeNames = (language: Language) => {
  const { policy } = language === "ar" ? officeAr : officeEn;
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
