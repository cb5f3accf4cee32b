import type { Language } from "../../../domain/language.ts";

const english = {
  title: "Commission bordereau",
  insurer: "Insurer",
  month: "Month",
  madeAt: "Drawn up, Dubai time",
  total: "Commission expected",
  policies: "Policies",
  number: "Policy number",
  cover: "Cover",
  premium: "Premium",
  commission: "Commission",
  cancelled: "cancelled",
  sum: "Total",
  days: (from: string, to: string) => `${from} to ${to}`,
  notes: [
    "Amounts in AED, before VAT. The commission follows the agreement that was in force when each policy was sold.",
    "A negative commission is what we owe back for a policy that was cancelled.",
  ],
  demonstration: "Demonstration: the insurers, policies and amounts are invented.",
};

export type BordereauTexts = typeof english;

const arabic: BordereauTexts = {
  title: "كشف الوثائق والعمولات",
  insurer: "شركة التأمين",
  month: "الشهر",
  madeAt: "أُعدّ في، بتوقيت دبي",
  total: "العمولة المتوقعة",
  policies: "الوثائق",
  number: "رقم الوثيقة",
  cover: "التغطية",
  premium: "القسط",
  commission: "العمولة",
  cancelled: "ملغاة",
  sum: "المجموع",
  days: (from, to) => `من ${from} إلى ${to}`,
  notes: [
    "المبالغ بالدرهم وقبل الضريبة. وتُحسب العمولة وفق الاتفاقية السارية عند بيع كل وثيقة.",
    "العمولة السالبة هي ما نردّه عن وثيقة أُلغيت.",
  ],
  demonstration: "نسخة تجريبية: شركات التأمين والوثائق والمبالغ غير حقيقية.",
};

export const bordereauTexts: Record<Language, BordereauTexts> = { en: english, ar: arabic };
