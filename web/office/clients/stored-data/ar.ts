import type { Plurals, SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  would_zero: "لا طلبات للحذف.",
  would_one: "يُحذف طلب واحد نهائيًا، مع مستنداته ورسائله.",
  would_two: "يُحذف طلبان نهائيًا، مع مستنداتهما ورسائلهما.",
  would_few: "تُحذف {{count}} طلبات نهائيًا، مع مستنداتها ورسائلها.",
  would_many: "يُحذف {{count}} طلبًا نهائيًا، مع مستنداتها ورسائلها.",
  would_other: "يُحذف {{count}} طلب نهائيًا، مع مستنداتها ورسائلها.",
  heading: "بيانات الشخص",
  export: { json: "صدّر البيانات (ملف بيانات)", pdf: "صدّر البيانات (PDF)" },
  owed: "ليس الآن: مبلغ مستحق،",
  underWay: "ليس الآن: لهذا الشخص دفع أو استرداد جارٍ.",
  kept: "ما يُبقيه القانون",
  until: "حتى {{day}}",
  open: "ما دام قائمًا",
  nothing: "لا شيء للحذف: كل ما لدينا يُبقيه القانون.",
  asked: "الحذف بانتظار شخص ثانٍ.",
  erase: "حذف",
  eraseHeading: "هل تحذف بيانات {{name}}؟",
  account: "ويُحذف الحساب أيضًا.",
  stays: "ويبقى الحساب لما يُبقيه القانون.",
  how: "طلبه الشخص",
  ways: {
    mail: "بالبريد الإلكتروني",
    phone: "بالهاتف",
    letter: "برسالة ورقية",
    inPerson: "حضوريًا",
  },
  second: "يقرر شخص ثانٍ، ولا يستطيع أحد استعادتها.",
  ask: "اطلب الحذف",
  keep: "أبقِ البيانات",
} satisfies Omit<SameKeys<typeof en>, "would_one" | "would_other"> & Plurals<"would">;
