import type { SameKeys } from "../../i18n/texts.ts";
import audit from "./audit/ar.ts";
import brand from "./brand/ar.ts";
import commission from "./commission/ar.ts";
import health from "./health/ar.ts";
import navigation from "./navigation/ar.ts";
import sessions from "./sessions/ar.ts";
import texts from "./texts/ar.ts";
import type en from "./en.ts";
import hours from "./hours/ar.ts";

export default {
  name: "الإعدادات",
  sections: "الإعدادات",
  navigation,
  sessions,
  texts,
  brand,
  commission,
  health,
  audit,
  hours,
  staff: {
    name: "الموظفون",
    about: "أسماء الزملاء وأرقام تحويلاتهم وأدوارهم ودخولهم",
    add: "أضف زميلًا",
    columns: {
      name: "الاسم",
      roles: "الدور",
      extension: "التحويلة",
      state: "الحالة",
      changed: "آخر تغيير",
    },
    you: "أنت",
    commandLine: "سطر الأوامر",
    states: {
      active: "نشط",
      invited: "بانتظار كلمة المرور",
      noAuthenticator: "بلا تطبيق مصادقة",
      disabled: "معطّل",
    },
    fields: {
      email: "البريد الإلكتروني",
      emailHint: "لتسجيل الدخول فقط: يرى العملاء والزملاء الاسم.",
      role: "الدور",
      roleChoice: "اختر دورًا",
      roleHint: "يمكن منح أدوار أخرى بعد ذلك.",
      nameEn: "الاسم (بالإنجليزية)",
      nameAr: "الاسم (بالعربية)",
      extension: "رقم التحويلة",
      optional: "اختياري",
      language: "لغة الرسائل",
    },
    languages: { en: "الإنجليزية", ar: "العربية" },
    addEffect:
      "تصل إلى الزميل وحده رسالة فيها رابط لاختيار كلمة المرور، يعمل مرة واحدة وخلال 24 ساعة. ويُبلَّغ جميع المسؤولين بالبريد.",
    added: "أُضيف {{name}}، ورابط اختيار كلمة المرور في الطريق إليه.",
    save: "حفظ",
    saved: "حُفظت بيانات {{name}}.",
    given: "يُمنح {{name}}: {{roles}}.",
    taken: "يُنزع من {{name}}: {{roles}}.",
    rolesEffect: "يُسجَّل خروج {{name}} من كل مكان، ويُبلَّغ جميع المسؤولين بالبريد.",
    access: "الدخول",
    back: "رجوع",
    acts: {
      disable: "تعطيل",
      enable: "تفعيل",
      reset: "إعادة ضبط",
      endSessions: "تسجيل الخروج من كل مكان",
    },
    questions: {
      disable: "تعطيل حساب {{name}}؟",
      enable: "تفعيل حساب {{name}}؟",
      reset: "إعادة ضبط حساب {{name}}؟",
      endSessions: "تسجيل خروج {{name}} من كل مكان؟",
    },
    effects: {
      disable:
        "يُسجَّل خروج {{name}} من كل مكان فورًا ولا يمكنه الدخول بعد ذلك، ويعود ما تولاه من عمل إلى الجميع. يمكنك تفعيل الحساب من جديد. ويُبلَّغ جميع المسؤولين بالبريد.",
      enable:
        "يمكن لـ{{name}} الدخول من جديد بكلمة المرور وتطبيق المصادقة السابقين. ويُبلَّغ جميع المسؤولين بالبريد.",
      enableInvited:
        "تصل إلى {{name}} رسالة فيها رابط لاختيار كلمة المرور، يعمل مرة واحدة وخلال 24 ساعة. ويُبلَّغ جميع المسؤولين بالبريد.",
      reset:
        "تتوقف فورًا كلمة مرور {{name}} وتطبيق المصادقة ورموز الاسترداد، وتنتهي جميع الجلسات. وتصل إلى {{name}} وحده رسالة فيها رابط لاختيار كلمة مرور جديدة، يعمل مرة واحدة وخلال 24 ساعة. ويُبلَّغ جميع المسؤولين بالبريد.",
      resetInvited:
        "تصل إلى {{name}} وحده رسالة جديدة فيها رابط لاختيار كلمة المرور، يعمل مرة واحدة وخلال 24 ساعة، ويتوقف الرابط السابق. ويُبلَّغ جميع المسؤولين بالبريد.",
      endSessions:
        "تنتهي فورًا جميع جلسات {{name}} على كل الأجهزة، وتبقى كلمة المرور وتطبيق المصادقة. ويُبلَّغ جميع المسؤولين بالبريد.",
    },
    done: {
      disable: "عُطّل حساب {{name}}.",
      enable: "فُعّل حساب {{name}}.",
      reset: "أُعيد ضبط حساب {{name}}، ورابط اختيار كلمة المرور في الطريق إليه.",
      endSessions: "سُجّل خروج {{name}} من كل مكان.",
    },
    self: "يعطّل حسابك أو يعيد ضبطه مسؤول آخر.",
  },
} satisfies SameKeys<typeof en>;
