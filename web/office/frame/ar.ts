import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  frame: {
    navigation: "بوابة الموظفين",
    dashboard: "لوحة المتابعة",
    collapse: "اطوِ الشريط الجانبي",
    expand: "وسّع الشريط الجانبي",
    extension: "تحويلة {{extension}}",
    logout: "تسجيل الخروج",
  },
  restoring: {
    title: "النظام يعمل على نسخة أقدم من البيانات",
    text: "يمكنك متابعة القراءة والكتابة. إلى أن ينهي مسؤول النظام هذه الحالة لا تُرسل رسائل ولا تبدأ عمليات دفع ولا يُحذف شيء ولا تنتهي صلاحية شيء. وقد يغيب أحدث ما أُدخل.",
  },
  search: { name: "بحث", hint: "لوحة أو اسم أو هاتف أو رقم طلب" },
  roles: { agent: "موظف طلبات", compliance: "امتثال", admin: "مسؤول" },
  keys: {
    heading: "اختصارات لوحة المفاتيح",
    places: {
      list: "في القائمة",
      request: "في الطلب",
      document: "عند فتح مستند",
      everywhere: "في كل الصفحات",
    },
    next: "الطلب التالي",
    previous: "الطلب السابق",
    open: "فتح الطلب",
    back: "العودة إلى القائمة",
    policy: "تسجيل الوثيقة",
    take: "تولّي الطلب",
    contacted: "تسجيل مكالمة",
    snooze: "تأجيل الطلب",
    offer: "تقديم عرض",
    note: "كتابة ملاحظة",
    documents: "فتح المستندات",
    turnOver: "المستند السابق أو التالي",
    compare: "تعليم السطر: مطابق أو مختلف",
    accept: "قبول المستند",
    reject: "رفض المستند",
    search: "بحث",
    help: "عرض هذه الاختصارات",
    on: "استخدام الاختصارات",
  },
} satisfies SameKeys<typeof en>;
