/** What staff write, in the language they think in. */
export const noteTexts = [
  "Called, no answer. Will try again after 17:00.",
  "Customer asks whether the agency repairs are included; explained, fine with it.",
  "Ownership card is blurred at the expiry date, but readable.",
  "Sent to the insurer, waiting for their reference.",
  "Insurer wants a photo of the chassis number.",
  "Name on the licence differs from the Emirates ID by one letter; same person.",
  "Prefers WhatsApp, evenings only.",
  "Bank asks for its name on the policy.",
  "Quoted by phone, thinking it over until Sunday.",
  "Insurer confirmed the sum insured; price unchanged.",
  "اتصلت بالعميل وسيرسل صورة الملكية مساءً.",
  "العميل مسافر ويعود يوم الأحد.",
  "طلبت شركة التأمين صورة رقم القاعدة.",
  "وافق العميل على مبلغ التحمّل.",
  "أُرسل الطلب إلى شركة التأمين.",
] as const;
