import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  name: "النصوص المحفوظة",
  about: "ما يتكرر كتابته للعملاء، باللغتين",
  hint: "يدرجها الزملاء بعلامة / وبضعة أحرف حيثما كتبوا للعملاء.",
  add: "أضف نصًا",
  editing: "نص محفوظ",
  columns: { title: "العنوان", shortcut: "الاختصار", places: "يُستخدم في", changed: "آخر تعديل" },
  none: "لا نصوص محفوظة بعد.",
  noneHelp: "أضف أكثر ما يُكتب.",
  retired: "موقوف",
  built: "جاء مع المنتج",
  places: {
    offer: "العروض",
    ask: "طلب المستندات",
    message: "الرد على الرسائل",
  },
  fields: {
    shortcut: "الاختصار",
    shortcutHint: "من حرفين إلى 12 حرفًا أو رقمًا، من دون مسافات: يُكتب بعد علامة /.",
    title: { en: "العنوان (بالإنجليزية)", ar: "العنوان (بالعربية)" },
    body: { en: "النص (بالإنجليزية)", ar: "النص (بالعربية)" },
    places: "يُستخدم في",
    length: "{{count}} من {{most}} حرف",
  },
  placeholders: { en: "الحقول المتغيّرة بالإنجليزية", ar: "الحقول المتغيّرة بالعربية" },
  placeholdersHint: "يُملأ الحقل المتغيّر من الطلب. تحتاج اللغتان إلى الحقول نفسها.",
  save: "حفظ",
  saved: "حُفظ النص.",
  added: "حُفظ النص، ويجده الزملاء فورًا.",
  retire: "إيقاف",
  retiredDone: "أُوقف النص، فلا يجده أحد.",
  restore: "إعادة",
  restoredDone: "عاد النص إلى الاستخدام.",
  back: "رجوع",
} satisfies SameKeys<typeof en>;
