import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  demonstration: "نسخة تجريبية: لا تصدر أي وثيقة تأمين",
  homeLink: "{{brand}}، الصفحة الرئيسية",
  navigation: {
    label: "القائمة الرئيسية",
    open: "القائمة",
    beta: "تجريبي",
  },
  account: {
    login: "تسجيل الدخول",
    menu: "حسابك",
    profile: "حسابي",
    logout: "تسجيل الخروج",
    confirm_logout: "هل تريد تسجيل الخروج؟",
    confirmLead: "ما بدأته على هذا الجهاز يبقى عليه.",
    stay: "ابقَ في الحساب",
  },
  language: {
    label: "اللغة",
    english: "English",
    arabic: "العربية",
  },
  footer: {
    label: "أسفل الصفحة",
    lead: "نقارن لك تأمين السيارات في الإمارات بأسعار نهائية شاملة الضريبة وكلام واضح.",
    risk: "{{name}} وسيط تأمين: شركة التأمين التي تختارها هي التي تتحمّل الخطر، ولها تدفع مباشرة.",
    columns: { products: "المنتجات", resources: "معلومات", about: "عن الشركة" },
    call: "هاتف مجاني",
    write: "البريد الإلكتروني",
    social: "تابعنا",
    networks: { instagram: "إنستغرام", linkedin: "لينكد إن", x: "إكس" },
    licence:
      "{{legalName}} مرخّصة من مصرف الإمارات العربية المتحدة المركزي وخاضعة لرقابته في وساطة التأمين، ترخيص رقم",
    licenceExample: "(رقم توضيحي في النسخة التجريبية)",
    badge: "ختم الأمان من {{brand}}",
    copyright: "© {{legalName}}",
    complaints: "تقديم شكوى",
    choices: "خيارات الخصوصية",
    privacy: "الخصوصية",
    terms: "الشروط",
  },
  allPages: {
    title: "كل الصفحات",
    description: "صفحات {{brand}} كلها في مكان واحد: التأمين والمساعدة وحسابك ومعلومات عنّا.",
    heading: "كل الصفحات",
    lead: "{{brand}} كلها في صفحة واحدة.",
    account: "الرئيسية وحسابك",
    home: "الصفحة الرئيسية",
    signup: "إنشاء حساب",
  },
} satisfies SameKeys<typeof en>;
