import type { StaffProblemCode } from "../../contract/office/problems.ts";
import type { Language } from "../../domain/language.ts";

export const staffProblemTexts: Record<Language, Record<StaffProblemCode, string>> = {
  en: {
    "staff.loginRequired": "Log in to the office first.",
    "staff.forbidden": "Your role does not allow this.",
    "staff.wrongCode": "This code is wrong or has already been used.",
    "staff.noAuthenticator": "Set up your authenticator first.",
    "staff.hasAuthenticator": "An authenticator has already been set up.",
    "staff.invalidLink": "This link is no longer valid. Ask an administrator for a new one.",
    "staff.passwordLength": "The password needs at least 12 characters.",
    "staff.takenByOther": "A colleague has taken this request.",
    "staff.notTaken": "Take the request first.",
    "staff.beingWorkedOn": "A colleague is working on this request right now.",
    "policies.notRecordable": "No policy can be recorded for this request now.",
    "policies.numberTaken": "Another request already has this policy number of the insurer.",
    "policies.worse": "This is worse than what was sold. Send it to the customer for acceptance.",
    "policies.missing": "A value of the policy is missing.",
    "policies.unreadable": "A value of the policy cannot be right.",
    "policies.datesReversed": "The policy ends before it starts.",
    "policies.datesUnlikely": "These dates cannot be right.",
    "policies.reasonMissing": "Write why it differs from what was sold.",
    "policies.pdfMissing": "A PDF is missing. Ask the insurer for the policy and the certificate.",
    "policies.pdfSize": "The PDF is larger than 10 MB. Ask the insurer for a smaller one.",
    "policies.pdfNotPdf": "This file is no PDF. Ask the insurer for the document as a PDF.",
    "policies.pdfTruncated": "The end of this PDF is missing. Ask the insurer to send it again.",
    "policies.pdfEncrypted":
      "This PDF is protected. Ask the insurer for the document without a password.",
    "policies.pdfActive":
      "This PDF runs something when it is opened. Ask the insurer for it without scripts or media.",
    "policies.pdfForm":
      "This PDF is a form that sends answers. Ask the insurer for it printed to a plain PDF.",
    "policies.pdfAttachment":
      "This PDF carries other files. Ask the insurer for it without attachments.",
    "policies.pdfBroken": "This PDF is damaged. Ask the insurer to make it again.",
    "policies.pdfPages": "This PDF needs 1 to 200 pages. Ask the insurer for the document alone.",
    "policies.pdfTooComplex":
      "This PDF takes too long to check. Ask the insurer for it printed to a plain PDF.",
  },
  ar: {
    "staff.loginRequired": "سجّل الدخول إلى المكتب أولًا.",
    "staff.forbidden": "لا يسمح دورك بذلك.",
    "staff.wrongCode": "الرمز غير صحيح أو سبق استخدامه.",
    "staff.noAuthenticator": "اضبط تطبيق المصادقة أولًا.",
    "staff.hasAuthenticator": "سبق ضبط تطبيق المصادقة.",
    "staff.invalidLink": "لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من أحد المسؤولين.",
    "staff.passwordLength": "تتكوّن كلمة المرور من 12 حرفًا على الأقل.",
    "staff.takenByOther": "تولّى موظف آخر هذا الطلب.",
    "staff.notTaken": "تولَّ الطلب أولًا.",
    "staff.beingWorkedOn": "يعمل موظف آخر على هذا الطلب الآن.",
    "policies.notRecordable": "لا يمكن تسجيل وثيقة لهذا الطلب الآن.",
    "policies.numberTaken": "رقم الوثيقة هذا مسجّل لدى شركة التأمين نفسها في طلب آخر.",
    "policies.worse": "هذه الشروط أسوأ مما بيع للعميل. أرسلها إليه ليوافق عليها.",
    "policies.missing": "ينقص بيان من بيانات الوثيقة.",
    "policies.unreadable": "أحد بيانات الوثيقة غير صحيح.",
    "policies.datesReversed": "تنتهي الوثيقة قبل أن تبدأ.",
    "policies.datesUnlikely": "لا يمكن أن تكون هذه التواريخ صحيحة.",
    "policies.reasonMissing": "اكتب سبب الاختلاف عما بيع للعميل.",
    "policies.pdfMissing": "ينقص ملف PDF. اطلب من شركة التأمين الوثيقة والشهادة.",
    "policies.pdfSize": "يتجاوز الملف 10 ميجابايت. اطلب من شركة التأمين ملفًا أصغر.",
    "policies.pdfNotPdf": "هذا الملف ليس PDF. اطلب من شركة التأمين المستند بصيغة PDF.",
    "policies.pdfTruncated": "نهاية هذا الملف مفقودة. اطلب من شركة التأمين إرساله من جديد.",
    "policies.pdfEncrypted": "هذا الملف محميّ. اطلب من شركة التأمين المستند من دون كلمة مرور.",
    "policies.pdfActive":
      "يشغّل هذا الملف شيئًا عند فتحه. اطلبه من شركة التأمين من دون برمجيات أو وسائط.",
    "policies.pdfForm":
      "هذا الملف نموذج يُرسل إجابات. اطلب من شركة التأمين نسخة PDF عادية مطبوعة منه.",
    "policies.pdfAttachment": "يحمل هذا الملف ملفات أخرى. اطلبه من شركة التأمين من دون مرفقات.",
    "policies.pdfBroken": "هذا الملف تالف. اطلب من شركة التأمين إعداده من جديد.",
    "policies.pdfPages": "عدد الصفحات المقبول من 1 إلى 200. اطلب من شركة التأمين المستند وحده.",
    "policies.pdfTooComplex":
      "يستغرق فحص هذا الملف وقتًا طويلًا. اطلب من شركة التأمين نسخة PDF عادية مطبوعة منه.",
  },
};
