import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";
import one from "./one/ar.ts";

export default {
  name: "العملاء",
  title: "عميل",
  one,
} satisfies SameKeys<typeof en>;
