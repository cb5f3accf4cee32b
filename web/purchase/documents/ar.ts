import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: {
    all: "أولًا: مستنداتك",
    photos: "أولًا: مستنداتك",
    car: "أولًا: أي سيارة هي؟",
  },
  help: "تحتاج شركة التأمين إلى هذه الصور قبل إصدار الوثيقة.",
  helpWithNumber: "تحتاج شركة التأمين إلى رقم هويتك وإلى هذه الصور قبل إصدار الوثيقة.",
  helpWithCar:
    "لم نحتج إلى ذلك لحساب السعر، لكنه لازم لإصدار الوثيقة: بيانات السيارة ورقم هويتك الإماراتية وهذه الصور.",
  helpForOffer: "يحتاج فريقنا إلى هذه البيانات ليُعدّ عرضًا لسيارتك.",
  continue: "متابعة",
  later: "تابع من دون صور",
} satisfies SameKeys<typeof en>;
