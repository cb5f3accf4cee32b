import type { SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  channels: {
    phoneThenMail: "الهاتف ثم البريد الإلكتروني",
    phone: "الهاتف فقط",
    mail: "البريد الإلكتروني فقط",
  },
  languages: { en: "الإنجليزية", ar: "العربية" },
  span: "من {{from}} إلى {{until}}",
  anySpan: "أي وقت من {{from}} إلى {{until}}",
} satisfies SameKeys<typeof en>;
