import type { Plurals, SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  save: "احفظ في حسابي",
  saving: "جارٍ الحفظ في حسابك",
  saved: "محفوظ حتى {{moment}}",
  savedHelp:
    "سجّل الدخول على جهاز آخر وافتح هذه الصفحة لتجد كل شيء، والصور أيضًا. نحفظه مشفّرًا إلى أن ترسله أو تحذفه.",
  loginFirst: "يُرجى تسجيل الدخول أولًا",
  loginHelp: "تبقى إجاباتك وصورك على هذا الجهاز أثناء ذلك، ثم تعود إلى هذه الصفحة.",
  login: "تسجيل الدخول",
  failed: "تعذّر الحفظ",
  broken: "انقطع الاتصال. حاول من جديد.",
  clearedBoth: "حُذفت بياناتك من هذا الجهاز ومن حسابك.",
  clearedHere:
    "حُذفت بياناتك من هذا الجهاز، ولم نتمكن من الوصول إلى النسخة التي في حسابك. احذفها من جديد حين تتصل بالإنترنت، وإلا حُذفت تلقائيًا بعد يوم.",
  waiting: {
    heading: "تابع من حيث توقفت",
    saved: "حُفظ في حسابك في {{moment}}",
    renew: "تجديد",
    new: "وثيقة جديدة",
    quote: "عرض {{insurer}}",
    photos_zero: "لا توجد صور بعد",
    photos_one: "صورة واحدة",
    photos_two: "صورتان",
    photos_few: "{{number}} صور",
    photos_many: "{{number}} صورة",
    photos_other: "{{number}} صورة",
    continue: "تابع هنا",
    discard: "حذف",
    replace: "استبدال",
    loading: "جارٍ نقله إلى هذا الجهاز",
    questions: {
      discard: {
        heading: "هل تريد حذف ما حفظته؟",
        help: "سيُحذف من حسابك، ويبقى ما على أجهزتك الأخرى كما هو.",
        no: "أبقِه",
      },
      replace: {
        heading: "هل تريد استبدال ما على هذا الجهاز؟",
        help: "تحلّ الإجابات والصور المحفوظة في حسابك محل ما أدخلته هنا.",
        no: "أبقِ ما هنا",
      },
    },
  },
} satisfies SameKeys<typeof en> & { waiting: Plurals<"photos"> };
