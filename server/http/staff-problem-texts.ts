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
    "staff.pictureWaiting": "A new picture is waiting: accept or reject it first.",
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
    "staff.pictureWaiting": "توجد صورة جديدة بانتظارك: اقبلها أو ارفضها أولًا.",
  },
};
