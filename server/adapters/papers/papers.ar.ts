import type { PaperTexts } from "./paper-texts.ts";

export const arabicPapers: PaperTexts = {
  title: "ملخص الدفع",
  paidTo: "دُفع إلى",
  amountPaid: "المبلغ المدفوع شاملًا الضريبة",
  requestNumber: "رقم الطلب",
  paidAt: "وقت الدفع بتوقيت دبي",
  trackingId: "رقم تتبّع الدفعة",
  vehicleHeading: "السيارة",
  plate: "اللوحة",
  car: "الصانع والطراز",
  body: "هيكل السيارة",
  bodies: { saloon: "صالون", station: "ستيشن" },
  cylinders: "عدد الأسطوانات",
  origin: "المواصفات",
  origins: { khaleegy: "خليجية", non_khaleegy: "غير خليجية", chinese: "صينية" },
  coverHeading: "التغطية",
  insured: "المؤمَّن له",
  insurer: "شركة التأمين",
  coverType: "نوع التغطية",
  coverTypes: { thirdParty: "ضد الغير", comprehensive: "شامل" },
  coverStarts: "أول أيام التغطية",
  coverEnds: "آخر أيام التغطية",
  ledgerHeading: "تفصيل السعر",
  ledger: {
    tariffMinimum: "القسط وفق تعرفة تأمين المركبات",
    insurerDiscount: "خصم شركة التأمين",
    vat: "ضريبة القيمة المضافة 5%",
  },
  premium: "القسط شاملًا ضريبة القيمة المضافة",
  adjustment: "تعديل على السعر",
  returned: "أُعيد إليك",
  sum: "الإجمالي شاملًا ضريبة القيمة المضافة",
  demonstration: "نسخة تجريبية: لم يُخصم أي مبلغ ولا تصدر أي وثيقة تأمين.",
  returning: (insurer) =>
    `لا تغطية سارية بهذه الدفعة. تعيد إليك شركة ${insurer} المبلغ المستحق بالطريقة التي دفعت بها.`,
  notAnInvoice: (insurer) =>
    `هذا ملخص للدفع وليس فاتورة ضريبية. تصدر شركة ${insurer} الوثيقة والفاتورة الضريبية.`,
  broker: (brand, insurer) =>
    `رتّبت ${brand} هذا التأمين بصفتها وسيطًا، وذهب المبلغ كاملًا إلى شركة ${insurer}.`,
  licence:
    "مرخّصة من مصرف الإمارات العربية المتحدة المركزي وخاضعة لرقابته في وساطة التأمين، ترخيص رقم",
  reminder: {
    title: (insurer) => `ينتهي تأمين سيارتك لدى ${insurer}`,
    about: ({ plate, insurer, number }) =>
      [
        "اليوم آخر أيام التغطية، فجدّد تأمينك قبل أن ينتهي.",
        ...(plate ? [`اللوحة: ${plate}`] : []),
        `شركة التأمين: ${insurer}`,
        `الطلب: ${number}`,
      ].join("\n"),
    alarm: "ينتهي تأمين سيارتك بعد 30 يومًا",
  },
};
