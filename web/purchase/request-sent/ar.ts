import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  title: "وصلنا طلبك",
  lead: "وصلنا طلبك بنجاح، وسيتواصل معك فريقنا.",
  confirmation: "أُرسل التأكيد إلى",
  yourEmail: "بريدك الإلكتروني",
  number: "رقم الطلب",
  nextHeading: "ماذا يحدث الآن؟",
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
      help: "تدفع لشركة التأمين من حسابك، ونراسلك حين تصدر وثيقتك.",
    },
  },
  note: "لم تصلك رسالة بعد بضع دقائق؟ ابحث في مجلد الرسائل غير المرغوب فيها. طلبك وصلنا على أي حال.",
  home: "العودة إلى الرئيسية",
  profile: "تابعه في حسابك",
} satisfies SameKeys<typeof en>;
