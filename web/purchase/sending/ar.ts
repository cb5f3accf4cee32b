import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "نرسل طلبك",
  percent: "أُرسل {{percent}}%",
  keepOpen: "أبقِ هذه الصفحة مفتوحة.",
  broken: "انقطع الاتصال أثناء الإرسال",
  brokenHelp: "لم يُفقد شيء. حاول من جديد ونكمل الطلب نفسه.",
  brokenWaiting: "سنحاول من جديد تلقائيًا فور عودة اتصالك.",
  retry: "حاول من جديد",
  picture: "لم تُقبل صورة {{picture}}",
  waitingForTeam: "وصلتنا بياناتك كاملة. نسلّمها الآن إلى فريقنا.",
  mendVehicle: "العودة إلى بيانات السيارة",
  pictureAny: "لم تُقبل إحدى الصور",
  steps: {
    look: {
      heading: "نطّلع على سيارتك",
      help: "يقرأ فريقنا طلبك ويسأل شركات التأمين.",
    },
    offer: {
      heading: "يصلك عرض",
      help: "نراسلك بالسعر وبما تشمله التغطية. وإن نقص شيء اتصلنا بك.",
    },
    pay: {
      heading: "تقرّر وتدفع عبر الإنترنت",
      help: "تدفع لشركة التأمين من حسابك، ونراسلك حين تصدر الوثيقة وتجدها فيه.",
    },
  },
} satisfies SameKeys<typeof en>;
