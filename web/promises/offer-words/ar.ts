import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  first: {
    today: "عرض قبل الساعة {{time}} اليوم",
    tomorrow: "عرض قبل الساعة {{time}} غدًا",
    later: "عرض قبل الساعة {{time}} يوم {{day}}",
  },
  again: {
    today: "تأخرنا، ونردّ عليك قبل الساعة {{time}} اليوم",
    tomorrow: "تأخرنا، ونردّ عليك قبل الساعة {{time}} غدًا",
    later: "تأخرنا، ونردّ عليك قبل الساعة {{time}} يوم {{day}}",
  },
  late: "تأخرنا عليك",
} satisfies SameKeys<typeof en>;
