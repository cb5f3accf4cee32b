import type { RefundTerms } from "../../refunds/refund-terms.ts";
import type { InsurerSlug } from "./insurers.ts";

type Asked = Pick<RefundTerms, "ways" | "days"> & Partial<RefundTerms>;

/** Invented, as the insurers are (ruling B4), in the order of magnitude of their peers. */
const invented = (asked: Asked): RefundTerms => ({
  needsIbanCertificate: false,
  proofs: {
    carSold: ["transferOfOwnership"],
    carExported: ["exportCertificate"],
    policyVoid: ["insurersLetter"],
  },
  source: { en: "the insurer's own conditions (invented)", ar: "شروط شركة التأمين نفسها (مثال)" },
  readOn: "2026-11-02",
  ...asked,
});

export const refundTermsOfInsurers: Record<InsurerSlug, RefundTerms> = {
  falaj: invented({ ways: ["card", "transfer"], days: 10, needsIbanCertificate: true }),
  marsa: invented({
    ways: ["card", "transfer"],
    days: 15,
    proofs: {
      carSold: ["transferOfOwnership"],
      carExported: ["exportCertificate"],
      policyCancelled: ["otherPolicy"],
      policyVoid: ["insurersLetter"],
    },
  }),
  nakhla: invented({ ways: ["card", "transfer"], days: 10 }),
  qandeel: invented({ ways: ["card", "transfer", "cheque"], days: 12 }),
  sidrah: invented({ ways: ["card", "cheque"], days: 10 }),
  lulwa: invented({ ways: ["card", "transfer"], days: 15, needsIbanCertificate: true }),
  hazm: invented({ ways: ["card", "transfer"], days: 14 }),
};
