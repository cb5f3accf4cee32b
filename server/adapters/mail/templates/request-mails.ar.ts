import type { MovedBy } from "../../../../domain/calendar/moved-time.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { PictureFault } from "../../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../../domain/documents/documents.ts";
import { UNSOLD_DAYS } from "../../../../domain/requests/retention.ts";
import { longDate, longMoment, timeToKeep } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { rejectionTexts } from "./rejection-texts.ts";
import { greeting, paragraph, facts, requestNumber, write, call } from "./mail-words.ar.ts";

const pictures: Record<DocumentSlot, string> = {
  id_front: "بطاقة الهوية، الوجه الأمامي",
  id_back: "بطاقة الهوية، الوجه الخلفي",
  license_front: "رخصة القيادة، الوجه الأمامي",
  license_back: "رخصة القيادة، الوجه الخلفي",
  ownership_front: "ملكية المركبة، الوجه الأمامي",
  ownership_back: "ملكية المركبة، الوجه الخلفي",
  document_front: "مستند السيارة، الوجه الأمامي",
  document_back: "مستند السيارة، الوجه الخلفي",
};

const faults: Record<PictureFault, string> = {
  blurred: "الكتابة غير مقروءة",
  cutOff: "جزء من المستند لا يظهر في الصورة",
  expired: "المستند منتهي الصلاحية",
  wrongSide: "تُظهر الصورة وجهًا آخر أو مستندًا آخر",
  someoneElses: "المستند باسم شخص آخر",
  differs: "لا تتطابق بيانات المستند مع إجاباتك",
  other: "الصورة لا تستوفي ما تطلبه شركة التأمين",
};

/** Why the time that we named moved. */
const moved: Record<MovedBy["reason"], (name: string) => string> = {
  holiday: (name) => `تغيّر الموعد: ${name} عطلة رسمية.`,
  noHoliday: (name) => `تغيّر الموعد: لم يعد ${name} عطلة.`,
  ramadan: () => "تغيّر الموعد تبعًا لساعات عملنا في رمضان.",
  hours: () => "تغيّر الموعد تبعًا لساعات عملنا.",
};

export const requestMails: Pick<
  MailTexts["mails"],
  | "requestReceived"
  | "leadReceived"
  | "promiseMissed"
  | "promiseMoved"
  | "betterDocument"
  | "requestExpires"
  | "requestCancelled"
  | "requestRejected"
