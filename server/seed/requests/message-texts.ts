/** What people ask through the contact form, in both languages. */
export const messageTexts = {
  en: [
    "My card was declined, but my bank shows the amount. What should I do?",
    "Can I insure a car that I am importing from Germany?",
    "Please call me about the comprehensive cover for my Nissan Patrol.",
    "I sold my car. How do I cancel the policy, and what do I get back?",
    "Do you also insure small fleets of delivery bikes?",
    "The link in your mail has expired. Please send me a new one.",
  ],
  ar: [
    "رُفضت بطاقتي مع أن المبلغ خُصم من حسابي. ماذا أفعل؟",
    "هل يمكن تأمين سيارة مستوردة من ألمانيا؟",
    "أرجو الاتصال بي بشأن التأمين الشامل لسيارتي.",
    "بعت سيارتي، فكيف ألغي الوثيقة وكم أسترد؟",
    "انتهت صلاحية الرابط في رسالتكم، أرجو إرسال رابط جديد.",
  ],
} as const;

/** Some of the form's choices. */
export const messageProducts = [
  null,
  "car",
  "non-gulf",
  "health",
  "home",
  "travel",
  "corporate",
  "request",
];
