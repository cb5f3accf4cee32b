import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  name: "التفضيلات",
  none: "لم يُسجَّل شيء بعد. اسأل العميل في المكالمة القادمة.",
  channel: "الوسيلة المفضلة",
  channels: {
    phoneThenMail: "الهاتف ثم البريد الإلكتروني",
    phone: "الهاتف فقط",
    mail: "البريد الإلكتروني فقط",
  },
  language: "اللغة",
  languages: { en: "الإنجليزية", ar: "العربية" },
  hours: "ساعات الاتصال",
  anyHour: "أي وقت من ساعاتنا، من {{from}} إلى {{until}}",
  someHours: "في ساعات محددة فقط",
  span: "من {{from}} إلى {{until}}",
  from: "من",
  until: "إلى",
  save: "حفظ التفضيلات",
  saved: "حُفظت التفضيلات",
  saidOnCall: "سُجّلت في مكالمة، {{moment}}، {{staff}}",
  setByClient: "حددها العميل بنفسه، {{moment}}",
  changed: "تغيّرت في هذه الأثناء: {{what}}. ما اخترته ما زال هنا. احفظ من جديد لاعتماده.",
  takeOther: "اعتماد الاختيار الآخر",
  wants: {
    any: "الاتصال في أي وقت من ساعاتنا، {{language}}",
    after: "الاتصال بعد {{from}}، {{language}}",
    before: "الاتصال قبل {{until}}، {{language}}",
    between: "الاتصال من {{from}} إلى {{until}}، {{language}}",
    mail: "يفضّل البريد الإلكتروني، {{language}}",
  },
  notNow: {
    heading: "هل تتصل الآن؟",
    hours: "طلب العميل عدم الاتصال به الآن. الموعد التالي: {{moment}}.",
    mail: "طلب العميل التواصل بالبريد الإلكتروني فقط. راسله بدلًا من ذلك.",
    next: "ليس الآن. الموعد التالي: {{moment}}",
    goOn: "الاتصال رغم ذلك",
    back: "إلغاء الاتصال",
  },
  today: "اليوم {{time}}",
  tomorrow: "غدًا {{time}}",
  problems: {
    hourInvalid: "اختر ساعة كاملة أو نصف ساعة.",
    hoursTooShort: "يجب ألا تقل المدة عن ساعة واحدة.",
    hoursNotOurs: "نتصل من الساعة 9:00 إلى 18:00. اختر ساعات يقع جزء منها في هذا الوقت.",
  },
} satisfies SameKeys<typeof en>;
