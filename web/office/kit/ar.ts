import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  unreachable: "تعذّر الوصول إلى الخادم. حاول بعد لحظات.",
  staff: {
    loginRequired: "انتهت جلستك. سجّل الدخول من جديد.",
    forbidden: "لا يسمح دورك بذلك.",
    wrongCode: "الرمز غير صحيح أو سبق استخدامه.",
    noAuthenticator: "اضبط تطبيق المصادقة أولًا.",
    hasAuthenticator: "سبق ضبط تطبيق المصادقة.",
    invalidLink: "لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من أحد المسؤولين.",
    passwordLength: "استخدم 12 حرفًا على الأقل.",
    takenByOther: "تولّى أحد زملائك هذا الطلب.",
    notTaken: "تولَّ الطلب أولًا.",
    beingWorkedOn: "يعمل أحد زملائك على هذا الطلب الآن.",
    pictureWaiting: "توجد صورة جديدة بانتظارك: اقبلها أو ارفضها أولًا.",
  },
  accounts: {
    credentialsRequired: "أدخل البريد الإلكتروني وكلمة المرور.",
    wrongCredentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    password_required: "أدخل كلمة مرور.",
    password_length: "استخدم 12 حرفًا على الأقل.",
    password_common: "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
  },
  requests: {
    notFound: "لا يوجد طلب بهذا العنوان.",
    notEditable: "لم تعد حالة هذا الطلب تسمح بذلك.",
    notCancellable: "لم يعد إلغاء هذا الطلب ممكنًا.",
    changedMeanwhile: "تغيّر الطلب أثناء عملك عليه. لم يضع شيء مما كتبته.",
  },
  request: {
    tooMany: "محاولات كثيرة. انتظر قليلًا ثم حاول من جديد.",
    busy: "الخادم مشغول جدًا. حاول بعد دقيقة.",
    unavailable: "جزء من النظام لا يستجيب الآن. حاول بعد ثوانٍ.",
    invalid: "بعض ما أُدخل ناقص أو غير صحيح.",
    unexpected: "حدث خطأ ما. حاول من جديد.",
  },
} satisfies SameKeys<typeof en>;
