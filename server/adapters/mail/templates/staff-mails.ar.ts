import type { StaffChange } from "../../../../domain/accounts/staff-audit-events.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { ComparedFact } from "../../../../domain/requests/gateway-fact.ts";
import { longDate, longMoment } from "../../shown-dates.ts";
import type { AuditFault, RestoringWhy } from "../mail.ts";
import type { MailTexts } from "./mail-texts.ts";
import { facts, greeting, name, paragraph, requestNumber } from "./mail-words.ar.ts";

const compared: Record<ComparedFact, string> = {
  order: "رقم العملية لدينا",
  amount: "المبلغ",
  currency: "العملة",
  trackingId: "رقم التتبع",
};

const auditFault: Record<AuditFault, string> = {
  changed: "تغيّر قيد بعد ختمه.",
  removed: "قيد مختوم لم يعد موجودًا.",
  unsealed: "كُتب قيد من دون ختم.",
  sealMissing: "ختم مفقود بين ختمين.",
  behind:
    "يعرف مخزن المستندات قيدًا أحدث من آخر قيد في قاعدة البيانات: إمّا أن قاعدة البيانات قديمة، أو أن أحدث قيودها حُذفت.",
  forked:
    "يعرف مخزن المستندات قيدًا غير موجود في قاعدة البيانات: إمّا أنها قاعدة بيانات أخرى، أو أن أحدث قيودها حُذفت.",
  headMissing: "لم يعد مخزن المستندات يذكر أيّ القيود هو الأحدث.",
};

const verifyAgain =
  "شغّل npm run audit:verify: يسمّي القيد ويقول ما ينبغي فعله. ثم تحدّث إلى بقية المسؤولين.";

const auditSubject = (fault: AuditFault | undefined, faultyDays: readonly string[]) => {
  if (fault) return "سجل التدقيق غير سليم";
  return faultyDays.length > 0 ? "تعذّر التحقق من المدد التي ننشرها" : "سجل التدقيق سليم";
};

const paused =
  "إلى ذلك الحين لا تُرسل رسائل ولا تبدأ عمليات دفع ولا يُحذف شيء ولا تنتهي صلاحية شيء، ويستطيع العملاء والزملاء متابعة القراءة والكتابة. إن كانت هذه قاعدة البيانات التي تريد الإبقاء عليها فشغّل الأمر أدناه مع ذكر السبب، وإلا فاربط النظام بقاعدة البيانات الصحيحة.";

const waiting: Record<RestoringWhy, string> = {
  behind: paused,
  forked: paused,
  headMissing:
    "قارن آخر رسالة يومية عن سجل التدقيق بنتيجة فحصه الآن. إن لم يكن شيء مفقودًا فشغّل الأمر أدناه مع ذكر السبب.",
};

const staffChange: Record<StaffChange, string> = {
  added: "إنشاء الحساب",
  disabled: "تعطيل الحساب",
  enabled: "تفعيل الحساب من جديد",
  reset: "إعادة ضبط كلمة المرور وتطبيق المصادقة",
  rolesChanged: "تغيير الأدوار",
  namesChanged: "تغيير الاسم أو رقم التحويلة",
  sessionsEnded: "تسجيل الخروج من كل مكان",
};

const roleNames: Record<StaffRole, string> = {
  agent: "موظف طلبات",
  compliance: "امتثال",
  admin: "مسؤول",
};

const linkSubject = {
  added: `حسابك في بوابة موظفي ${name}`,
  reset: `اختر كلمة مرور جديدة لحسابك في بوابة موظفي ${name}`,
  enabled: `حسابك في بوابة موظفي ${name}`,
};

const linkReason = {
  added: `فتح لك أحد المسؤولين حسابًا في بوابة موظفي ${name}. اختر كلمة المرور، ثم اضبط تطبيق المصادقة على هاتفك.`,
  reset: `أعاد أحد المسؤولين ضبط حسابك في بوابة موظفي ${name}. اختر كلمة مرور جديدة، ثم اضبط تطبيق المصادقة من جديد: لم تعد كلمة المرور السابقة ولا تطبيق المصادقة ولا رموز الاسترداد صالحة.`,
  enabled: `أعاد أحد المسؤولين فتح حسابك في بوابة موظفي ${name}. اختر كلمة المرور، ثم اضبط تطبيق المصادقة على هاتفك.`,
};

