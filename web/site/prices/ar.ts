import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "كم يكلّف التأمين",
  lead: "أقل أسعار اليوم لسيارة نموذجية: صالون بأربع أسطوانات، لتجديد مدته 13 شهرًا، شاملةً الضريبة.",
  label: "نوع التغطية",
  covers: { thirdParty: "ضد الغير", comprehensive: "شامل" },
  exampleOf: "مثال لسيارة صالون بأربع أسطوانات",
  example: "مثال: {{plan}} من شركة {{insurer}}، لسيارة صالون بأربع أسطوانات، والسعر شامل الضريبة",
  from: "يبدأ من",
  forThirteenMonths: "لمدة 13 شهرًا",
  excess: "مبلغ التحمّل {{value}} درهم",
  action: "احصل على عرض سعر",
  newComprehensive:
    "لا يتوفر سعر فوري لوثيقة شاملة جديدة: نسألك عن اسمك وبريدك الإلكتروني ورقم هاتفك، ثم يرسل إليك فريقنا عرضًا.",
  assumedFor: "تفترض الأمثلة ما يلي: {{list}}. وإجاباتك أنت تحدّد سعرك.",
  assumed: {
    value: "سيارة قيمتها {{value}} درهم",
    year: "سنة الصنع {{value}}",
    driverBirthYear: "سائق من مواليد {{value}}",
    drivingYears_zero: "أقل من سنة من القيادة",
    drivingYears_one: "سنة واحدة من القيادة",
    drivingYears_two: "سنتان من القيادة",
    drivingYears_few: "{{count}}\u00a0سنوات من القيادة",
    drivingYears_many: "{{count}}\u00a0سنة من القيادة",
    drivingYears_other: "{{count}}\u00a0سنة من القيادة",
    claims: "عدم وجود مطالبات في آخر 24 شهرًا",
    claimFreeYears: "عدم احتساب خصم عن سنوات خالية من المطالبات",
    financed: "عدم وجود قرض على السيارة",
  },
} satisfies SameKeys<typeof en> & { assumed: Plurals<"drivingYears"> };
