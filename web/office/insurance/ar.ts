import compare from "./compare/ar.ts";
import csv from "./csv/ar.ts";
import edition from "./edition/ar.ts";
import insurer from "./insurer/ar.ts";
import papers from "./papers/ar.ts";
import plan from "./plan/ar.ts";
import type en from "./en.ts";

const texts: typeof en = {
  name: "إدارة التأمين",
  tabs: { label: "المعروض", insurers: "الشركات", plans: "الباقات", editions: "الإصدارات" },
  payee: {
    heading: "المستفيد",
    account: "بيانات الحساب",
    since: "منذ",
    usual: "الحساب المعتاد: لم يُختر غيره",
    change: "غيّر",
    away: "لا مستفيد",
    awayNote:
      "لم تعد إعدادات الخادم تحوي {{account}}. تُرفض عمليات الدفع لهذه الشركة حتى تُضاف من جديد أو يُوافَق على مستفيد آخر.",
    chosen: "إلى أين تذهب مدفوعاتها",
    hint: "أسماء بيانات الحسابات الموجودة في إعدادات الخادم. لا يُعرض هنا أي سرّ ولا يُحفظ.",
    accountAway: "{{account}} (ليس في الإعدادات)",
    keep: "يسري عند الموافقة. وما بدأ من عمليات الدفع يبقى على المستفيد الذي بدأ به.",
  },
  draft: {
    kinds: { edition: "إصدار", plan: "باقة", agreement: "اتفاقية", payee: "المستفيد" },
    states: {
      draft: "مسودة",
      asked: "تنتظر شخصًا ثانيًا",
      agreed: "متفق عليها",
      discarded: "متجاهَلة",
    },
    writtenBy: "كتبها {{name}}",
    reason: "السبب",
    reasonHint: "يقرؤه الشخص الثاني: رسالة أو مكالمة أو تاريخ.",
    reasonMissing: "اذكر السبب.",
    save: "حفظ",
    ask: "اطلب الموافقة",
    askedNote: "يقرر مسؤول آخر. أي تعديل يسحب الطلب.",
    withdraw: "سحب الطلب",
    discard: "تجاهل المسودة",
    discarded: "جرى تجاهلها. لم يتغير شيء مما هو معمول به.",
    toApproval: "عرض الموافقة",
    from: {
      label: "يُعرض من",
      hint: "بتوقيت دبي. إن تُرك فارغًا عُرض فور موافقة شخص ثانٍ.",
      wrong: "حدّد اليوم والوقت، أو اترك الحقل فارغًا.",
      keep: "الطلبات والعروض والأسعار المشارَكة السابقة تبقى على أسعارها.",
    },
    unsaved: "توجد تعديلات لم تُحفظ.",
    saved: "حُفظ.",
  },
  edition,
  insurer,
  plan,
  papers,
  compare,
  csv,
};

export default texts;
