import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  title: "المدونة",
  description:
    "مقالات قصيرة واضحة عن التأمين في الإمارات: السيارة والصحة والمنزل والحيوان الأليف والشركة والسفر.",
  heading: "اقرأ قبل أن تمطر",
  lead: "ست مقالات قصيرة عن التأمين في الإمارات، كتبها من يعملون فيه كل يوم. من دون مصطلحات ومن دون توقيع.",
  topics: {
    home: "المنزل",
    health: "الصحة",
    car: "السيارة",
    pet: "الحيوان الأليف",
    corporate: "الشركة",
    travel: "السفر",
  },
  minutes_zero: "{{count}} دقيقة قراءة",
  minutes_one: "دقيقة قراءة واحدة",
  minutes_two: "دقيقتا قراءة",
  minutes_few: "{{count}} دقائق قراءة",
  minutes_many: "{{count}} دقيقة قراءة",
  minutes_other: "{{count}} دقيقة قراءة",
  back: "كل المقالات",
  next: "اقرأ أيضًا",
  quote: {
    heading: "اعرف كم يكلّف تأمين سيارتك",
    text: "سبع شركات تأمين وأسعار نهائية شاملة الضريبة، تراها في التجديد والتأمين ضد الغير قبل أن تذكر اسمك.",
  },
} satisfies SameKeys<typeof en> & Plurals<"minutes">;