> = {
  requestReceived: ({ username, number, path }) => ({
    subject: "وصلنا طلبك",
    blocks: [
      greeting(username),
      paragraph("طلبك لدينا، ويصل إلى شركة التأمين فور دفع قيمته."),
      facts(requestNumber(number)),
      paragraph("حتى ذلك الحين يمكنك أن تدفع قيمته أو تعدّله أو تلغيه من حسابك."),
      { kind: "button", label: "اعرض طلبك", path },
    ],
  }),
  leadReceived: ({ username, number, promise, path }) => ({
    subject: "وصلنا طلبك",
    blocks: [
      greeting(username),
      paragraph(
        "الخطوة التالية علينا: يقارن فريقنا بين شركات التأمين لسيارتك، ثم يرسل إليك عرضًا على هذا البريد الإلكتروني.",
      ),
      paragraph(
        promise
          ? `يصلك العرض قبل الساعة ${timeToKeep(promise.until, promise.at, "ar")}. نحسب ساعات عملنا في دبي، وإن تأخرنا أخبرناك بموعد جديد.`
          : "نحسب ساعات عملنا في دبي.",
      ),
      paragraph("لا تدفع شيئًا قبل أن تقبل عرضًا."),
      facts(requestNumber(number), call),
      { kind: "button", label: "تابع طلبك", path },
    ],
  }),
  promiseMissed: ({ username, number, missed, until, at, path }) => ({
    subject: until ? "عرضك يحتاج إلى وقت إضافي" : "تأخرنا في عرضك",
    blocks: [
      greeting(username),
      paragraph(
        until
          ? `وعدناك بعرض قبل الساعة ${timeToKeep(missed, at, "ar")}، ولم ننتهِ منه بعد، ونعتذر عن ذلك. يصلك العرض قبل الساعة ${timeToKeep(until, at, "ar")}.`
          : "وعدناك بعرض مرتين وتأخرنا في المرتين، ونعتذر عن ذلك. لن نحدد موعدًا جديدًا: طلبك الآن يتقدم على سائر الطلبات، ونراسلك فور جاهزية العرض.",
      ),
      paragraph(
        until
          ? "لا يلزمك أي إجراء. وإن لم ترغب في الانتظار فاتصل بنا:"
          : "وإن لم ترغب في الانتظار فاتصل بنا واذكر رقم الطلب:",
      ),
      facts(requestNumber(number), call),
      { kind: "button", label: "اعرض طلبك", path },
    ],
  }),
  promiseMoved: ({ username, number, from, until, by, at, path }) => ({
    subject: "يصلك عرضك في موعد لاحق",
    blocks: [
      greeting(username),
      paragraph(
        `وعدناك بعرض قبل الساعة ${timeToKeep(from, at, "ar")}. ${moved[by.reason](by.name?.ar ?? "")} يصلك العرض قبل الساعة ${timeToKeep(until, at, "ar")}.`,
      ),
      paragraph("لا يلزمك أي إجراء. وإن لم ترغب في الانتظار فاتصل بنا:"),
      facts(requestNumber(number), call),
      { kind: "button", label: "اعرض طلبك", path },
    ],
  }),
  betterDocument: ({ username, slots, reason, note, until, path }) => ({
    subject: slots.length === 1 ? "نحتاج إلى صورة جديدة" : "نحتاج إلى صور جديدة",
    blocks: [
      greeting(username),
      paragraph(
        slots.length === 1
          ? "لم نتمكن من استخدام إحدى صور طلبك. يُرجى إرسال صورة جديدة:"
          : "لم نتمكن من استخدام بعض صور طلبك. يُرجى إرسال صور جديدة:",
      ),
      facts(
        { label: "المطلوب", value: slots.map((slot) => pictures[slot]).join(" · ") },
        { label: "السبب", value: faults[reason] },
        ...(note === null ? [] : [{ label: "من فريقنا", value: note, typed: true }]),
        { label: "آخر موعد", value: longMoment(until, "ar") },
      ),
      { kind: "button", label: slots.length === 1 ? "أرسل الصورة" : "أرسل الصور", path },
      paragraph(
        "يُفتح الرابط على هاتفك من دون تسجيل الدخول، ويستقبل الصور مرة واحدة فقط، فلا ترسله إلى أحد. ويمكنك إضافتها من حسابك أيضًا.",
      ),
    ],
  }),
  requestExpires: ({ username, number, endsOn, path }) => ({
    subject: "لم تُدفع قيمة طلبك بعد",
    blocks: [
      greeting(username),
      paragraph(
        `لم تُدفع قيمة طلبك بعد. فإن لم تدفعها أُلغي الطلب في ${longDate(endsOn, "ar")}، ولن يُخصم أي مبلغ.`,
      ),
      paragraph(
        "للإبقاء عليه ادفع قيمته أو عدّله قبل ذلك اليوم. وإن لم تعد بحاجة إليه فلا يلزمك أي إجراء.",
      ),
      facts(requestNumber(number), { label: "يُلغى في", value: longDate(endsOn, "ar") }),
      { kind: "button", label: "ادفع قيمته أو عدّله", path },
    ],
  }),
  requestCancelled: ({ username, number, path }) => ({
    subject: "أُلغي طلبك",
    blocks: [
      greeting(username),
      paragraph("أُلغي هذا الطلب، ولن يُخصم أي مبلغ بسببه. وإن وصل مبلغ متأخرًا فسيُعاد إليك."),
      facts(requestNumber(number)),
      paragraph(`يُحذف الطلب وصوره بعد ${UNSOLD_DAYS} يومًا.`),
      { kind: "button", label: "اعرض الطلب", path },
    ],
  }),
  requestRejected: ({ username, number, why, returningFils, insurerName, path }) => ({
    subject: "تعذّرت متابعة طلبك",
    blocks: [
      greeting(username),
      paragraph(rejectionTexts.ar[why]),
      facts(
        requestNumber(number),
        ...(returningFils > 0
          ? [{ label: "المبلغ المسترد", value: `AED ${formatAmount(returningFils)}`, ltr: true }]
          : []),
      ),
      paragraph(
        returningFils > 0
          ? `تعيد شركة ${insurerName.ar} المبلغ الذي دفعته. ترى في صفحة طلبك كيف يصلك، وإلى أين وصل، وهل نحتاج إلى شيء منك.`
          : "لن يُخصم أي مبلغ بسبب هذا الطلب.",
      ),
      { kind: "button", label: "اعرض الطلب", path },
      paragraph("إن كان لديك سؤال عن ذلك فاسألنا:"),
      facts(write, call),
    ],
  }),
};