const fileFault = {
  missing: "الملف غير موجود في مكان الحفظ",
  unreadable: "تغيّر الملف أو أنه يعود إلى مستند آخر",
};

export const staffMails: Pick<
  MailTexts["mails"],
  | "staffChangedNotice"
  | "staffLink"
  | "auditNotice"
  | "filesKeptNotice"
  | "restoringNotice"
  | "damagedDocumentNotice"
  | "newLeadNotice"
  | "paymentReviewNotice"
> = {
  staffChangedNotice: ({ name: colleague, email, change, roles, by, at }) => ({
    subject: "تغيّر حساب موظف",
    blocks: [
      facts(
        { label: "الموظف", value: colleague.ar },
        { label: "الحساب", value: email, ltr: true },
        { label: "التغيير", value: staffChange[change] },
        {
          label: "الأدوار الآن",
          value: roles.map((role) => roleNames[role]).join("، ") || "لا يوجد",
        },
        { label: "غيّره", value: by?.ar ?? "سطر الأوامر في الخادم" },
        { label: "الوقت", value: longMoment(at, "ar") },
      ),
      paragraph("إن لم تكن تتوقّع ذلك فأبلغ بقية المسؤولين فورًا."),
    ],
  }),
  staffLink: ({ name: colleague, why, hours, path }) => ({
    subject: linkSubject[why],
    blocks: [
      greeting(colleague.ar),
      paragraph(linkReason[why]),
      { kind: "button", label: "اختر كلمة المرور", path },
      paragraph(
        `يعمل الرابط مرة واحدة وخلال ${hours} ساعة، وهو لك وحدك فلا تعطه أحدًا. وإن انتهت صلاحيته فاطلب رابطًا جديدًا من أحد المسؤولين.`,
      ),
    ],
  }),
  auditNotice: ({ fault, faultyDays = [], rows, head, at }) => ({
    subject: auditSubject(fault, faultyDays),
    blocks: [
      facts(
        { label: "الوقت", value: longMoment(at, "ar") },
        { label: "عدد القيود", value: String(rows), ltr: true },
        { label: "آخر بصمة", value: head, ltr: true },
      ),
      ...(fault ? [paragraph(auditFault[fault])] : []),
      ...(faultyDays.length > 0
        ? [
            paragraph(
              `تغيّر من خارج النظام ما تُحسب منه المدد التي ننشرها. وقد استبعدت الصفحة هذه الأيام وذكرت ذلك: ${faultyDays.map((day) => longDate(day, "ar")).join("؛ ")}.`,
            ),
          ]
        : []),
      ...(fault || faultyDays.length > 0 ? [paragraph(verifyAgain)] : []),
    ],
  }),
  filesKeptNotice: ({ files, at }) => ({
    subject: "ملفات بلا طلب لم تُنقل إلى المهملات",
    blocks: [
      paragraph(
        "كان ينبغي نقل ملفات لا تخصّ أي طلب إلى المهملات، لكنها أكثر من أن تُنقل دفعة واحدة، فلم يُنقل منها شيء. تأكّد من أن قاعدة البيانات ومخزن المستندات يخصّان النظام نفسه، ومن أن قاعدة البيانات هي الأحدث.",
      ),
      facts(
        { label: "عدد الملفات", value: files > 100 ? "أكثر من 100" : String(files) },
        { label: "الإعدادات", value: "DATABASE_URL, STORAGE_URL", ltr: true },
        { label: "الوقت", value: longMoment(at, "ar") },
      ),
    ],
  }),
  restoringNotice: ({ why, at }) => ({
    subject: `${name} بانتظارك: قاعدة البيانات ليست الأحدث`,
    blocks: [
      paragraph(auditFault[why]),
      paragraph(waiting[why]),
      facts(
        { label: "الأمر", value: "npm run restore -- --end <reason>", ltr: true },
        { label: "الوقت", value: longMoment(at, "ar") },
      ),
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
      paragraph(
        "تجدها ضمن «عمليات دفع للمراجعة» في بوابة الموظفين: يبيّن من يتولى الطلب هل وصل مبلغ، ويوافق مسؤول على ذلك.",
      ),
    ],
  }),
};
