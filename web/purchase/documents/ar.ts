import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "أولًا: مستنداتك",
  help: "تحتاج شركة التأمين إلى هذه الصور قبل إصدار الوثيقة.",
  helpWithNumber: "تحتاج شركة التأمين إلى رقم هويتك وإلى هذه الصور قبل إصدار الوثيقة.",
  helpWithCar:
    "لم نحتج إلى ذلك لحساب السعر، لكنه لازم لإصدار الوثيقة: بيانات السيارة ورقم هويتك الإماراتية وهذه الصور.",
  continue: "متابعة",
} satisfies SameKeys<typeof en>;
