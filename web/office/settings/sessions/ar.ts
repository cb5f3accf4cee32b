import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  name: "الجلسات",
  about: "أين سجّلت دخولك، وإنهاء الجلسات الأخرى",
  heading: "أين سجّلت دخولك",
  hint: "تنتهي الجلسة وحدها بعد 30 دقيقة بلا عمل، أو بعد 12 ساعة.",
  browsers: {
    edge: "إيدج",
    samsung: "متصفح سامسونج",
    firefox: "فايرفوكس",
    chrome: "كروم",
    safari: "سفاري",
  },
  systems: {
    ios: "آيفون أو آيباد",
    android: "أندرويد",
    windows: "ويندوز",
    macos: "ماك",
    linux: "لينكس",
  },
  device: "{{browser}} على {{system}}",
  unknown: "جهاز غير معروف",
  since: "بدأت {{when}}",
  seen: "آخر استخدام {{when}}",
  isThis: "هذه الجلسة",
  end: "إنهاء",
  endOf: "إنهاء: {{device}}",
  ended: "انتهت الجلسة.",
  endOthers: "إنهاء الجلسات الأخرى",
  othersEnded: "انتهت كل الجلسات الأخرى.",
  alone: "لست داخلًا في أي مكان آخر.",
  notYours: "إن لم تعرف إحداها فأنهِها، واختر كلمة مرور أخرى، وأبلغ أحد المسؤولين.",
} satisfies SameKeys<typeof en>;
