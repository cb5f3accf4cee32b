import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "الشخص نفسه",
  none: "لا سجل آخر مضمومًا إلى هذا السجل.",
  join: "ضمّ إلى",
  joinHeading: "ضمّ {{name}} إلى",
  find: "السجل الآخر",
  findHint: "اسم أو هاتف أو بريد أو لوحة أو رقم",
  search: "بحث",
  nobody: "لم نجد أحدًا. جرّب رقم الهاتف أو البريد الإلكتروني.",
  another: "اختر غيره",
  proof: "ما الذي يثبت ذلك",
  proofs: { mail: "رسالة", document: "مستند" },
  from: "وصلت الرسالة من",
  sides: { client: "هذا السجل", other: "السجل الآخر" },
  day: "يوم الرسالة",
  document: "المستند",
  noDocuments: "لا مستند لأي منهما.",
  choose: "اختر مستندًا",
  missing: { mail: "اذكر يوم الرسالة.", document: "اختر المستند." },
  consequence:
    "يطّلع شخص ثانٍ على الإثبات، ثم يرى الفريق السجلّين كشخص واحد ويُخبر العنوانان. ولا يُشارَك شيء غير ذلك.",
  ask: "اطلب شخصًا ثانيًا",
  asked: "ضمّ {{name}} بانتظار شخص ثانٍ.",
  look: "اطّلع عليه",
  by: {
    mail: "برسالة، طلبه {{name}}، {{at}}",
    document: "بمستند، طلبه {{name}}، {{at}}",
  },
  separate: "فصل",
  separateHeading: "هل تفصل السجلّين؟",
  separateText: "يعرض النظام كل سجل وحده من جديد، تمامًا كما كان قبل الضمّ.",
  keep: "أبقهما مضمومين",
} satisfies SameKeys<typeof en>;
