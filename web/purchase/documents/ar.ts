import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  heading: "أولًا: مستنداتك",
  help: "تحتاج شركة التأمين إلى هذه الصور قبل إصدار الوثيقة.",
  helpWithNumber: "تحتاج شركة التأمين إلى رقم هويتك وإلى هذه الصور قبل إصدار الوثيقة.",
  continue: "متابعة",
  later: "أكمل دون صور",
} satisfies SameKeys<typeof en>;
