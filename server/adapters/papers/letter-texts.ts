import type { Language } from "../../../domain/language.ts";

const english = {
  title: "Cancellation of a motor insurance policy",
  from: "From",
  to: "To",
  date: "Date",
  policyNumber: "Policy number",
  requestNumber: "Request number",
  plate: "Number plate",
  coverStarts: "First day of cover",
  coverEnds: "Last day of cover",
  paid: "Price paid, VAT included",
  greeting: "Dear Sir or Madam,",
  request: (day: string) =>
    `With seven days' written notice, as the unified motor policy requires, I cancel the policy named above. Cover ends at the start of ${day}. Please confirm the cancellation in writing.`,
  requestBlank:
    "With seven days' written notice, as the unified motor policy requires, I cancel the policy named above. Please confirm in writing the day on which cover ends.",
  reason: "Reason (please tick; the proof is attached)",
  reasons: [
    "The car was sold or transferred",
    "The car was exported",
    "The car is insured with another company",
    "The car was deregistered",
  ],
  other: "Other:",
  claims: "Claims",
  noClaims:
    "No claim under this policy has been paid or is open for an accident that I caused, or where it is not known who caused it.",
  refund: "Refund",
  expected: (percent: string) =>
    `Under the short-rate scale of the unified motor policy I expect ${percent} of the price paid.`,
  expectedBlank:
    "I ask for the refund that the short-rate scale of the unified motor policy gives for this day.",
  source:
    "Scale: Insurance Authority Decision 25 of 2016, schedule 4, as an insurance broker states it. Counted in calendar months from the first day of cover, which is an assumption: your calculation decides.",
  iban: "IBAN, please transfer to",
  holder: "Account holder",
  closing: "Yours faithfully,",
  signature: "Signature",
  signedOn: "Date of signature",
  footer: (brand: string) =>
    `Prepared with ${brand}. The insurer alone decides on the cancellation and the refund.`,
};

export type LetterTexts = typeof english;

const arabic: LetterTexts = {
  title: "طلب إلغاء وثيقة تأمين مركبة",
  from: "من",
  to: "إلى",
  date: "التاريخ",
  policyNumber: "رقم الوثيقة",
  requestNumber: "رقم الطلب",
  plate: "رقم اللوحة",
  coverStarts: "أول أيام التغطية",
  coverEnds: "آخر أيام التغطية",
  paid: "السعر المدفوع شاملًا الضريبة",
  greeting: "تحية طيبة وبعد،",
  request: (day) =>
    `أُخطركم خطيًا قبل سبعة أيام، وفق الوثيقة الموحدة لتأمين المركبات، بإلغاء الوثيقة المذكورة أعلاه. تنتهي التغطية مع بداية يوم ${day}. يُرجى تأكيد الإلغاء خطيًا.`,
  requestBlank:
    "أُخطركم خطيًا قبل سبعة أيام، وفق الوثيقة الموحدة لتأمين المركبات، بإلغاء الوثيقة المذكورة أعلاه. يُرجى تأكيد يوم انتهاء التغطية خطيًا.",
  reason: "السبب (يُرجى وضع علامة أمامه، والإثبات مرفق)",
  reasons: [
    "بيعت السيارة أو نُقلت ملكيتها",
    "صُدّرت السيارة",
    "السيارة مؤمَّنة لدى شركة تأمين أخرى",
    "شُطب تسجيل السيارة",
  ],
  other: "سبب آخر:",
  claims: "المطالبات",
  noClaims:
    "لا توجد بموجب هذه الوثيقة مطالبة مسدّدة أو مفتوحة عن حادث تسببتُ فيه أو لم يُعرف المتسبب فيه.",
  refund: "المبلغ المسترد",
  expected: (percent) =>
    `أتوقع، وفق جدول المدة القصيرة في الوثيقة الموحدة لتأمين المركبات، استرداد ${percent} من السعر المدفوع.`,
  expectedBlank:
    "أطلب المبلغ المسترد الذي يحدده لهذا اليوم جدول المدة القصيرة في الوثيقة الموحدة لتأمين المركبات.",
  source:
    "الجدول: قرار هيئة التأمين رقم 25 لسنة 2016، الجدول 4، كما نقله وسيط تأمين. والعدّ بالأشهر الميلادية من أول أيام التغطية افتراض، وحسابكم هو المعتمد.",
  iban: "رقم الحساب المصرفي الدولي (الآيبان) للتحويل",
  holder: "اسم صاحب الحساب",
  closing: "وتفضلوا بقبول فائق الاحترام،",
  signature: "التوقيع",
  signedOn: "تاريخ التوقيع",
  footer: (brand) =>
    `أُعدّت هذه الرسالة عبر ${brand}. والقرار في الإلغاء والاسترداد لشركة التأمين وحدها.`,
};

export const letterTexts: Record<Language, LetterTexts> = { en: english, ar: arabic };
