import type { ComparedFact } from "../../../../domain/requests/gateway-fact.ts";
import { longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { paragraph, facts, requestNumber } from "./mail-words.ar.ts";

const compared: Record<ComparedFact, string> = {
  order: "رقم العملية لدينا",
  amount: "المبلغ",
  currency: "العملة",
  trackingId: "رقم التتبع",
};

const staffChange = {
  added: "إنشاء الحساب",
  disabled: "تعطيل الحساب",
  reset: "إعادة ضبط كلمة المرور وتطبيق المصادقة",
  rolesChanged: "تغيير الأدوار",
};

const fileFault = {
  missing: "الملف غير موجود في مكان الحفظ",
  unreadable: "تغيّر الملف أو أنه يعود إلى مستند آخر",
};

export const staffMails: Pick<
  MailTexts["mails"],
  | "staffChangedNotice"
  | "staffLimitNotice"
  | "auditNotice"
  | "damagedDocumentNotice"
  | "newLeadNotice"
  | "paymentReviewNotice"
> = {
  staffChangedNotice: ({ email, change, at }) => ({
    subject: "تغيّر حساب موظف",
    blocks: [
      facts(
        { label: "الحساب", value: email, ltr: true },
        { label: "التغيير", value: staffChange[change] },
        { label: "الوقت", value: longMoment(at, "ar") },
      ),
      paragraph("إن لم تكن تتوقّع ذلك فأبلغ بقية المسؤولين فورًا."),
    ],
  }),
  staffLimitNotice: ({ email, what, count, opensAt }) => ({
    subject: "بلغ أحد الموظفين الحد المسموح به في الساعة",
    blocks: [
      paragraph(
        what === "packs"
          ? `نزّل موظف واحد ملفات الطلبات ${count} مرة خلال ساعة. ويُرفض أي تنزيل آخر حتى تنقضي الساعة.`
          : `كشف موظف واحد ${count} من أرقام الهوية خلال ساعة. وتبقى الأرقام الأخرى مخفية حتى تنقضي الساعة.`,
      ),
      facts(
        { label: "الحساب", value: email, ltr: true },
        { label: "يُفتح من جديد", value: longMoment(opensAt, "ar") },
      ),
      paragraph(
        "يبيّن سجل كل طلب ما فُتح فيه. فإن لم يكن في عمله ما يفسّر ذلك فعطّل الحساب وأبلغ المسؤولين الآخرين.",
      ),
    ],
  }),
  auditNotice: ({ isWhole, rows, head, at }) => ({
    subject: isWhole ? "سجل التدقيق سليم" : "سجل التدقيق غير سليم",
    blocks: [
      facts(
        { label: "الوقت", value: longMoment(at, "ar") },
        { label: "عدد القيود", value: String(rows), ltr: true },
        { label: "آخر بصمة", value: head, ltr: true },
      ),
      ...(isWhole
        ? []
        : [
            paragraph(
              "شغّل npm run audit:verify لمعرفة أول قيد غير سليم، وتحدّث إلى بقية المسؤولين.",
            ),
          ]),
    ],
  }),
  damagedDocumentNotice: ({ documentId, fault, at }) => ({
    subject: "مستند محفوظ لا يمكن فتحه",
    blocks: [
      facts(
        { label: "المستند", value: documentId, ltr: true },
        { label: "الخلل", value: fileFault[fault] },
        { label: "الوقت", value: longMoment(at, "ar") },
      ),
      paragraph(
        "من يفتح المستند من العملاء والموظفين يُخبَر بأننا على علم بالأمر. استعد الملف من نسخة احتياطية. يذكر سجل الخادم كل مستند من هذا النوع، وتُرسل هذه الرسالة مرة واحدة في اليوم.",
      ),
    ],
  }),
  newLeadNotice: ({ number, at }) => ({
    subject: "طلب جديد ينتظر عرضًا",
    blocks: [
      paragraph("طلب أحد العملاء عرضًا:"),
      facts(requestNumber(number), { label: "وقت الوصول", value: longMoment(at, "ar") }),
    ],
  }),
  paymentReviewNotice: ({ number, differs, at }) => ({
    subject: "عملية دفع تنتظر مراجعتك",
    blocks: [
      paragraph(
        "أبلغت بوابة الدفع عن عملية دفع تختلف عن المطلوب. لم تُحتسب قيمة الطلب مدفوعة، ولا يمكن للعميل أن يدفع من جديد حتى تطابق العملية مع سجلات البوابة.",
      ),
      facts(
        requestNumber(number),
        { label: "موضع الاختلاف", value: differs.map((one) => compared[one]).join("، ") },
        { label: "وقت البلاغ", value: longMoment(at, "ar") },
      ),
    ],
  }),
};
