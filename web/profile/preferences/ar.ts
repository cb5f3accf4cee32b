import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";
import words from "./words/ar.ts";

export default {
  words,
  heading: "كيف نتواصل معك",
  text: "يطّلع فريقنا على هذا قبل أن يتصل بك أو يراسلك.",
  channel: "الوسيلة المفضلة",
  language: "اللغة",
  hours: "ساعات الاتصال",
  anyHour: "أي وقت من ساعاتنا، من {{from}} إلى {{until}}",
  someHours: "في هذه الساعات فقط",
  from: "من",
  until: "إلى",
  dubai: "بتوقيت دبي، في أي يوم. نتصل من {{from}} إلى {{until}}.",
  save: "حفظ طريقة التواصل",
  saved: "تم الحفظ. يراه فريقنا قبل الاتصال بك.",
  setByStaff: "دوّنه فريقنا في مكالمة، {{moment}}.",
  changed: {
    title: "تغيّر هذا في هذه الأثناء",
    byStaff: "دوّن فريقنا في مكالمة: {{what}}.",
    byYou: "حفظت في صفحة أخرى: {{what}}.",
    kept: "ما اخترته ما زال في الأسفل. احفظ من جديد لاعتماده.",
    take: "اعتماد الاختيار الآخر",
  },
  problems: {
    hourInvalid: "اختر ساعة كاملة أو نصف ساعة.",
    hoursTooShort: "اترك لنا ساعة واحدة على الأقل.",
    hoursNotOurs: "نتصل من الساعة 09:00 إلى 18:00. اختر ساعات يقع جزء منها في هذا الوقت.",
  },
  failed: "تعذّر الحفظ. حاول من جديد.",
  loadFailed: "تعذّر تحميل طريقة التواصل معك. أعد تحميل الصفحة.",
} satisfies SameKeys<typeof en>;
