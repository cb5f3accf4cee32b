import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "رسائل إلى العميل",
  kinds: {
    requestReceived: "وصول الطلب",
    leadReceived: "وصول الطلب، ويليه العرض",
    paymentConfirmed: "تأكيد الدفع",
    paymentFailed: "تعذّر الدفع",
    paymentReturning: "إعادة المبلغ",
    requestCancelled: "إلغاء الطلب",
    requestRejected: "رفض الطلب",
    requestExpires: "قرب انتهاء الطلب",
    offersMade: "عروض مقدَّمة",
    offersEnded: "انتهاء العروض",
    policyRecorded: "تسجيل الوثيقة",
    policyDiffers: "وثيقة تختلف عما بيع",
    policyEnded: "انتهاء الوثيقة",
    betterDocument: "رابط لإرسال صورة جديدة",
    refund: "مستجدات الاسترداد",
  },
  other: "رسالة",
  states: {
    queued: "قيد الإرسال",
    accepted: "أُرسلت",
    failed: "لم تُرسل",
    sentAgain: "أُرسلت من جديد",
    withdrawn: "سُحبت",
  },
  tries_zero: "لم تُجرَ أي محاولة:",
  tries_one: "محاولة واحدة:",
  tries_two: "محاولتان:",
  tries_few: "{{count}} محاولات:",
  tries_many: "{{count}} محاولة:",
  tries_other: "{{count}} محاولة:",
  again: "أرسلها من جديد",
  againNamed: "أرسلها من جديد: {{name}}",
} satisfies SameKeys<typeof en> & Plurals<"tries">;
