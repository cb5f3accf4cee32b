import { brand } from "../../../../brand.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { longDate, longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";

const name = brand.name.ar;

const greeting = (person: string) => ({ kind: "greeting", hello: "مرحبًا", name: person }) as const;
const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;

const minuteForms: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => "أقل من دقيقة",
  one: () => "دقيقة واحدة",
  two: () => "دقيقتين",
  few: (count) => `${count} دقائق`,
  many: (count) => `${count} دقيقة`,
  other: (count) => `${count} دقيقة`,
};

const plural = new Intl.PluralRules("ar");
const minutesText = (count: number) => minuteForms[plural.select(count)](count);

export const arabicMails: MailTexts = {
  footer: `${name}، وسيط التأمين عبر الإنترنت في دولة الإمارات العربية المتحدة`,
  otherLanguage: "العربية",
  mails: {
    activationCode: ({ username, code, minutes }) => ({
      subject: "رمز تفعيل حسابك",
      blocks: [
        greeting(username),
        paragraph(`فعِّل حسابك في ${name} بهذا الرمز:`),
        { kind: "code", code },
        paragraph(`الرمز صالح لمدة ${minutesText(minutes)}، ولا نطلبه منك عبر الهاتف أبدًا.`),
        paragraph("إن لم تكن أنت من أنشأ الحساب فلا يلزمك فعل أي شيء."),
      ],
    }),
    welcome: ({ username }) => ({
      subject: `أهلًا بك في ${name}`,
      blocks: [
        greeting(username),
        paragraph("شكرًا لتسجيلك معنا. ستصلك رسالة أخرى فيها رمز تفعيل الحساب."),
        paragraph("بعد التفعيل يمكنك مقارنة الأسعار وإرسال طلبك ومتابعته حتى صدور الوثيقة."),
        { kind: "button", label: "أمِّن مركبتك", path: "/vehicle-insurance" },
      ],
    }),
    newAccountNotice: ({ username, email, at }) => ({
      subject: "حساب جديد",
      blocks: [
        paragraph("سُجِّل حساب جديد في الموقع:"),
        {
          kind: "facts",
          rows: [
            { label: "اسم المستخدم", value: username, typed: true },
            { label: "البريد الإلكتروني", value: email, ltr: true, typed: true },
            { label: "وقت التسجيل", value: longMoment(at, "ar") },
          ],
        },
      ],
    }),
    resetLink: ({ username, path, minutes }) => ({
      subject: "اختر كلمة مرور جديدة",
      blocks: [
        greeting(username),
        paragraph(`طلبتَ إعادة تعيين كلمة المرور لحسابك في ${name}.`),
        { kind: "button", label: "اختيار كلمة مرور جديدة", path },
        paragraph(`يعمل الرابط مرة واحدة، ولمدة ${minutesText(minutes)}.`),
        paragraph("إن لم تكن أنت من طلب ذلك فستبقى كلمة مرورك كما هي ولا يلزمك فعل أي شيء."),
      ],
    }),
    paymentConfirmed: ({ username, number, insurerName, amountFils, plate, startDate, path }) => ({
      subject: "تم تأكيد الدفع",
      blocks: [
        greeting(username),
        paragraph(`استلمت شركة ${insurerName.ar} المبلغ الذي دفعته، وهي تُعِدّ وثيقتك الآن.`),
        {
          kind: "facts",
          rows: [
            { label: "رقم الطلب", value: number, ltr: true },
            { label: "شركة التأمين", value: insurerName.ar },
            {
              label: "المبلغ شاملًا الضريبة",
              value: `AED ${formatAmount(amountFils)}`,
              ltr: true,
            },
            ...(plate ? [{ label: "اللوحة", value: plate, ltr: true }] : []),
            { label: "بداية التغطية", value: longDate(startDate, "ar") },
          ],
        },
        { kind: "button", label: "عرض الطلب", path },
        paragraph("هذا ملخص للدفع وليس فاتورة ضريبية."),
      ],
    }),
    requestReceived: ({ username, number, path }) => ({
      subject: "وصلنا طلبك",
      blocks: [
        greeting(username),
        paragraph("طلبك لدينا، ويذهب إلى شركة التأمين فور دفعه."),
        { kind: "facts", rows: [{ label: "الطلب", value: number, ltr: true }] },
        { kind: "button", label: "عرض طلبك", path },
      ],
    }),
    leadReceived: ({ username, number, path }) => ({
      subject: "وصلنا طلبك",
      blocks: [
        greeting(username),
        paragraph("يقارن فريقنا بين شركات التأمين لسيارتك ويكتب إليك بعرض."),
        { kind: "facts", rows: [{ label: "الطلب", value: number, ltr: true }] },
        { kind: "button", label: "متابعة طلبك", path },
      ],
    }),
    newLeadNotice: ({ number, at }) => ({
      subject: "طلب جديد ينتظر عرضًا",
      blocks: [
        {
          kind: "facts",
          rows: [
            { label: "الطلب", value: number, ltr: true },
            { label: "الوقت", value: longMoment(at, "ar") },
          ],
        },
      ],
    }),
    paymentFailed: ({ username, number, path }) => ({
      subject: "لم تتم عملية الدفع",
      blocks: [
        greeting(username),
        paragraph("لم يُخصم أي مبلغ. طلبك ما زال هنا ويمكن دفعه من جديد."),
        { kind: "facts", rows: [{ label: "الطلب", value: number, ltr: true }] },
        { kind: "button", label: "حاول مرة أخرى", path },
      ],
    }),
    requestCancelled: ({ username, number, path }) => ({
      subject: "أُلغي طلبك",
      blocks: [
        greeting(username),
        paragraph("أُلغي هذا الطلب كما طلبت، ولن يحدث له شيء بعد الآن."),
        { kind: "facts", rows: [{ label: "الطلب", value: number, ltr: true }] },
        { kind: "button", label: "عرض طلباتك", path },
      ],
    }),
  },
};
