import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  title: "حدث خطأ",
  heading: "تعذّر إتمام ذلك",
  notSent: "لم يُرسل طلبك",
  lead: "إجاباتك ما زالت على هذا الجهاز. عُد وحاول من جديد، أو تواصل مع الدعم.",
  paymentFailed: "تعذّر بدء عملية الدفع.",
  back: "العودة إلى إجاباتك",
  support: "تواصل مع الدعم",
} satisfies SameKeys<typeof en>;
