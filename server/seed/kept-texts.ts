import type { KeptText } from "../../domain/texts/kept-text.ts";

type Seeded = KeptText & { id: string };

/** What an office writes most often; its admins change, retire and add them. */
export const keptTexts: readonly Seeded[] = [
  {
    id: "5a0f3c1e-7b1d-4c55-9a51-0d3c6f2e0001",
    shortcut: "best",
    title: { en: "The best of what we found", ar: "أفضل ما وجدناه" },
    body: {
      en: "Dear {customer}, for your {car} the plan {plan} of {insurer} suits you best: it costs AED {price} for the year, with VAT. The offer holds until {last day}.",
      ar: "عزيزنا {العميل}، أنسب ما وجدناه لسيارتك {السيارة} هو {الباقة} من {شركة التأمين}، بسعر {السعر} درهم للسنة مع الضريبة. يسري العرض حتى {آخر يوم}.",
    },
    places: ["offer"],
  },
  {
    id: "5a0f3c1e-7b1d-4c55-9a51-0d3c6f2e0002",
    shortcut: "asked",
    title: { en: "As you asked for it", ar: "كما طلبت" },
    body: {
      en: "This is the cover that you asked for, from {start date}. {insurer} confirmed the price to us; nothing is added to it.",
      ar: "هذه هي التغطية التي طلبتها، من {بداية التغطية}. أكدت لنا {شركة التأمين} السعر، ولا يضاف إليه شيء.",
    },
    places: ["offer"],
  },
  {
    id: "5a0f3c1e-7b1d-4c55-9a51-0d3c6f2e0003",
    shortcut: "photo",
    title: { en: "How to take the photo again", ar: "كيف تلتقط الصورة من جديد" },
    body: {
      en: "Dear {customer}, please lay the card on a dark table in daylight and take the photo from straight above, with all four corners in it. Your link works until {last day}.",
      ar: "عزيزنا {العميل}، ضع البطاقة على سطح داكن في ضوء النهار، والتقط الصورة من فوقها مباشرة لتظهر زواياها الأربع. يعمل الرابط حتى {آخر يوم}.",
    },
    places: ["ask"],
  },
  {
    id: "5a0f3c1e-7b1d-4c55-9a51-0d3c6f2e0004",
    shortcut: "expired",
    title: { en: "A document that has expired", ar: "مستند انتهت صلاحيته" },
    body: {
      en: "This document has expired, so {insurer} would not take it. Please send the new one by {last day}; your request {request number} waits for it.",
      ar: "انتهت صلاحية هذا المستند، فلن تقبله {شركة التأمين}. أرسل الجديد قبل نهاية {آخر يوم}، فطلبك {رقم الطلب} ينتظره.",
    },
    places: ["ask"],
  },
  {
    id: "5a0f3c1e-7b1d-4c55-9a51-0d3c6f2e0005",
    shortcut: "thanks",
    title: { en: "Thank you, we are on it", ar: "شكرًا، نعمل على ذلك" },
    body: {
      en: "Dear {customer}, thank you for your message. I am looking into it and will answer you by {last day}. If it is urgent, call us: {our telephone}.\n{colleague}",
      ar: "عزيزنا {العميل}، شكرًا لرسالتك. أتابع الأمر وأرد عليك قبل نهاية {آخر يوم}. إن كان الأمر عاجلًا فاتصل بنا: {هاتفنا}.\n{الموظف}",
    },
    places: ["message"],
  },
  {
    id: "5a0f3c1e-7b1d-4c55-9a51-0d3c6f2e0006",
    shortcut: "call",
    title: { en: "We tried to call you", ar: "حاولنا الاتصال بك" },
    body: {
      en: "Dear {customer}, we tried to call you and did not reach you. Please call us when it suits you: {our telephone}.\n{colleague}",
      ar: "عزيزنا {العميل}، اتصلنا بك ولم نصل إليك. اتصل بنا متى ناسبك ذلك: {هاتفنا}.\n{الموظف}",
    },
    places: ["message"],
  },
];
