import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  label: "الطلب الذي تعدّله",
  changing: "أنت تعدّل الطلب",
  stop: "أوقف التعديل",
  opening: "نفتح طلبك",
  refused: {
    unknown: "لم نجد هذا الطلب.",
    notEditable: "لم يعد تعديل هذا الطلب ممكنًا.",
    failed: "تعذّر فتح هذا الطلب.",
    help: "لم يتغيّر شيء.",
  },
  retry: "حاول من جديد",
  profile: "اعرض طلباتي",
  save: "احفظ التعديلات",
  next: "لن يُخصم أي مبلغ الآن، وتدفع لاحقًا من ملفك.",
  plan: {
    changed: "تغيّر سعر {{name}} لهذه السيارة",
    before: "كان",
    now: "أصبح",
    choose: "أقبل السعر الجديد",
    gone: "{{name}} غير متاحة لهذه السيارة",
    goneHelp: "اختر عرضًا آخر. ويبقى طلبك كما هو إلى أن تحفظ.",
  },
  conflict: {
    heading: "عُدّل هذا الطلب في مكان آخر",
    text: "منذ أن فتحته حُفظ من نافذة أخرى أو جهاز آخر. إجاباتك باقية هنا: احفظها مكان تلك، أو حمّل آخر ما حُفظ.",
    keepTyped: "أبقِ ما كتبته",
    loadNewest: "حمّل الأحدث",
    close: "إغلاق",
    failed: "تعذّرت قراءة الطلب. حاول من جديد.",
  },
} satisfies SameKeys<typeof en>;
